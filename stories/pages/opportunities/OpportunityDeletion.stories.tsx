import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { OpportunityUpdatePage } from '../../../src/pages/opportunities/OpportunityUpdatePage'
import { paths } from '../../../src/paths'
import type { StoryWorld } from '../../support/createWorld'
import { fill, findDialog, findHeading, findRow, findToast, press } from '../../support/onScreen'
import { inWorld, pageMeta, patience, worldOf } from '../../support/page'
import { hand } from '../../support/hand'

const at = { at: paths.opportunityUpdate(2), as: 'ADMIN' } as const

const meta = {
  ...pageMeta,
  component: OpportunityUpdatePage,
  parameters: { ...pageMeta.parameters, ...inWorld(at) },
} satisfies Meta<typeof OpportunityUpdatePage>

export default meta
type Story = StoryObj<typeof meta>

async function ask() {
  await press('Delete opportunity')
  return findDialog('Delete this opportunity?')
}

const stored = ({ server }: StoryWorld) =>
  server.database.transaction((tables) => tables.opportunities.find(2))

export const Default: Story = {
  play: async () => {
    const question = await ask()
    await expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await expect(question.getByRole('button', { name: 'Delete' })).toBeVisible()
  },
}

export const Cancelled: Story = {
  play: async (context) => {
    await hand.click((await ask()).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(worldOf(context).calls).not.toContain('opportunityUpdate')
    await expect(screen.getByRole('button', { name: 'Delete opportunity' })).toHaveFocus()
  },
}

/** A soft deletion, then back to the project's opportunities; what was typed holds nobody up (specification §4). */
export const Saved: Story = {
  play: async (context) => {
    const world = worldOf(context)
    await fill('Title', 'Typed, and no longer of use')
    await hand.click((await ask()).getByRole('button', { name: 'Delete' }))
    await expect(await findToast('contribution deleted successfully')).toBeVisible()
    await expect(await findHeading('Opportunities of React')).toBeVisible()
    await expect(world.address()).toBe('/opportunity/1')
    await expect(await screen.findByText('1 opportunity', {}, patience)).toBeVisible()
    await expect(screen.queryByRole('rowheader', { name: 'Review translations' })).toBeNull()
    await expect((await stored(world))?.isDeleted).toBe(true)
  },
}

export const Undone: Story = {
  play: async (context) => {
    await hand.click((await ask()).getByRole('button', { name: 'Delete' }))
    await expect(await screen.findByText('1 opportunity', {}, patience)).toBeVisible()
    await press('Undo')
    await expect(await findToast('Review translations is back')).toBeVisible()
    await findRow('Review translations')
    await expect((await stored(worldOf(context)))?.isDeleted).toBe(false)
  },
}

/** Somebody else brought it back already: nothing is written over what they did since. */
export const RestoredElsewhere: Story = {
  play: async (context) => {
    const world = worldOf(context)
    await hand.click((await ask()).getByRole('button', { name: 'Delete' }))
    await findToast('contribution deleted successfully')
    await world.server.database.transaction((tables) => tables.opportunities.update(2, { isDeleted: false }))
    const writes = () => world.calls.filter((call) => call === 'opportunityUpdate').length
    await press('Undo')
    await expect(await findToast('Review translations is back')).toBeVisible()
    await expect(writes()).toBe(1)
    await findRow('Review translations')
  },
}

export const Saving: Story = {
  parameters: inWorld({ ...at, faults: { opportunityUpdate: 'hang' } }),
  play: async (context) => {
    const question = await ask()
    const button = question.getByRole('button', { name: 'Delete' })
    await hand.click(button)
    await waitFor(() => expect(question.getByRole('button', { name: 'Cancel' })).toBeDisabled())
    await hand.clickDisabled(button)
    await expect(worldOf(context).calls.filter((call) => call === 'opportunityUpdate')).toHaveLength(1)
  },
}

export const SaveFailed: Story = {
  parameters: inWorld({ ...at, faults: { opportunityUpdate: 'offline' } }),
  play: async (context) => {
    const world = worldOf(context)
    const sentence = 'Something went wrong. Please check your internet connection'
    const question = await ask()
    await hand.click(question.getByRole('button', { name: 'Delete' }))
    await expect(await question.findByText(sentence, {}, patience)).toBeVisible()
    await expect((await stored(world))?.isDeleted).toBe(false)
    delete world.faults.opportunityUpdate
    await hand.click(question.getByRole('button', { name: 'Delete' }))
    await expect(await findToast('contribution deleted successfully')).toBeVisible()
  },
}
