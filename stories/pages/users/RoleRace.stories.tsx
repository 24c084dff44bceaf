import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import type { Role } from '../../../src/contract/access/roles'
import { UsersPage } from '../../../src/pages/users/UsersPage'
import { paths } from '../../../src/paths'
import type { StoryScenario } from '../../support/createScenario'
import { findDialog, findRow, findToast, press, pressUndo } from '../../support/onScreen'
import { pageAt, patience, scenarioOf } from '../../support/page'
import { hand } from '../../support/hand'

const meta = {
  title: 'Users/Role changed meanwhile',
  ...pageAt({ at: paths.users(1), as: 'SUPER_ADMIN' }),
  component: UsersPage,
} satisfies Meta<typeof UsersPage>

export default meta
type Story = StoryObj<typeof meta>

const nora = 4
const storedRole = async ({ server }: StoryScenario) =>
  (await server.database.transaction((tables) => tables.users.find(nora)))?.role
const theyGive = ({ server }: StoryScenario, role: Role) =>
  server.database.transaction((tables) => tables.users.update(nora, { role }))

async function askFor(role: Role) {
  const row = await findRow('Nora Nilsen')
  await hand.selectOptions(row.getByRole('combobox', { name: 'Role of Nora Nilsen' }), role)
  await hand.click(row.getByRole('button', { name: 'Apply' }))
  return findDialog('Are you sure you want to do this?')
}

/** Somebody else changed the role meanwhile: a dialog says so before anything is written, and one may go on. */
export const ChangedMeanwhile: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    const question = await askFor('ADMIN')
    await theyGive(scenario, 'BLOCKED')
    await hand.click(question.getByRole('button', { name: 'Confirm' }))
    await expect(
      await question.findByText(
        'Somebody else changed this role meanwhile: Nora Nilsen is Blocked now',
        {},
        patience,
      ),
    ).toBeVisible()
    await expect(question.getByText('Nora Nilsen changes from Blocked to Admin.')).toBeVisible()
    await expect(await storedRole(scenario)).toBe('BLOCKED')
    await hand.click(question.getByRole('button', { name: 'Confirm' }))
    await findToast('Nora Nilsen is now Admin')
    await expect(await storedRole(scenario)).toBe('ADMIN')
  },
}

/** What somebody else gave since is not undone over their heads. */
export const NotUndone: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    const question = await askFor('ADMIN')
    await hand.click(question.getByRole('button', { name: 'Confirm' }))
    await findToast('Nora Nilsen is now Admin')
    await theyGive(scenario, 'CONTENT_EDITOR')
    await pressUndo()
    await findToast('Not undone: the role of Nora Nilsen was changed by somebody else meanwhile')
    await expect(await storedRole(scenario)).toBe('CONTENT_EDITOR')
    await waitFor(async () =>
      expect((await findRow('Nora Nilsen')).getByRole('combobox')).toHaveValue('CONTENT_EDITOR'),
    )
  },
}

/** An Undo that fails says so, and can be tried again. */
export const UndoFailed: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    const question = await askFor('ADMIN')
    await hand.click(question.getByRole('button', { name: 'Confirm' }))
    await findToast('Nora Nilsen is now Admin')
    scenario.faults.userManage = { status: 403, body: { message: 'Not now' } }
    await pressUndo()
    await findToast('Not now')
    delete scenario.faults.userManage
    await press('Try again')
    await findToast('Nora Nilsen is Normal again')
    await expect(await storedRole(scenario)).toBe('NORMAL')
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
}
