import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { OpportunitiesPage } from '../../../src/pages/opportunities/OpportunitiesPage'
import { paths } from '../../../src/paths'
import type { StoryScenario } from '../../support/createScenario'
import { findRow, findToast, press } from '../../support/onScreen'
import { inScenario, pageAt, patience, scenarioOf } from '../../support/page'
import { pressUndo } from '../../support/twoPeople'
import { hand } from '../../support/hand'

const at = { at: paths.opportunities(1), as: 'CONTENT_EDITOR' } as const

// Deleted opportunities are listed and restored where the host offers it.
const meta = { title: 'Opportunities/Deleted', ...pageAt(at), component: OpportunitiesPage } satisfies Meta<
  typeof OpportunitiesPage
>

export default meta
type Story = StoryObj<typeof meta>

async function open() {
  await hand.click(await screen.findByText('Deleted (1)', {}, patience))
  return within(await screen.findByRole('list', { name: 'Deleted opportunities' }))
}
const isDeleted = async ({ server }: StoryScenario) =>
  (await server.database.transaction((tables) => tables.opportunities.find(3)))?.isDeleted

export const Default: Story = {
  play: async () => {
    await expect((await open()).getByText('Move the website')).toBeVisible()
  },
}

/** A project without deleted ones says nothing of them. */
export const Empty: Story = {
  parameters: inScenario({ ...at, at: paths.opportunities(2) }),
  play: async (context) => {
    await findRow('Measure the planner on slow disks')
    await waitFor(() => expect(scenarioOf(context).calls).toContain('opportunityDeletedList'), patience)
    await expect(screen.queryByText(/^Deleted/)).toBeNull()
  },
}

/** It stands in the list again, and Undo deletes it anew. */
export const Restored: Story = {
  play: async (context) => {
    await open()
    await press('Restore Move the website')
    await expect(await findToast('Move the website is back')).toBeVisible()
    await findRow('Move the website')
    await expect(await isDeleted(scenarioOf(context))).toBe(false)
    await waitFor(() => expect(screen.getByText('Deleted (0)')).toHaveFocus())
    await pressUndo()
    await expect(await findToast('Move the website is deleted again')).toBeVisible()
    await waitFor(
      () => expect(screen.queryByRole('rowheader', { name: 'Move the website' })).toBeNull(),
      patience,
    )
    await expect(await isDeleted(scenarioOf(context))).toBe(true)
  },
}

export const RestoreFailed: Story = {
  parameters: inScenario({
    ...at,
    faults: { opportunityUpdate: { status: 500, body: { success: false, message: 'No room' } } },
  }),
  play: async (context) => {
    await open()
    await press('Restore Move the website')
    await expect(await findToast('No room')).toBeVisible()
    await expect(await isDeleted(scenarioOf(context))).toBe(true)
    delete scenarioOf(context).faults.opportunityUpdate
    await press('Restore Move the website')
    await expect(await findToast('Move the website is back')).toBeVisible()
  },
}

/** The list of the others is there all the same. */
export const ListFailed: Story = {
  parameters: inScenario({ ...at, faults: { opportunityDeletedList: 'misshapen' } }),
  play: async (context) => {
    await findRow('Review translations')
    await expect(await screen.findByText(/cannot read/, {}, patience)).toBeVisible()
    delete scenarioOf(context).faults.opportunityDeletedList
    await press('Retry')
    await screen.findByText('Deleted (1)', {}, patience)
  },
}

export const NotOffered: Story = {
  parameters: inScenario({ ...at, envelope: 'bare' }),
  play: async (context) => {
    await findRow('Review translations')
    await expect(screen.queryByText(/^Deleted/)).toBeNull()
    await expect(scenarioOf(context).calls).not.toContain('opportunityDeletedList')
  },
}
