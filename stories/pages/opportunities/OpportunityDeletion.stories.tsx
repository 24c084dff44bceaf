import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { OpportunityUpdatePage } from '../../../src/pages/opportunities/OpportunityUpdatePage'
import { paths } from '../../../src/paths'
import type { StoryScenario } from '../../support/createScenario'
import { fill, findDialog, findHeading, findRow, findToast, press, pressUndo } from '../../support/onScreen'
import { inScenario, pageAt, patience, scenarioOf } from '../../support/page'
import { hand } from '../../support/hand'

const at = { at: paths.opportunityUpdate(2), as: 'ADMIN' } as const

const meta = {
  title: 'Opportunities/Delete',
  ...pageAt(at),
  component: OpportunityUpdatePage,
} satisfies Meta<typeof OpportunityUpdatePage>

export default meta
type Story = StoryObj<typeof meta>

async function ask() {
  await press('Delete opportunity')
  return findDialog('Delete this opportunity?')
}

const stored = ({ server }: StoryScenario) =>
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
    await expect(scenarioOf(context).calls).not.toContain('opportunityUpdate')
    await expect(screen.getByRole('button', { name: 'Delete opportunity' })).toHaveFocus()
  },
}

/** A soft deletion, then back to the project's opportunities; what was typed holds nobody up (specification §4). */
export const Saved: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    await fill('Title', 'Typed, and no longer of use')
    await hand.click((await ask()).getByRole('button', { name: 'Delete' }))
    await expect(await findToast('contribution deleted successfully')).toBeVisible()
    await expect(await findHeading('Opportunities of React')).toBeVisible()
    await expect(scenario.address()).toBe('/opportunity/1')
    await expect(await screen.findByText('1 opportunity', {}, patience)).toBeVisible()
    await expect(screen.queryByRole('rowheader', { name: 'Review translations' })).toBeNull()
    await expect((await stored(scenario))?.isDeleted).toBe(true)
  },
}

export const Undone: Story = {
  play: async (context) => {
    await hand.click((await ask()).getByRole('button', { name: 'Delete' }))
    await expect(await screen.findByText('1 opportunity', {}, patience)).toBeVisible()
    await pressUndo()
    await expect(await findToast('Review translations is back')).toBeVisible()
    await findRow('Review translations')
    await expect((await stored(scenarioOf(context)))?.isDeleted).toBe(false)
  },
}

/** Somebody else brought it back already: nothing is written over what they did since. */
export const RestoredElsewhere: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    await hand.click((await ask()).getByRole('button', { name: 'Delete' }))
    await findToast('contribution deleted successfully')
    await scenario.server.database.transaction((tables) =>
      tables.opportunities.update(2, { isDeleted: false }),
    )
    const writes = () => scenario.calls.filter((call) => call === 'opportunityUpdate').length
    await pressUndo()
    await expect(await findToast('Review translations is back')).toBeVisible()
    await expect(writes()).toBe(1)
    await findRow('Review translations')
  },
}

export const Saving: Story = {
  parameters: inScenario({ ...at, faults: { opportunityUpdate: 'hang' } }),
  play: async (context) => {
    const question = await ask()
    const button = question.getByRole('button', { name: 'Delete' })
    await hand.click(button)
    await waitFor(() => expect(question.getByRole('button', { name: 'Cancel' })).toBeDisabled())
    await hand.clickDisabled(button)
    await expect(scenarioOf(context).calls.filter((call) => call === 'opportunityUpdate')).toHaveLength(1)
  },
}

export const SaveFailed: Story = {
  parameters: inScenario({ ...at, faults: { opportunityUpdate: 'offline' } }),
  play: async (context) => {
    const scenario = scenarioOf(context)
    const sentence = 'Something went wrong. Please check your internet connection'
    const question = await ask()
    await hand.click(question.getByRole('button', { name: 'Delete' }))
    await expect(await question.findByText(sentence, {}, patience)).toBeVisible()
    await expect((await stored(scenario))?.isDeleted).toBe(false)
    delete scenario.faults.opportunityUpdate
    await hand.click(question.getByRole('button', { name: 'Delete' }))
    await expect(await findToast('contribution deleted successfully')).toBeVisible()
  },
}
