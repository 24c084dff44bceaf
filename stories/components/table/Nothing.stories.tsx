import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { DataTable } from '../../../src/components/table/DataTable'
import { untouched } from '../../../src/components/table/model/tableState'
import { Nothing } from '../../../src/components/table/Nothing'

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
  title: 'Components/Table/Nothing',
  component: Nothing,
  render: () => (
    <DataTable<Node>
      label="Categories"
      noun={{ one: 'category', many: 'categories' }}
      columns={[
        { id: 'name', header: 'Name', value: ({ name }) => name },
        { id: 'parent', header: 'Parent', cell: ({ parent }) => parent || <Nothing /> },
      ]}
      rows={rows}
      rowKey={({ id }) => id}
      state={untouched}
      onStateChange={fn()}
      empty="No categories"
    />
  ),
} satisfies Meta<typeof Nothing>

export default meta
type Story = StoryObj<typeof meta>

/** In a table a dash says that the cell is not missing. */
export const InATable: Story = {
  tags: ['desktop'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('–')).toBeVisible()
  },
}

/** A card names no columns: a dash alone would say nothing. */
export const InACard: Story = {
  tags: ['phone'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Web', { selector: 'td' })).toBeVisible()
    await expect(canvas.getByText('–')).not.toBeVisible()
  },
}
