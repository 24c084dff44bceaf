import { Button } from '@blueprintjs/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { DataTable } from '../../../src/components/table/DataTable'
import { EmptyState } from '../../../src/components/feedback/EmptyState'
import type { Column } from '../../../src/components/table/model/columns'
import { untouched } from '../../../src/components/table/model/tableState'
import { awkwardProjects, sampleProjects, type SampleProject } from './sampleProjects'
import { hand } from '../../support/hand'
import { useKeptState } from './useKeptState'

const columns: Column<SampleProject>[] = [
  {
    id: 'name',
    header: 'Name',
    value: (row) => row.name,
    search: true,
    width: '45%',
  },
  { id: 'license', header: 'License', value: (row) => row.license, search: true },
  {
    id: 'edit',
    header: 'Edit',
    cell: (row) => <Button size="small" text="Edit" title={row.name} />,
  },
  {
    id: 'claims',
    header: 'Claims',
    cell: (row) => <Button size="small" text={`Claims ${row.claims}`} disabled={row.claims === 0} />,
    value: (row) => row.claims,
    sort: 'descending',
  },
]

const meta = {
  title: 'Components/Table/Data table',
  component: DataTable<SampleProject>,
  render: function Kept(args) {
    return <DataTable {...useKeptState(args)} />
  },
  args: {
    label: 'Projects',
    noun: { one: 'project', many: 'projects' },
    columns,
    rows: sampleProjects(12),
    rowKey: (row) => row.id,
    state: untouched,
    onStateChange: fn(),
    empty: <EmptyState title="No projects yet" />,
  },
} satisfies Meta<typeof DataTable<SampleProject>>

export default meta
type Story = StoryObj<typeof meta>

const names = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole('rowheader').map((cell) => cell.textContent)

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('12 projects')
    await expect(names(canvas)).toHaveLength(12)
    await expect(names(canvas)[0]).toBe('Vite')
  },
}

/** Numbers stand right, under each other, in figures of one width. */
export const Numbered: Story = {
  args: { numbered: '#' },
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('row').slice(1)) {
      const number = getComputedStyle(row.children[0]!)
      await expect([number.textAlign, number.fontVariantNumeric]).toEqual(['right', 'tabular-nums'])
    }
    await expect(getComputedStyle(canvas.getByRole('columnheader', { name: '#' })).textAlign).toBe('right')
  },
}

/** The first rows of a long list, while the others are on their way: they can be read and searched already. */
export const Arriving: Story = {
  args: { rows: sampleProjects(80), isArriving: true },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Projects' })
    await expect(table).toHaveAttribute('aria-busy', 'true')
    await expect(table).toHaveAttribute('aria-rowcount', '-1')
    await expect(canvas.getByText('80 so far')).toBeVisible()
    await hand.type(canvas.getByRole('searchbox'), 'vite')
    await waitFor(() => expect(names(canvas)[0]).toBe('Vite'))
    await expect(canvas.getByText(/^\d+ of 80 so far$/)).toBeVisible()
  },
}

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No projects yet')).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

export const AwkwardNames: Story = {
  args: { rows: awkwardProjects },
  play: async ({ canvas }) => {
    await expect(names(canvas)).toEqual(awkwardProjects.map(({ name }) => name))
  },
}

const twoColumns: Column<SampleProject>[] = [
  { id: 'name', header: 'Name', value: (row) => row.name },
  { id: 'license', header: 'License', value: (row) => row.license, isSpare: true, width: '200px' },
]

/** The column that says least is left out where the table has less than 60 rem, and the others take its room. */
export const SpareColumn: Story = {
  args: { columns: twoColumns, rows: sampleProjects(200) },
  render: function Kept(args) {
    return (
      <div data-testid="room">
        <DataTable {...useKeptState(args)} />
      </div>
    )
  },
  play: async ({ canvas }) => {
    const room = canvas.getByTestId('room')
    room.style.width = '1000px'
    const header = canvas.getByRole('columnheader', { name: 'License' })
    await expect(header).toBeVisible()
    await expect(document.querySelector('[data-gap]')).toBeInTheDocument()
    await expect(header.getBoundingClientRect().width).toBe(200)
    room.style.width = '900px'
    await expect(header).not.toBeVisible()
    await expect(canvas.getAllByRole('rowheader')[0]!.getBoundingClientRect().width).toBeGreaterThan(850)
  },
}

const withCount = ({ name, claims }: SampleProject, place: 'data-if-narrow' | 'data-if-wide') => (
  <span>
    {place === 'data-if-narrow' && name} <b {...{ [place]: true }}>{claims} pending</b>
  </span>
)
const narrowColumns: Column<SampleProject>[] = [
  { id: 'name', header: 'Name', cell: (row) => withCount(row, 'data-if-narrow') },
  {
    id: 'claims',
    header: 'Claims',
    cell: (row) => withCount(row, 'data-if-wide'),
    width: '200px',
    narrowWidth: '90px',
  },
]

/** A column takes less where the table has less than 60 rem, and what it has no room for then stands behind the name. */
export const NarrowColumn: Story = {
  ...SpareColumn,
  args: { columns: narrowColumns, rows: sampleProjects(3) },
  play: async ({ canvas }) => {
    const room = canvas.getByTestId('room')
    const counts = () => canvas.getAllByText(/pending/, { selector: 'tbody tr:first-child b' })
    room.style.width = '1000px'
    const header = canvas.getByRole('columnheader', { name: 'Claims' })
    await expect(header.getBoundingClientRect().width).toBe(200)
    await expect(counts().map((count) => count.checkVisibility())).toEqual([false, true])
    room.style.width = '900px'
    await expect(header.getBoundingClientRect().width).toBe(90)
    await expect(counts().map((count) => count.checkVisibility())).toEqual([true, false])
  },
}

export const OnAPhone: Story = { ...AwkwardNames, tags: ['phone'] }

export const Sorts: Story = {
  play: async ({ canvas, args }) => {
    const header = canvas.getByRole('button', { name: 'Name' })
    await hand.click(header)
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(names(canvas)[0]).toBe('Axios')
    await hand.keyboard('{Enter}')
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await expect(names(canvas)[0]).toBe('Zod')
    await hand.keyboard(' ')
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).not.toHaveAttribute('aria-sort')
    await expect(names(canvas)[0]).toBe('Vite')
    await expect(args.onStateChange).toHaveBeenNthCalledWith(2, {
      search: '',
      sort: { column: 'name', direction: 'descending' },
    })
  },
}

export const Searches: Story = {
  args: { rows: sampleProjects(340) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('340 projects')
    await hand.type(canvas.getByRole('searchbox', { name: 'Search' }), 'plúgin ROLL')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('33 of 340 projects'))
    await expect(canvas.getByRole('table', { name: 'Projects' })).toHaveAttribute('aria-rowcount', '34')
    await expect(args.onStateChange).toHaveBeenLastCalledWith({ search: 'plúgin ROLL', sort: null })
    await hand.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^340 projects$/))
  },
}

const named = (...list: string[]) =>
  list.map((name, id): SampleProject => ({ id, name, license: 'MIT', claims: id }))

export const RanksWhatItFinds: Story = {
  args: {
    rows: named('@types/react-dom', 'Łódź maps', 'react-dom-server', 'preact', 'react-dom', 'Reactor'),
  },
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search' })
    await hand.type(search, 'react-dom')
    await waitFor(() => expect(names(canvas)).toEqual(['react-dom', 'react-dom-server', '@types/react-dom']))
    await hand.click(canvas.getByRole('button', { name: 'Name' }))
    await expect(names(canvas)).toEqual(['@types/react-dom', 'react-dom', 'react-dom-server'])
    await hand.clear(search)
    await hand.type(search, 'lodz')
    await waitFor(() => expect(names(canvas)).toEqual(['Łódź maps']))
    await hand.clear(search)
    await hand.type(search, 'raector')
    await waitFor(() => expect(names(canvas)).toEqual(['Reactor']))
  },
}

export const CountsSortLargestFirst: Story = {
  args: { rows: named('none', 'one', 'two') },
  play: async ({ canvas }) => {
    const header = canvas.getByRole('columnheader', { name: 'Claims' })
    await hand.click(canvas.getByRole('button', { name: 'Claims' }))
    await expect(header).toHaveAttribute('aria-sort', 'descending')
    await expect(names(canvas)).toEqual(['two', 'one', 'none'])
    await hand.click(canvas.getByRole('button', { name: 'Claims' }))
    await expect(header).toHaveAttribute('aria-sort', 'ascending')
    await expect(names(canvas)).toEqual(['none', 'one', 'two'])
  },
}

export const NoMatch: Story = {
  args: { state: { search: 'nothing like this', sort: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('0 of 12 projects')
    await hand.click(canvas.getByRole('button', { name: 'Show all projects' }))
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(13))
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
  },
}

export const TenThousandRows: Story = {
  args: { rows: sampleProjects(10_000), numbered: '#' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10001')
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60)
    const last = await waitFor(() => {
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
      return canvas.getByRole('row', { name: /^10000 / })
    })
    await expect(last).toHaveAttribute('aria-rowindex', '10001')
    window.scrollTo({ top: 0, behavior: 'instant' })
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '2'))
  },
}

/** Rows are drawn ahead of the window, several at a time: none is missing on the way, and few are in the document. */
export const ScrollsStepByStep: Story = {
  args: { rows: sampleProjects(1000) },
  play: async ({ canvas }) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const indexAt = (part: number) =>
      document.elementFromPoint(window.innerWidth / 2, window.innerHeight * part)?.closest('tr')?.dataset[
        'index'
      ]
    const scrollBy = async (top: number, steps: number) => {
      for (let step = 0; step < steps; step += 1) {
        window.scrollBy({ top, behavior: 'instant' })
        // The event of scrolling, in which rows are drawn, comes before the callbacks of a frame.
        await frame()
        await expect(Number(indexAt(0.5))).not.toBeNaN()
        await expect(Number(indexAt(0.95))).not.toBeNaN()
      }
    }
    await scrollBy(1500, 1)
    const before = Number(indexAt(0.5))
    await scrollBy(90, 60)
    await expect(Number(indexAt(0.5))).toBeGreaterThan(before + 30)
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60)
    await scrollBy(-90, 60)
    await expect(Number(indexAt(0.5))).toBe(before)
    window.scrollTo({ top: 0, behavior: 'instant' })
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '2'))
  },
}

/** The page scrolls, and the rows are those that are in view of it. */
export const ScrollsWithThePage: Story = {
  args: { rows: sampleProjects(1000) },
  play: async ({ canvas }) => {
    window.scrollTo({ top: 9000, behavior: 'instant' })
    await waitFor(() => {
      const middle = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)
      void expect(Number(middle?.closest('tr')?.getAttribute('aria-rowindex'))).toBeGreaterThan(80)
    })
    const header = canvas.getAllByRole('columnheader')[0]
    if (window.innerWidth >= 720) await expect(header?.getBoundingClientRect().top).toBe(0)
    window.scrollTo({ top: 0, behavior: 'instant' })
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '2'))
  },
}
