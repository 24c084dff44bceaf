import type { Meta, StoryObj } from '@storybook/react-vite'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { countsByWord } from '../../../src/components/filters/FilterCounts'
import { EmptyState } from '../../../src/components/feedback/EmptyState'
import { Selection } from '../../../src/components/selection/Selection'
import { LongTable, type LongTableProps } from '../../../src/components/table/long/LongTable'
import type { Column } from '../../../src/components/table/model/columns'
import { untouched } from '../../../src/components/table/model/tableState'
import type { ProjectRow } from '../../../src/contract/entities'
import { limits } from '../../../src/contract/limits'
import type { RowMark } from '../../../src/lib/window/RowMark'
import { ProjectPages } from '../../../src/stores/query/ProjectPages'
import { ReadProjects } from '../../../src/stores/query/ReadProjects'
import { hand } from '../../support/hand'
import { openFilters, press } from '../../support/onScreen'
import { madeHost, type HostFaults } from './madeHost'

const columns: Column<ProjectRow>[] = [
  {
    id: 'name',
    header: 'Name',
    value: (row) => row.name,
    cell: (row) => <a href={`#${row.id}`}>{row.name}</a>,
  },
  { id: 'address', header: 'Address', cell: (row) => row.projectUrl },
]
const filters = [{ id: 'map', label: 'Maps', keeps: () => true }]
const readAll = { most: 5000, wanted: 'be selected at once' }

interface Listed extends Omit<LongTableProps<ProjectRow>, 'long'> {
  /** Projects of the host. */
  count: number
  faults: HostFaults
}

/** The table as a page has it: the store of the console, over a host that is made up. */
const Listed = observer(function Listed({ count, faults, ...props }: Listed) {
  const [{ pages, read }] = useState(() => {
    const projects = new ReadProjects(madeHost(count, faults))
    return { read: projects, pages: new ProjectPages(projects) }
  })
  const [own] = useState(() => new Selection())
  const { selection = own } = props
  const [state, setState] = useState(props.state)
  const [query, setQuery] = useState({})
  useEffect(() => pages.ask(query), [pages, query])
  useEffect(() => pages.part.retain(), [pages])
  useEffect(() => pages.choices.retain(), [pages])
  const [reading] = useState(() => {
    const keys = (ids: Promise<readonly number[]>) =>
      ids.then(
        (all) => all.map(String),
        () => undefined,
      )
    return {
      readKeys: () => keys(read.readAll(pages.query, readAll).then((rows) => rows.map(({ id }) => id))),
      markOf: (key: string) => pages.markOf(key),
      readRange: (from: RowMark, to: RowMark) => keys(read.readRange(pages.query, [from, to], readAll)),
    }
  })
  const { value } = pages.part
  const part = useMemo(() => value && { ...value, isAbout: value.counts.isAbout }, [value])
  if (!part) return null
  return (
    <LongTable
      {...props}
      state={state}
      onStateChange={(next) => {
        setState(next)
        setQuery({ search: next.search, filter: next.filters })
        props.onStateChange(next)
      }}
      selection={selection}
      filters={filters}
      long={{
        part,
        total: part.counts.total,
        isTotalAbout: part.counts.total > limits.countedList,
        search: part.query.search ?? '',
        isBusy: pages.part.isLoading || !pages.isCurrent,
        counts: countsByWord<ProjectRow>(pages.choices.value?.choices ?? undefined),
        place: pages.place,
        onNear: (end) => void pages.readOn(end),
        onJump: (row) => void pages.jump(row),
        ...reading,
        readRows: async () => part.rows,
        failure:
          pages.nextError === undefined
            ? undefined
            : { message: 'The server did not answer', onRetry: () => void pages.retryNext() },
      }}
    />
  )
})

const meta = {
  title: 'Components/Table/LongTable',
  component: LongTable<ProjectRow>,
  render: (args) => <Listed {...(args as unknown as Listed)} />,
  args: {
    label: 'Projects',
    noun: { one: 'project', many: 'projects' },
    columns,
    rowKey: (row) => row.id,
    state: untouched,
    onStateChange: fn(),
    empty: <EmptyState title="No projects yet" />,
    long: undefined as never,
  },
} satisfies Meta<typeof LongTable<ProjectRow>>

export default meta
type Story = StoryObj<typeof meta>

/** The story with a host of so many projects. */
const withHost = (count: number, faults: HostFaults = {}): Pick<Story, 'render'> => ({
  render: (args) => <Listed {...(args as unknown as Listed)} count={count} faults={faults} />,
})

/** Number of the first row in view, from 1. */
function firstInView(): number {
  const rows = [...document.querySelectorAll<HTMLElement>('tr[data-index]')]
  const row = rows.find((one) => one.getBoundingClientRect().bottom > 100)
  return Number(row?.ariaRowIndex ?? 0) - 1
}
const scrollTo = (share: number) => window.scrollTo(0, document.documentElement.scrollHeight * share)
const rowOf = (name: RegExp) => document.querySelector(`tr[data-index] a[href]`)?.textContent?.match(name)

/** The scroll bar is that of all rows, of which about a page is in the document. */
export const Default: Story = {
  ...withHost(10_000),
  play: async ({ canvas }) => {
    await canvas.findByText('Project 1 web')
    await expect(canvas.getByRole('status')).toHaveTextContent('10,000 projects')
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10001')
    await expect(document.querySelectorAll('tr[data-index]').length).toBeLessThan(60)
    await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(9_000 * 36))
    await openFilters()
    // The numbers of the choices come by a call of their own.
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Maps' })).toHaveAccessibleDescription('1,667'),
    )
  },
}

/** A jump to the middle and to the end shows the rows that belong there, and back at the top stands the first one. */
export const Jumps: Story = {
  ...withHost(10_000),
  play: async ({ canvas }) => {
    await canvas.findByText('Project 1 web')
    scrollTo(0.5)
    await waitFor(() => expect(firstInView()).toBeGreaterThan(4800))
    await expect(firstInView()).toBeLessThan(5200)
    scrollTo(1)
    await canvas.findByText(/^Project 10,000 /)
    scrollTo(0)
    await canvas.findByText('Project 1 web')
    await expect(firstInView()).toBe(1)
  },
}

/** Reading on moves nothing that is in view, down and up again. */
export const ReadsOn: Story = {
  ...withHost(3000),
  play: async ({ canvas }) => {
    await canvas.findByText('Project 1 web')
    for (let step = 0; step < 60; step += 1) {
      const before = firstInView()
      window.scrollBy(0, 600)
      await new Promise((resolve) => setTimeout(resolve, 25))
      const usual = document.querySelector('tr[data-index]')!.getBoundingClientRect().height
      await waitFor(() => expect(Math.abs(firstInView() - before - 600 / usual)).toBeLessThan(2))
    }
    const far = firstInView()
    await expect(far).toBeGreaterThan(350)
    for (let step = 0; step < 70; step += 1) {
      window.scrollBy(0, -600)
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
    await canvas.findByText('Project 1 web')
  },
}

/** A million rows: the scroll bar leads everywhere, and from there the next row is the next row. */
export const AMillion: Story = {
  ...withHost(1_000_000),
  play: async ({ canvas }) => {
    await canvas.findByText('Project 1 web')
    await expect(canvas.getByRole('status')).toHaveTextContent('about 1,000,000 projects')
    scrollTo(0.5)
    await waitFor(() => expect(firstInView()).toBeGreaterThan(495_000))
    await expect(firstInView()).toBeLessThan(505_000)
    const before = firstInView()
    window.scrollBy(0, 480)
    await waitFor(() => expect(firstInView()).toBeGreaterThan(before))
    await expect(firstInView() - before).toBeLessThan(15)
    scrollTo(1)
    await canvas.findByText(/^Project 1,000,000 /)
  },
}

/** A search and a filter are the host’s; what was shown stays until they have come. */
export const Searches: Story = {
  ...withHost(10_000),
  play: async ({ canvas }) => {
    await canvas.findByText('Project 1 web')
    scrollTo(0.5)
    await waitFor(() => expect(firstInView()).toBeGreaterThan(4800))
    await press('Maps')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1,667 of 10,000 projects'))
    await waitFor(() => expect(rowOf(/Project 2 map/)).toBeTruthy())
    await hand.type(canvas.getByRole('searchbox', { name: 'Search' }), '9,99')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 of 10,000 projects'))
    await hand.type(canvas.getByRole('searchbox', { name: 'Search' }), 'nothing')
    await waitFor(() =>
      expect(canvas.getByText(/^No projects match/)).toHaveTextContent(
        /match 9,99nothing and these filters$/,
      ),
    )
    await hand.click(canvas.getByRole('button', { name: 'Show all projects' }))
    await canvas.findByText('Project 1 web')
  },
}

/** What a search leaves of a list of estimated length is counted: only the length is about so many. */
export const FewOfMany: Story = {
  ...withHost(120_000),
  play: async ({ canvas }) => {
    await canvas.findByText('Project 1 web')
    await hand.type(canvas.getByRole('searchbox', { name: 'Search' }), '77,77')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('10 of about 120,000 projects'))
  },
}

/** A host estimates how long its list is, and how many rows of it are found: the whole list says one number. */
export const EstimatedTwice: Story = {
  ...withHost(120_000, { found: 119_000 }),
  play: async ({ canvas }) => {
    await canvas.findByText('Project 1 web')
    await expect(canvas.getByRole('status')).toHaveTextContent(/^about 120,000 projects$/)
  },
}

/** All that a search leaves is selected by one press, read or not; one more press ends that. */
export const SelectsAllThatMatch: Story = {
  ...withHost(6000),
  play: async ({ canvas }) => {
    await canvas.findByText('Project 1 web')
    await hand.type(canvas.getByRole('searchbox', { name: 'Search' }), 'editor')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1,000 of 6,000 projects'))
    await hand.click(canvas.getByRole('checkbox', { name: 'Select all 1,000 projects' }))
    const all = () => canvas.getByRole('checkbox', { name: 'Select all 1,000 projects' })
    await waitFor(() => expect(all()).toBeChecked())
    await hand.click(canvas.getByRole('checkbox', { name: 'Select Project 3 editor' }))
    await expect(all()).toBePartiallyChecked()
    await hand.click(all())
    await waitFor(() => expect(all()).toBeChecked())
    await hand.click(all())
    await expect(all()).not.toBeChecked()
  },
}

const ranged = new Selection()

/** With Shift all rows from the one that was pressed before are selected, those between that are not read, too. */
export const SelectsARange: Story = {
  ...withHost(6000),
  args: { selection: ranged },
  beforeEach: () => ranged.clear(),
  play: async ({ canvas }) => {
    await hand.click(await canvas.findByRole('checkbox', { name: 'Select Project 2 map' }))
    scrollTo(0.2)
    const at = 1200
    const box = (number: number) =>
      canvas.findByRole('checkbox', { name: new RegExp(`^Select Project ${number.toLocaleString('en')} `) })
    await hand.shiftClick(await box(at))
    await waitFor(() => expect(ranged.count).toBe(at - 1))
    await hand.shiftClick(await box(at + 4))
    await expect(ranged.count).toBe(at + 3)
    scrollTo(0)
    await expect(await canvas.findByRole('checkbox', { name: 'Select Project 3 editor' })).toBeChecked()
    await expect(await canvas.findByRole('checkbox', { name: 'Select Project 1 web' })).not.toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Select all 6,000 projects' })).toBePartiallyChecked()
  },
}

const broken: HostFaults = {}

/** That rows could not be read stands at the bottom of the window; they are read when asked again. */
export const NextRowsFail: Story = {
  ...withHost(10_000, broken),
  beforeEach: () => {
    broken.next = new Error('The server did not answer')
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Project 1 web')
    const usual = document.querySelector('tr[data-index]')!.getBoundingClientRect().height
    window.scrollTo(0, usual * 75)
    const alert = await canvas.findByText(/More projects could not be loaded/)
    await expect(alert).toBeVisible()
    broken.next = undefined
    await hand.click(canvas.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(canvas.queryByText(/could not be loaded/)).toBeNull())
    window.scrollTo(0, usual * 150)
    await waitFor(() => expect(firstInView()).toBeGreaterThan(120))
  },
}

export const Empty: Story = {
  ...withHost(0),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No projects yet')).toBeVisible()
  },
}

/** Cards of different heights: the row in view stays where it is. */
export const OnAPhone: Story = { ...ReadsOn, tags: ['phone'] }
