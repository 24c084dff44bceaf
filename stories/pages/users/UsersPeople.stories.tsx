import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { newSession } from '../../../server/access/auth'
import { UsersPage } from '../../../src/pages/users/UsersPage'
import { paths } from '../../../src/paths'
import { fill, findDialog, findHeading, findToast, press } from '../../support/onScreen'
import { inScenario, pageAt, patience, scenarioOf } from '../../support/page'
import { hand } from '../../support/hand'

const at = { at: paths.users(1), as: 'SUPER_ADMIN' } as const

// Inviting people, ending their sessions and taking a SUPER_ADMIN's role away, where the host offers it.
const meta = { title: 'Users/Invite and manage', ...pageAt(at), component: UsersPage } satisfies Meta<
  typeof UsersPage
>

export default meta
type Story = StoryObj<typeof meta>

const invitation = async () => within(await screen.findByRole('form', { name: 'Send invitation' }, patience))

/** The account is there at once, with its role; the mail has the link. */
export const Saved: Story = {
  play: async (context) => {
    const { server } = scenarioOf(context)
    const form = await invitation()
    await hand.type(form.getByLabelText('E-mail'), 'new.person@example.org')
    await hand.selectOptions(form.getByLabelText('Role'), 'ADMIN')
    await press('Send invitation')
    await expect(await findToast('Invitation sent')).toBeVisible()
    await waitFor(() => expect(form.getByLabelText('E-mail')).toHaveValue(''))
    await expect(form.getByLabelText('E-mail')).toHaveFocus()
    const user = await server.database.transaction((tables) =>
      tables.users.findByEmail('new.person@example.org'),
    )
    await expect(user).toMatchObject({ role: 'ADMIN', isVerified: false })
    await expect(server.outbox.map(({ to }) => to)).toEqual(['new.person@example.org'])
    await expect(await screen.findByText('users 1–10 of 26', {}, patience)).toBeVisible()
  },
}

export const Invalid: Story = {
  play: async (context) => {
    await invitation()
    await press('Send invitation')
    await expect(await screen.findByText('E-mail is required')).toBeVisible()
    await expect(scenarioOf(context).calls).not.toContain('userInvite')
    await hand.type((await invitation()).getByLabelText('E-mail'), 'admin@example.org')
    await press('Send invitation')
    await expect(await screen.findByText(/^Somebody has an account with this/, {}, patience)).toBeVisible()
    await expect((await invitation()).getByLabelText('E-mail')).toHaveFocus()
  },
}

export const Saving: Story = {
  parameters: inScenario({ ...at, faults: { userInvite: 'hang' } }),
  play: async () => {
    await hand.type((await invitation()).getByLabelText('E-mail'), 'new.person@example.org')
    await press('Send invitation')
    await expect(screen.getByRole('button', { name: 'Send invitation' })).toHaveAttribute('aria-busy', 'true')
  },
}

/** What was typed stays, and sending it again succeeds. */
export const SaveFailed: Story = {
  parameters: inScenario({ ...at, faults: { userInvite: 502 } }),
  play: async (context) => {
    const field = (await invitation()).getByLabelText('E-mail')
    await hand.type(field, 'new.person@example.org')
    await press('Send invitation')
    await expect(await findToast('The server says 502')).toBeVisible()
    await expect(field).toHaveValue('new.person@example.org')
    delete scenarioOf(context).faults.userInvite
    await press('Send invitation')
    await expect(await findToast('Invitation sent')).toBeVisible()
  },
}

/** By the keyboard alone: the focus comes back to the button. */
export const SessionsEnded: Story = {
  play: async (context) => {
    const { server } = scenarioOf(context)
    const session = newSession(4, 'theirs', 'Firefox on Linux', new Date())
    await server.database.transaction((tables) => tables.sessions.insert(session))
    const button = await screen.findByRole('button', { name: 'End sessions of Nora Nilsen' }, patience)
    button.focus()
    await hand.keyboard('{Enter}')
    const dialog = await findDialog('End sessions of Nora Nilsen')
    await hand.keyboard('{Tab}')
    await expect(dialog.getByRole('button', { name: 'End sessions' })).toHaveFocus()
    await hand.keyboard('{Enter}')
    await expect(await findToast('Nora Nilsen is signed out everywhere')).toBeVisible()
    await waitFor(() => expect(button).toHaveFocus())
    const left = await server.database.transaction((tables) => tables.sessions.find('theirs', new Date()))
    await expect(left).toBeUndefined()
  },
}

export const SessionsNotEnded: Story = {
  parameters: inScenario({ ...at, faults: { userSessionsEnd: 'offline' } }),
  play: async () => {
    await press('End sessions of Nora Nilsen')
    const dialog = await findDialog('End sessions of Nora Nilsen')
    await hand.click(dialog.getByRole('button', { name: 'End sessions' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/^Something went wrong/)
    await hand.click(dialog.getByRole('button', { name: 'Cancel' }))
  },
}

const other = { at: paths.users(3), as: 'SUPER_ADMIN' } as const

async function openDemotion() {
  await press('Take role away from Rosa Marchetti')
  const dialog = await screen.findByRole('dialog', { name: 'Take the role of Rosa Marchetti away' }, patience)
  return within(dialog)
}

/** The own password is asked for; the role of the own account cannot be taken away here. */
export const RoleTaken: Story = {
  parameters: inScenario(other),
  play: async (context) => {
    const { server } = scenarioOf(context)
    const dialog = await openDemotion()
    await waitFor(() => expect(dialog.getByLabelText('New role')).toHaveFocus())
    await fill('Your password', 'open-source-demo')
    await hand.click(dialog.getByRole('button', { name: 'Take role away' }))
    await expect(await findToast('Rosa Marchetti is no super admin any more')).toBeVisible()
    const user = await server.database.transaction((tables) => tables.users.find(24))
    await expect(user).toMatchObject({ role: 'ADMIN' })
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Take role away/ })).toBeNull())
    await waitFor(async () => expect(await findHeading('Manage Users')).toHaveFocus())
  },
}

export const RoleNotTaken: Story = {
  parameters: inScenario(other),
  play: async (context) => {
    const dialog = await openDemotion()
    await hand.click(dialog.getByRole('button', { name: 'Take role away' }))
    await expect(await dialog.findByText('Password is required')).toBeVisible()
    await fill('Your password', 'not my password')
    await hand.click(dialog.getByRole('button', { name: 'Take role away' }))
    await expect(await dialog.findByText('This is not your password', {}, patience)).toBeVisible()
    const { server } = scenarioOf(context)
    const user = await server.database.transaction((tables) => tables.users.find(24))
    await expect(user).toMatchObject({ role: 'SUPER_ADMIN' })
    await hand.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Take the role/ })).toBeNull())
    const opener = screen.getByRole('button', { name: 'Take role away from Rosa Marchetti' })
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const OwnRole: Story = {
  play: async () => {
    await screen.findByRole('button', { name: 'End sessions of Sunniva Solberg' }, patience)
    await expect(screen.queryByRole('button', { name: /^Take role away from Sunniva/ })).toBeNull()
  },
}
