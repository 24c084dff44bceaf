import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import type { Role } from '../../../src/contract/access/roles'
import { UsersPage } from '../../../src/pages/users/UsersPage'
import { paths } from '../../../src/paths'
import { findDialog, findRow, findToast, pressUndo } from '../../support/onScreen'
import { inScenario, pageAt, patience, scenarioOf } from '../../support/page'
import { hand } from '../../support/hand'

const at = { at: paths.users(1), as: 'SUPER_ADMIN' } as const

const meta = { title: 'Users/Role change', ...pageAt(at), component: UsersPage } satisfies Meta<
  typeof UsersPage
>

export default meta
type Story = StoryObj<typeof meta>

/** The controls of one user's role. */
async function roleOf(name: string) {
  const row = await findRow(name)
  return {
    select: row.getByRole('combobox', { name: `Role of ${name}` }),
    apply: row.getByRole('button', { name: 'Apply' }),
  }
}

async function change(name: string, role: Role) {
  const { select, apply } = await roleOf(name)
  await hand.selectOptions(select, role)
  await hand.click(apply)
  return findDialog('Are you sure you want to do this?')
}

/** Apply waits for another role than the present one; a SUPER_ADMIN's can't be changed (specification §5). */
export const Default: Story = {
  play: async () => {
    const { select, apply } = await roleOf('Ada Adeyemi')
    const offered = [...(select as HTMLSelectElement).options].map(({ value }) => value)
    await expect(offered).toEqual(['SUPER_ADMIN', 'ADMIN', 'CONTENT_EDITOR', 'NORMAL', 'BLOCKED'])
    const words = [...(select as HTMLSelectElement).options].map(({ text }) => text)
    await expect(words).toEqual(['Super admin', 'Admin', 'Content editor', 'Normal', 'Blocked'])
    await expect(select).toHaveAttribute('title', 'ADMIN')
    await expect(apply).toHaveAccessibleDescription('Role of Ada Adeyemi')
    await expect(apply).toBeDisabled()
    await hand.selectOptions(select, 'CONTENT_EDITOR')
    await expect(apply).toBeEnabled()
    await hand.selectOptions(select, 'ADMIN')
    await expect(apply).toBeDisabled()
    const row = await findRow(/^Sunniva Solberg/)
    await expect(row.getByRole('combobox')).toBeDisabled()
    await expect(row.getByRole('button', { name: /^Apply/ })).toBeDisabled()
  },
}

export const Saved: Story = {
  play: async (context) => {
    const question = await change('Nora Nilsen', 'CONTENT_EDITOR')
    await hand.click(question.getByRole('button', { name: 'Confirm' }))
    await expect(await findToast('Nora Nilsen is now Content editor')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(async () => expect((await roleOf('Nora Nilsen')).select).toHaveValue('CONTENT_EDITOR'))
    await expect((await roleOf('Nora Nilsen')).apply).toBeDisabled()
    const { database } = scenarioOf(context).server
    const stored = await database.transaction((tables) => tables.users.find(4))
    await expect(stored?.role).toBe('CONTENT_EDITOR')
  },
}

export const Undone: Story = {
  play: async (context) => {
    const question = await change('Nora Nilsen', 'BLOCKED')
    await hand.click(question.getByRole('button', { name: 'Confirm' }))
    await findToast('Nora Nilsen is now Blocked')
    await pressUndo()
    await expect(await findToast('Nora Nilsen is Normal again')).toBeVisible()
    const { database } = scenarioOf(context).server
    const stored = await database.transaction((tables) => tables.users.find(4))
    await expect(stored?.role).toBe('NORMAL')
  },
}

/** There is no way back from a SUPER_ADMIN: the question says so, and no Undo is promised. */
export const Promoted: Story = {
  play: async () => {
    const question = await change('Ada Adeyemi', 'SUPER_ADMIN')
    await expect(question.getByText(/Nobody can take this back here/)).toBeVisible()
    await hand.click(question.getByRole('button', { name: 'Confirm' }))
    await findToast('Ada Adeyemi is now Super admin')
    await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    await waitFor(async () => expect((await roleOf('Ada Adeyemi')).select).toBeDisabled())
  },
}

export const Saving: Story = {
  parameters: inScenario({ ...at, faults: { userManage: 'hang' } }),
  play: async (context) => {
    const question = await change('Nora Nilsen', 'ADMIN')
    const confirm = question.getByRole('button', { name: 'Confirm' })
    await hand.click(confirm)
    await waitFor(() => expect(question.getByRole('button', { name: 'Cancel' })).toBeDisabled())
    await hand.clickDisabled(confirm)
    await expect(scenarioOf(context).calls.filter((call) => call === 'userManage')).toHaveLength(1)
  },
}

export const SaveFailed: Story = {
  parameters: inScenario({ ...at, faults: { userManage: { status: 500, body: {} } } }),
  play: async (context) => {
    const question = await change('Nora Nilsen', 'ADMIN')
    await hand.click(question.getByRole('button', { name: 'Confirm' }))
    await expect(await findToast('Something went wrong')).toBeVisible()
    await expect(await question.findByText('Something went wrong', {}, patience)).toBeVisible()
    delete scenarioOf(context).faults.userManage
    await hand.click(question.getByRole('button', { name: 'Confirm' }))
    await expect(await findToast('Nora Nilsen is now Admin')).toBeVisible()
  },
}
