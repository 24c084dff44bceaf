import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { App } from '../../src/app/App'
import { paths } from '../../src/paths'
import { consoleAt } from '../support/consoleAt'
import { findToast } from '../support/onScreen'
import { inScenario, patience, scenarioOf } from '../support/page'
import { findFocus, focused, keys, tabTo } from './keys'

/** What asks first or can be taken back, by keyboard alone. */
const meta = {
  title: 'Keyboard/Actions',
  ...consoleAt({ at: paths.tags(), as: 'ADMIN' }),
  component: App,
} satisfies Meta<typeof App>

export default meta
type Story = StoryObj<typeof meta>

export const DeletesAnOpportunityAndUndoesIt: Story = {
  parameters: inScenario({ at: paths.opportunityUpdate(2), as: 'ADMIN' }),
  play: async (context) => {
    await tabTo('button', 'Delete opportunity')
    await keys('{Enter}')
    await findFocus('button', 'Cancel')
    await keys('{Escape}')
    await findFocus('button', 'Delete opportunity')
    await keys('{Enter}')
    await findFocus('button', 'Cancel')
    await tabTo('button', 'Delete')
    await keys('{Enter}')
    await findFocus('heading', 'Opportunities of React')
    await tabTo('button', 'Undo')
    await keys('{Enter}')
    await expect(await findToast('Review translations is back')).toBeVisible()
    await expect(screen.getByRole('main')).toContainElement(focused())
    const { database } = scenarioOf(context).server
    const stored = await database.transaction((tables) => tables.opportunities.find(2))
    await expect(stored?.isDeleted).toBe(false)
  },
}

/** Apply is disabled once the role is given: the focus is back at the choice. */
export const ChangesARole: Story = {
  parameters: inScenario({ at: paths.users(1), as: 'SUPER_ADMIN' }),
  play: async (context) => {
    const choice = await tabTo('combobox', 'Role of Nora Nilsen')
    await keys('{ArrowUp}')
    await expect(choice).toHaveValue('CONTENT_EDITOR')
    await tabTo('button', 'Apply')
    await keys('{Enter}')
    await findFocus('button', 'Cancel')
    await tabTo('button', 'Confirm')
    await keys('{Enter}')
    await expect(await findToast('Nora Nilsen is now Content editor')).toBeVisible()
    await findFocus('combobox', 'Role of Nora Nilsen')
    const { database } = scenarioOf(context).server
    const stored = await database.transaction((tables) => tables.users.find(4))
    await expect(stored?.role).toBe('CONTENT_EDITOR')
  },
}

/** A toast waits for as long as it has the focus, and gives that back. */
export const DismissesAToast: Story = {
  parameters: inScenario({ at: paths.tags(), as: 'ADMIN' }),
  play: async () => {
    await tabTo('field', 'Name')
    await keys('keyboards')
    await keys('{Enter}')
    await findToast('Tag added')
    await tabTo('button', 'Dismiss')
    await expect(screen.getByText('Tag added')).toBeVisible()
    await keys('{Enter}')
    await waitFor(() => expect(screen.queryByText('Tag added')).toBeNull(), patience)
    await expect(screen.getByRole('main')).toContainElement(focused())
  },
}
