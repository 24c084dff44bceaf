import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { useContext, useState, type CSSProperties } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '@blueprintjs/core'
import { ShortcutHost } from '../../../src/components/keys/ShortcutHost'
import { ListPage } from '../../../src/components/list/ListPage'
import { ListSlots } from '../../../src/components/list/ListSlots'
import { DataTable } from '../../../src/components/table/DataTable'
import type { Column } from '../../../src/components/table/model/columns'
import { untouched } from '../../../src/components/table/model/tableState'
import { hand } from '../../support/hand'
import { inRouter } from '../../support/inRouter'
import { sampleProjects, type SampleProject } from '../table/sampleProjects'

const columns: Column<SampleProject>[] = [
  { id: 'name', header: 'Name', value: (row) => row.name, search: true },
  { id: 'license', header: 'License', value: (row) => row.license },
]

function Table({ rows }: { rows: readonly SampleProject[] }) {
  const [state, setState] = useState(untouched)
  return (
    <DataTable
      label="Projects"
      noun={{ one: 'project', many: 'projects' }}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      state={state}
      onStateChange={setState}
      empty="none"
    />
  )
}

const form = (
  <div data-field="name">
    <label>
      Name <input />
    </label>
  </div>
)

/** `--bar-height`, in px. */
const barHeight = 56

const meta = {
  title: 'Components/Layout/List page',
  component: ListPage,
  decorators: [
    (Story) => (
      <main data-shell style={{ '--page-inline': '24px', paddingInline: 24 } as CSSProperties}>
        <Story />
      </main>
    ),
    inRouter,
  ],
  parameters: { frame: 'own', layout: 'fullscreen' },
  args: {
    title: 'Projects',
    listTitle: 'All projects',
    listId: 'all-projects',
    section: null,
    children: <Table rows={sampleProjects(200)} />,
  },
} satisfies Meta<typeof ListPage>

export default meta
type Story = StoryObj<typeof meta>

const withShortcuts: Decorator = (Story) => (
  <ShortcutHost isOn onToggle={() => undefined}>
    <Story />
  </ShortcutHost>
)

/** The link and `n` lead to the form's first field; `/` leads back to the search, `j` and `k` from row to row. */
export const WithForm: Story = {
  decorators: [withShortcuts],
  args: { add: { id: 'add-project', label: 'Add project', title: 'Add a project', form } },
  play: async () => {
    await expect(screen.getByRole('region', { name: 'All projects' })).toContainElement(
      screen.getByRole('table'),
    )
    await expect(screen.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '#all-projects')
    await hand.click(screen.getByRole('link', { name: 'Add project' }))
    await expect(screen.getByLabelText('Name')).toHaveFocus()
    await hand.keyboard('/')
    await expect(screen.getByLabelText('Name')).toHaveValue('/')
    screen.getByRole('link', { name: 'Add project' }).focus()
    await hand.keyboard('/')
    await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus())
    screen.getByRole('link', { name: 'View all' }).focus()
    await hand.keyboard('n')
    await expect(screen.getByLabelText('Name')).toHaveFocus()
  },
}

/** The way to the list lies over nothing of the form, also where that begins with a line as wide as it: the offer of a draft. */
export const WithLine: Story = {
  args: {
    addLine: {
      id: 'add-project',
      title: 'Add a project',
      form: (
        <form aria-label="Add project">
          <output style={{ flex: '1 0 100%' }}>A draft of an earlier visit was kept.</output>
          {form}
        </form>
      ),
    },
  },
  play: async () => {
    const field = screen.getByLabelText('Name').getBoundingClientRect()
    const link = screen.getByRole('link', { name: 'View all' })
    await expect(link).toHaveAttribute('href', '#all-projects')
    const { left, top } = link.getBoundingClientRect()
    const whole = screen.getByRole('form').getBoundingClientRect()
    await expect(left >= whole.right || top >= whole.bottom).toBe(true)
    await expect(field.bottom).toBeLessThan(screen.getByRole('table').getBoundingClientRect().top)
    await expect(screen.getByRole('heading', { level: 2, name: 'Add a project' })).toBeInTheDocument()
  },
}

/** The search and the row count stand in the head, which stays while the page scrolls. */
export const Searched: Story = {
  play: async () => {
    await expect(screen.getByText('200 projects')).toBeInTheDocument()
    await hand.type(screen.getByRole('searchbox', { name: 'Search' }), 'plugin 19')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/of 200 projects/))
  },
}

/** On a phone the count stands right below the title, also beside the way back, and both in the middle of the bar. */
export const WithWayBack: Story = {
  args: {
    title: 'Claims on react',
    back: { label: 'All projects', to: '/osn_main' },
    children: <Table rows={sampleProjects(5)} />,
  },
  tags: ['phone'],
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect()
    const count = (await canvas.findByText('5')).getBoundingClientRect()
    const link = canvas.getByRole('link', { name: 'All projects' }).getBoundingClientRect()
    await expect(link.right).toBeLessThanOrEqual(title.left)
    if (window.innerWidth >= 640) return
    await expect(count.left).toBeCloseTo(title.left, 0)
    await expect(count.top - title.bottom).toBeLessThan(2)
    const middle = (title.top + count.bottom) / 2
    await expect(Math.abs(middle - (link.top + link.bottom) / 2)).toBeLessThan(2)
    await expect(link.height).toBeGreaterThanOrEqual(44)
  },
}

/** Two lines of it and the count fit into a phone's bar, with room above and below, beside the way back. */
export const WithLongTitle: Story = {
  args: {
    ...WithWayBack.args,
    title: 'Applicants of Write the beginner’s guide',
  },
  tags: ['phone'],
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 })
    const bar = title.closest('header')!.getBoundingClientRect()
    const search = canvas.getByRole('searchbox', { name: 'Search' }).getBoundingClientRect()
    const count = (await canvas.findByText('5')).getBoundingClientRect()
    await expect(title.getBoundingClientRect().top - bar.top).toBeGreaterThanOrEqual(4)
    if (window.innerWidth >= 640) return
    await expect(search.top - count.bottom).toBeGreaterThanOrEqual(4)
    await expect(search.top - bar.top).toBeCloseTo(barHeight, 0)
    const link = canvas.getByRole('link', { name: 'All projects' }).getBoundingClientRect()
    await expect((link.top + link.bottom) / 2 - bar.top).toBeCloseTo(barHeight / 2, 0)
  },
}

/** A browser that focuses the list or the form, as its address names it, takes nothing from who types already; a press on the list does. */
export const NamedByAddress: Story = {
  args: { add: { id: 'add-project', label: 'Add project', title: 'Add a project', form } },
  play: async () => {
    const search = screen.getByRole('searchbox', { name: 'Search' })
    await hand.click(search)
    screen.getByRole('region', { name: 'All projects' }).focus()
    await expect(search).toHaveFocus()
    await hand.keyboard('plugin')
    await expect(search).toHaveValue('plugin')
    await hand.click(screen.getAllByRole('cell')[0]!)
    await expect(search).not.toHaveFocus()
    const name = screen.getByLabelText('Name')
    await hand.click(name)
    screen.getByRole('region', { name: 'Add a project' }).focus()
    await expect(name).toHaveFocus()
  },
}

function Growing() {
  const [rows, setRows] = useState(sampleProjects(300))
  const slots = useContext(ListSlots)
  const handleAdd = () => {
    slots?.onAdded(1000)
    setRows([...rows, { ...sampleProjects(1)[0]!, id: 1000, name: 'just added' }])
  }
  return (
    <>
      <Button text="Add it" onClick={handleAdd} />
      <Table rows={rows} />
    </>
  )
}

/** What was just added comes into view and stands out for a while. */
export const Added: Story = {
  args: { children: <Growing /> },
  play: async () => {
    await hand.click(screen.getByRole('button', { name: 'Add it' }))
    // Looked up each time: the row may leave what is drawn while the page scrolls to it.
    const row = () => screen.getByRole('row', { name: /just added/ })
    await waitFor(() => expect(row()).toHaveAttribute('data-new'))
    await waitFor(() => expect(row().getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
    await waitFor(() => expect(row()).not.toHaveAttribute('data-new'), { timeout: 4000 })
    await expect(row().getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}
