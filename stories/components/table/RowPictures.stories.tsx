import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { DataTable } from '../../../src/components/table/DataTable'
import { EmptyState } from '../../../src/components/feedback/EmptyState'
import { RowName } from '../../../src/components/table/RowName'
import type { Column } from '../../../src/components/table/model/columns'
import { untouched } from '../../../src/components/table/model/tableState'
import { hand } from '../../support/hand'
import { inRouter } from '../../support/inRouter'
import { sampleProjects, type SampleProject } from './sampleProjects'
import { useKeptState } from './useKeptState'

const columns: Column<SampleProject>[] = [
  {
    id: 'name',
    header: 'Name',
    value: (row) => row.name,
    search: true,
    cell: (row) => <RowName name={row.name} to={`/osn_main/edit/${row.id}`} picture="/images/project.svg" />,
  },
  { id: 'license', header: 'License', value: (row) => row.license },
]

const meta = {
  title: 'Components/Table/Row pictures',
  component: DataTable<SampleProject>,
  decorators: [inRouter],
  render: function Kept(args) {
    return <DataTable {...useKeptState(args)} />
  },
  args: {
    label: 'Projects',
    noun: { one: 'project', many: 'projects' },
    columns,
    rows: sampleProjects(1000),
    rowKey: (row) => row.id,
    state: untouched,
    onStateChange: () => undefined,
    empty: <EmptyState title="No projects yet" />,
  },
} satisfies Meta<typeof DataTable<SampleProject>>

export default meta
type Story = StoryObj<typeof meta>

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Counts the rows that are added from the first such event of `act` on, and those that had a picture when they were drawn. */
async function rowsAdded(body: Element, event: 'scroll' | 'input', act: () => Promise<void>) {
  const counts = { rows: 0, pictures: 0 }
  // Rows near the window may be drawn at rest as well, once their heights are followed.
  const begin = () => Object.assign(counts, { rows: 0, pictures: 0 })
  window.addEventListener(event, begin, { capture: true, once: true })
  // Called right after the rows are there, before the browser has a pause.
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLTableRowElement && node.dataset['index'] !== undefined) {
        counts.rows += 1
        if (node.querySelector('img[src]')) counts.pictures += 1
      }
  })
  observer.observe(body, { childList: true })
  await act()
  observer.disconnect()
  return counts
}

const everyRowHasPicture = (body: Element) =>
  waitFor(() => {
    for (const row of body.querySelectorAll('tr[data-index]'))
      void expect(row.querySelector('img')).toHaveAttribute('src', '/images/project.svg')
  })

const bodyOf = (table: HTMLElement): Element => {
  const body = table.querySelector('tbody')
  if (!body) throw new Error('The table has no body')
  return body
}

/** At rest a row is drawn with its picture. */
export const AtRest: Story = {
  play: async ({ canvas }) => {
    await everyRowHasPicture(bodyOf(canvas.getByRole('table')))
  },
}

/** Rows come without their pictures while somebody scrolls, and get them once the browser has time. */
export const WhileScrolling: Story = {
  play: async ({ canvas }) => {
    const body = bodyOf(canvas.getByRole('table'))
    const added = await rowsAdded(body, 'scroll', async () => {
      for (let step = 0; step < 30; step += 1) {
        window.scrollBy({ top: 90, behavior: 'instant' })
        await frame()
      }
    })
    await expect(added.rows).toBeGreaterThan(20)
    await expect(added.pictures).toBe(0)
    await everyRowHasPicture(body)
    window.scrollTo({ top: 0, behavior: 'instant' })
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '2'))
  },
}

/** The rows that a search finds stand before their pictures are asked for. */
export const WhileTyping: Story = {
  play: async ({ canvas }) => {
    const body = bodyOf(canvas.getByRole('table'))
    const added = await rowsAdded(body, 'input', async () => {
      await hand.type(canvas.getByRole('searchbox'), 'zod')
      await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Zod'))
    })
    await expect(added.rows).toBeGreaterThan(5)
    await expect(added.pictures).toBe(0)
    await everyRowHasPicture(body)
  },
}

/** Before the browser has time for them, the places of the pictures are grey. */
export const StillToCome: Story = {
  beforeEach: () => {
    const { requestIdleCallback } = window
    const held: IdleRequestCallback[] = []
    window.requestIdleCallback = (work) => held.push(work)
    return () => {
      window.requestIdleCallback = requestIdleCallback
      held.forEach((work) => requestIdleCallback(work))
    }
  },
  play: async ({ canvas }) => {
    await hand.type(canvas.getByRole('searchbox'), 'zod')
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Zod'))
    const pictures = bodyOf(canvas.getByRole('table')).querySelectorAll('img')
    await expect([...pictures].at(-1)).not.toHaveAttribute('src')
    for (const picture of pictures)
      await expect(picture.getBoundingClientRect()).toMatchObject({ width: 32, height: 32 })
  },
}
