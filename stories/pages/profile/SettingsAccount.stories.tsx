import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { newSession } from '../../../server/access/auth'
import { SettingsPage } from '../../../src/pages/profile/SettingsPage'
import { paths } from '../../../src/paths'
import type { StoryScenario } from '../../support/createScenario'
import { fill, findToast, press } from '../../support/onScreen'
import { inScenario, pageAt, patience, scenarioOf } from '../../support/page'
import { hand } from '../../support/hand'

const at = { at: paths.settings(), as: 'ADMIN' } as const

// Password and sessions on /settings, where the host offers them.
const meta = {
  title: 'Profile/Password and sessions',
  ...pageAt(at),
  component: SettingsPage,
} satisfies Meta<typeof SettingsPage>

export default meta
type Story = StoryObj<typeof meta>

const minute = 60_000

/** Signs the same person in on other devices, and loads the page. */
async function withOthers(scenario: StoryScenario): Promise<void> {
  const devices = ['Firefox on Linux', 'Safari on iOS']
  await scenario.server.database.transaction(async (tables) => {
    for (const [index, device] of devices.entries())
      await tables.sessions.insert(
        newSession(2, device, device, new Date(Date.now() - (index + 1) * 10 * minute)),
      )
  })
  scenario.open(paths.settings())
  await screen.findByText('Firefox on Linux', {}, patience)
}

const sessions = async () => within(await screen.findByRole('list', { name: 'Sessions' }, patience))
const isOpen = ({ server }: StoryScenario, token: string) =>
  server.database.transaction(async (tables) => (await tables.sessions.find(token, new Date())) !== undefined)

export const Sessions: Story = {
  play: async (context) => {
    await withOthers(scenarioOf(context))
    const items = (await sessions()).getAllByRole('listitem')
    await expect(items.map((item) => item.textContent)).toEqual([
      'Chrome on Linux This deviceSigned in a moment ago',
      'Firefox on Linux Signed in 10 minutes ago, last used 10 minutes agoEnd',
      'Safari on iOS Signed in 20 minutes ago, last used 20 minutes agoEnd',
    ])
  },
}

/** The one that was pressed goes; the focus stays in the list. */
export const SessionEnded: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    await withOthers(scenario)
    await press(/^End Firefox on Linux/)
    await expect(await findToast('Session ended')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Firefox on Linux')).toBeNull())
    await expect(screen.getByRole('list', { name: 'Sessions' })).toHaveFocus()
    await expect(await isOpen(scenario, 'Firefox on Linux')).toBe(false)
    await expect(await isOpen(scenario, 'Safari on iOS')).toBe(true)
  },
}

/** By the keyboard alone. */
export const OthersEnded: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    await withOthers(scenario)
    screen.getByRole('button', { name: 'End all others' }).focus()
    await hand.keyboard('{Enter}')
    await expect(await findToast('All other sessions ended')).toBeVisible()
    await waitFor(async () => expect((await sessions()).getAllByRole('listitem')).toHaveLength(1))
    await expect(screen.queryByRole('button', { name: 'End all others' })).toBeNull()
    await expect(await isOpen(scenario, 'Safari on iOS')).toBe(false)
  },
}

export const SessionsLoading: Story = {
  parameters: inScenario({ ...at, faults: { sessionList: 'hang' } }),
  play: async () => {
    await expect(await screen.findByText('Loading your sessions…', {}, patience)).toBeVisible()
  },
}

export const SessionsFailed: Story = {
  parameters: inScenario({ ...at, faults: { sessionList: 500 } }),
  play: async (context) => {
    await expect(await screen.findByText('The server says 500', {}, patience)).toBeVisible()
    delete scenarioOf(context).faults.sessionList
    await press('Retry')
    await expect((await sessions()).getByText('This device')).toBeVisible()
  },
}

export const SessionNotEnded: Story = {
  parameters: inScenario({ ...at, faults: { sessionEnd: 'offline' } }),
  play: async (context) => {
    await withOthers(scenarioOf(context))
    await press(/^End Firefox on Linux/)
    await expect(await findToast(/^Something went wrong/)).toBeVisible()
    await expect(screen.getByText('Firefox on Linux')).toBeVisible()
    await expect(await isOpen(scenarioOf(context), 'Firefox on Linux')).toBe(true)
  },
}

async function typePasswords(current: string, next: string) {
  await fill('Current password', current)
  await fill('New password', next)
  await fill('Repeat new password', next)
}

/** Other sessions end, the form is empty again, and nothing of it is kept as a draft. */
export const Saved: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    await withOthers(scenario)
    await typePasswords('open-source-demo', 'mmfx83 kda pelican')
    await press('Change password')
    await expect(await findToast('Password changed. You are signed out everywhere else')).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('New password')).toHaveValue(''))
    await expect((await sessions()).getAllByRole('listitem')).toHaveLength(1)
    await expect(await isOpen(scenario, 'Firefox on Linux')).toBe(false)
    await expect(scenario.drafts.size).toBe(0)
    const stored = await scenario.server.database.transaction((tables) => tables.users.find(2))
    await expect(stored?.passwordHash).toBe('plain:mmfx83 kda pelican')
  },
}

/** The server says at the field that the current password is another. */
export const PasswordRefused: Story = {
  play: async () => {
    await typePasswords('not my password', 'mmfx83 kda pelican')
    await press('Change password')
    await expect(await screen.findByText('This is not your password', {}, patience)).toBeVisible()
    await expect(screen.getByLabelText('Current password')).toHaveFocus()
  },
}

/** A common password is refused before anything is sent. */
export const PasswordGuessable: Story = {
  play: async (context) => {
    await typePasswords('open-source-demo', 'password123')
    await expect(await screen.findByText('Strength: Very easy to guess', {}, patience)).toBeVisible()
    await press('Change password')
    await expect(await screen.findByText(/^This password is easy to guess/)).toBeVisible()
    await expect(screen.getByLabelText('New password')).toHaveFocus()
    await expect(scenarioOf(context).calls).not.toContain('passwordChange')
  },
}
