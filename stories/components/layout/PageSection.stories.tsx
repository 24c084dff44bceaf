import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { DataTable } from '../../../src/components/table/DataTable'
import { EmptyState } from '../../../src/components/feedback/EmptyState'
import { PageSection } from '../../../src/components/layout/PageSection'
import { ResourceView } from '../../../src/components/feedback/ResourceView'
import { untouched } from '../../../src/components/table/model/tableState'
import type { Column } from '../../../src/components/table/model/columns'
import { sampleProjects, type SampleProject } from '../table/sampleProjects'

const columns: Column<SampleProject>[] = [
  { id: 'name', header: 'Name', value: (row) => row.name, search: true },
  { id: 'license', header: 'License', cell: (row) => row.license },
]

const table = (
  <ResourceView status="ready" onRetry={fn()}>
    <DataTable
      label="Projects"
      noun={{ one: 'project', many: 'projects' }}
      columns={columns}
      rows={sampleProjects(4)}
      rowKey={(row) => row.id}
      state={untouched}
      onStateChange={fn()}
      empty={<EmptyState title="No projects yet" />}
    />
  </ResourceView>
)

const meta = {
  title: 'Components/Layout/Page section',
  component: PageSection,
  args: { title: 'Add a project', children: <p>A form stands here.</p> },
} satisfies Meta<typeof PageSection>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Add a project' })).toBeVisible()
    await expect(canvas.getByText('A form stands here.')).toBeVisible()
  },
}

/** The table lies flush with the edges of its section. */
export const WithATable: Story = {
  args: { title: 'All projects', children: table },
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'All projects' })
    await expect(within(section).getByRole('table', { name: 'Projects' })).toBeVisible()
  },
}

export const WithATableAlone: Story = {
  args: { title: undefined, children: table },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Projects' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull()
  },
}
