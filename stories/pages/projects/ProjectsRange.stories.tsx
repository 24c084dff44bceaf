import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { ProjectsPage } from '../../../src/pages/projects/ProjectsPage'
import { paths } from '../../../src/paths'
import { hand } from '../../support/hand'
import { findToast } from '../../support/onScreen'
import { pageAt, patience, scenarioOf } from '../../support/page'

const at = {
  at: `${paths.projects()}?sort=name`,
  as: 'ADMIN',
  scenario: 'crowded',
  wholeListUpTo: 0,
  timings: { beforeRetry: () => 0, timeout: (_: string, usual: number) => usual },
} as const

const meta = {
  title: 'Projects/Range in a searched list',
  ...pageAt(at),
  component: ProjectsPage,
} satisfies Meta<typeof ProjectsPage>

export default meta
type Story = StoryObj<typeof meta>

/** A row in the middle of the window: its number in the list, its id and its box. */
async function findRowInView(from: number) {
  const middle = () => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('tr')
  await waitFor(() => expect(Number(middle()?.ariaRowIndex)).toBeGreaterThan(from), patience)
  const row = middle()!
  const box = within(row).getByRole('checkbox')
  return { number: Number(row.ariaRowIndex) - 1, id: Number(row.dataset.key), box }
}

/** Selects a row near the top, and goes so far down that it is not read any more. */
async function selectNearTop() {
  await screen.findByRole('table', {}, patience)
  await waitFor(() => expect(screen.getAllByRole('rowheader').length).toBeGreaterThan(5), patience)
  window.scrollTo(0, 600)
  const first = await findRowInView(2)
  await hand.click(first.box)
  window.scrollTo(0, document.documentElement.scrollHeight * 0.12)
  return { first, last: await findRowInView(700) }
}

const bar = () => within(screen.getByRole('region', { name: 'Selected projects' }))

/** With Shift the rows between are selected, those too that are not read. */
export const Default: Story = {
  play: async () => {
    const { first, last } = await selectNearTop()
    await hand.shiftClick(last.box)
    const count = (last.number - first.number + 1).toLocaleString('en')
    await expect(await screen.findByText(`${count} selected`, { ignore: 'output' }, patience)).toBeVisible()
    await expect(bar().queryByText('Selecting…')).toBeNull()
  },
}

/** While the rows between are read, the bar says so; the row that was pressed is selected at once. */
export const Selecting: Story = {
  play: async (context) => {
    const { last } = await selectNearTop()
    scenarioOf(context).faults.projectQuery = 'hang'
    await hand.shiftClick(last.box)
    await expect(last.box).toBeChecked()
    await expect(bar().getByText('Selecting…')).toBeVisible()
    await expect(bar().getByText('2 selected')).toBeVisible()
  },
}

/** Where they cannot be read, two rows are selected, a message says why, and the next press reads them. */
export const Failed: Story = {
  play: async (context) => {
    const { first, last } = await selectNearTop()
    scenarioOf(context).faults.projectQuery = 'offline'
    await hand.shiftClick(last.box)
    await expect(await findToast(/check your internet connection/)).toBeVisible()
    await expect(bar().getByText('2 selected')).toBeVisible()
    delete scenarioOf(context).faults.projectQuery
    await hand.shiftClick(last.box)
    const count = (last.number - first.number + 1).toLocaleString('en')
    await expect(await screen.findByText(`${count} selected`, { ignore: 'output' }, patience)).toBeVisible()
  },
}

/** Somebody else has renamed the row that the range begins at: it stands elsewhere by now. */
export const Moved: Story = {
  play: async (context) => {
    const { first, last } = await selectNearTop()
    const { database } = scenarioOf(context).server
    await database.transaction((tables) => tables.projects.update(first.id, { name: 'Zzz, renamed' }))
    await hand.shiftClick(last.box)
    await expect(await findToast(/^The list has changed, and the row/)).toBeVisible()
    await expect(bar().getByText('2 selected')).toBeVisible()
  },
}
