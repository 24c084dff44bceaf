import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { DataTable } from '../../../src/components/table/DataTable'
import { untouched } from '../../../src/components/table/model/tableState'
import { EmptyValue } from '../../../src/components/feedback/EmptyValue'

interface Node {
  id: number
  name: string
  parent: string
}

const rows: Node[] = [
  { id: 1, name: 'Web', parent: '' },
  { id: 2, name: 'User interface', parent: 'Web' },
]

/** Two records, of which the first has no parent. */
const meta = {
  title: 'Components/Feedback/Empty value',
  component: EmptyValue,
  render: () => (
    <DataTable<Node>
      label="Categories"
      noun={{ one: 'category', many: 'categories' }}
      columns={[
        { id: 'name', header: 'Name', value: ({ name }) => name },
        { id: 'parent', header: 'Parent', cell: ({ parent }) => parent || <EmptyValue /> },
      ]}
      rows={rows}
      rowKey={({ id }) => id}
      state={untouched}
      onStateChange={fn()}
      empty="No categories"
    />
  ),
} satisfies Meta<typeof EmptyValue>

export default meta
type Story = StoryObj<typeof meta>

/** In a table a dash shows that the value is not missing by mistake. */
export const InATable: Story = {
  tags: ['desktop'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('–')).toBeVisible()
  },
}

/** A card has no column headings, so the cell is hidden. */
export const InACard: Story = {
  tags: ['phone'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Web', { selector: 'td' })).toBeVisible()
    await expect(canvas.getByText('–')).not.toBeVisible()
  },
}
