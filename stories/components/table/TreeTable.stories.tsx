import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from 'react-router-dom'
import { expect, fn, waitFor } from 'storybook/test'
import { EmptyState } from '../../../src/components/feedback/EmptyState'
import { untouched } from '../../../src/components/table/model/tableState'
import type { Column } from '../../../src/components/table/model/columns'
import { TreeTable } from '../../../src/components/table/TreeTable'
import { inRouter } from '../../support/inRouter'
import { sampleCategories, type SampleCategory } from './sampleCategories'
import { hand } from '../../support/hand'
import { useKeptState } from './useKeptState'

const edited = fn()
const columns: Column<SampleCategory>[] = [
  { id: 'name', header: 'Name', value: (row) => row.name, search: true },
  { id: 'parent', header: 'Parent', cell: (row) => row.parentName },
  {
    id: 'edit',
    header: 'Edit',
    cell: (row) => (
      <Link
        to={`/categories_main/edit/${row.id}`}
        aria-label={`Edit ${row.name}`}
        onClick={() => edited(row.id)}
      >
        Edit
      </Link>
    ),
    width: '90px',
  },
]

const meta = {
  title: 'Components/Table/Tree table',
  component: TreeTable<SampleCategory>,
  decorators: [inRouter],
  render: function Kept(args) {
    return <TreeTable {...useKeptState(args)} />
  },
  args: {
    label: 'Categories',
    noun: { one: 'category', many: 'categories' },
    numbered: 'Number',
    columns,
    rows: sampleCategories(0),
    rowKey: (row) => row.id,
    parentKey: (row) => (row.parentId === 0 ? null : row.parentId),
    state: untouched,
    onStateChange: fn(),
    empty: <EmptyState title="No categories yet" />,
  },
} satisfies Meta<typeof TreeTable<SampleCategory>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^\d+ Editors/ })
    await expect(row).toHaveAttribute('aria-level', '2')
    await expect(row).toHaveAttribute('aria-posinset', '2')
    await expect(row).toHaveAttribute('aria-setsize', '3')
    await expect(row).not.toHaveAttribute('aria-expanded')
  },
}

export const OnAPhone: Story = {
  tags: ['phone'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^\d+ Editors/ })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No categories yet')).toBeVisible()
  },
}

export const OpensAndCloses: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('row', { name: /^\d+ Tools/ }).focus()
    await hand.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('row', { name: /^\d+ Tools/ })).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('row', { name: /^\d+ Editors/ })).toBeNull()
    await hand.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('row', { name: /^\d+ Editors/ })).toBeVisible()
    await hand.keyboard(' ')
    await expect(canvas.queryByRole('row', { name: /^\d+ Editors/ })).toBeNull()
    await hand.click(canvas.getByRole('button', { name: 'Expand all' }))
    await expect(canvas.getByRole('row', { name: /^\d+ Editors/ })).toBeVisible()
  },
}

export const MovesByKeys: Story = {
  play: async ({ canvas }) => {
    const row = (name: RegExp) => canvas.getByRole('row', { name })
    row(/^\d+ Tools/).focus()
    await hand.keyboard('{ArrowDown}{ArrowDown}')
    await waitFor(() => expect(row(/^\d+ Editors/)).toHaveFocus())
    await hand.keyboard('{ArrowLeft}')
    await waitFor(() => expect(row(/^\d+ Tools/)).toHaveFocus())
    await hand.keyboard('{End}')
    await waitFor(() => expect(row(/^\d+ Testing/)).toHaveFocus())
    await hand.keyboard('ed')
    await waitFor(() => expect(row(/^\d+ Editors/)).toHaveFocus())
    await hand.keyboard('{ArrowRight}{End}')
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Edit Editors' })).toHaveFocus())
    await hand.keyboard('{ArrowUp}')
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Edit Bundlers' })).toHaveFocus())
    await hand.keyboard('{Home}{ArrowLeft}')
    await waitFor(() => expect(row(/^\d+ Bundlers/)).toHaveFocus())
    await hand.keyboard('{Enter}')
    await expect(edited).toHaveBeenLastCalledWith(2)
    await hand.keyboard('{Home}')
    await waitFor(() => expect(row(/^\d+ Tools/)).toHaveFocus())
  },
}

/** Arrow keys skip cells that a card hides, like an empty parent. */
export const MovesByKeysOnCards: Story = {
  tags: ['phone'],
  play: async ({ canvas }) => {
    const row = (name: RegExp) => canvas.getByRole('row', { name })
    row(/^\d+ Tools/).focus()
    await hand.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Edit Tools' })).toHaveFocus())
    await hand.keyboard('{ArrowLeft}')
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: 'Tools' })).toHaveFocus())
    row(/^\d+ Editors/).focus()
    await hand.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    const parent = canvas.getAllByRole('gridcell', { name: 'Tools' })
    await waitFor(() => expect(parent).toContain(document.activeElement))
    await hand.keyboard('{ArrowUp}{ArrowUp}')
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: 'Tools' })).toHaveFocus())
  },
}

export const SearchKeepsAncestors: Story = {
  play: async ({ canvas }) => {
    await hand.click(canvas.getByRole('button', { name: 'Collapse all' }))
    await hand.type(canvas.getByRole('searchbox'), 'rich')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 of 9 categories'))
    const names = canvas.getAllByRole('rowheader').map((cell) => cell.textContent)
    await expect(names).toEqual(['Tools', 'Writing', 'Rich text'])
  },
}

/** The best match stands first, with what it lies below, whatever the order of the tree. */
export const RanksWhatItFinds: Story = {
  args: {
    rows: [
      { id: 1, name: 'Tools', parentId: 0, parentName: '' },
      { id: 2, name: 'Unrust', parentId: 1, parentName: 'Tools' },
      { id: 3, name: 'Languages', parentId: 0, parentName: '' },
      { id: 4, name: 'Frustum', parentId: 3, parentName: 'Languages' },
      { id: 5, name: 'Rust', parentId: 3, parentName: 'Languages' },
    ],
  },
  play: async ({ canvas }) => {
    await hand.type(canvas.getByRole('searchbox'), 'rust')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('3 of 5 categories'))
    const names = canvas.getAllByRole('rowheader').map((cell) => cell.textContent)
    await expect(names).toEqual(['Languages', 'Rust', 'Frustum', 'Tools', 'Unrust'])
  },
}

export const Thousands: Story = {
  args: { rows: sampleCategories(4000) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60)
    canvas.getByRole('row', { name: /^\d+ Tools/ }).focus()
    await hand.keyboard('{End}')
    const last = await canvas.findByRole('row', { name: /^\d+ Subject 4008/ })
    await waitFor(() => expect(last).toHaveFocus())
    await expect(last).toHaveAttribute('aria-rowindex', '4010')
  },
}
