import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { AccessGate } from '../../src/app/AccessGate'
import { paths } from '../../src/paths'
import { findHeading, press } from '../support/onScreen'
import { inScenario, pageAt, patience, scenarioOf } from '../support/page'

const meta = {
  title: 'Console/Access',
  ...pageAt({ at: paths.tags(), as: 'ADMIN' }),
  component: AccessGate,
} satisfies Meta<typeof AccessGate>

export default meta
type Story = StoryObj<typeof meta>

const refusal = 'you have no permission to access this page'

/** A host that lets in whom the embedded server would not. */
const hostSays = (role: string) => ({ currentUser: { body: { success: true, data: { role } } } })

export const Default: Story = {
  play: async () => {
    await expect(await findHeading('Tags')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: inScenario({ at: paths.tags(), as: 'ADMIN', faults: { currentUser: 'hang' } }),
  play: async (context) => {
    await expect(await screen.findByText('Loading....', {}, patience)).toBeVisible()
    await expect(scenarioOf(context).calls).toEqual(['currentUser'])
  },
}

export const Nobody: Story = {
  parameters: inScenario({ at: paths.tags(), as: 'nobody' }),
  play: async (context) => {
    await expect(await findHeading('Login')).toBeVisible()
    await expect(scenarioOf(context).address()).toBe('/login')
    await expect(scenarioOf(context).calls).toEqual([])
  },
}

export const Unchecked: Story = {
  parameters: inScenario({ at: paths.tags(), as: 'ADMIN', faults: { currentUser: 500 } }),
  play: async () => {
    await expect(await screen.findByText('Your session could not be checked', {}, patience)).toBeVisible()
    await expect(screen.getByText(/The server says 500/)).toBeVisible()
  },
}

/** A user with a session reads why it can't be checked, and keeps it. */
export const Failed: Story = {
  parameters: inScenario({ at: paths.tags(), as: 'ADMIN', faults: { currentUser: 'offline' } }),
  play: async (context) => {
    await expect(await findHeading('Login')).toBeVisible()
    await expect(await screen.findByText('Your session could not be checked', {}, patience)).toBeVisible()
    delete scenarioOf(context).faults.currentUser
    await press('Retry')
    await expect(await findHeading('Tags')).toBeVisible()
  },
}

export const Normal: Story = {
  parameters: inScenario({ at: paths.tags(), as: 'NORMAL' }),
  play: async (context) => {
    await expect(await findHeading('Your request is being verified')).toBeVisible()
    await expect(scenarioOf(context).address()).toBe('/waiting')
  },
}

export const Forbidden: Story = {
  parameters: inScenario({ at: paths.users(2), as: 'CONTENT_EDITOR' }),
  play: async (context) => {
    await expect(await findHeading(refusal)).toBeVisible()
    await expect(scenarioOf(context).address()).toBe('/unauthorized')
    await press('Go back to homepage')
    await expect(await findHeading('Projects')).toBeVisible()
  },
}

export const ForbiddenWithoutAPage: Story = {
  parameters: inScenario({ at: paths.usersRoot(), as: 'ADMIN' }),
  play: async () => {
    await expect(await findHeading(refusal)).toBeVisible()
  },
}

export const SuperAdmin: Story = {
  parameters: inScenario({ at: paths.users(1), as: 'SUPER_ADMIN' }),
  play: async () => {
    await expect(await findHeading('Manage Users')).toBeVisible()
  },
}

/** The server has ended the tokens of somebody who is blocked. */
export const Blocked: Story = {
  parameters: inScenario({ at: paths.tags(), as: 'BLOCKED' }),
  play: async () => {
    await expect(await findHeading('Login')).toBeVisible()
  },
}

export const BlockedButLetIn: Story = {
  parameters: inScenario({ at: paths.tags(), as: 'NORMAL', faults: hostSays('BLOCKED') }),
  play: async (context) => {
    await expect(await findHeading(refusal)).toBeVisible()
    await expect(scenarioOf(context).calls).not.toContain('tagList')
    await press('Log out')
    await expect(await findHeading('Login')).toBeVisible()
  },
}

export const UnknownRole: Story = {
  parameters: inScenario({ at: paths.home(), as: 'NORMAL', faults: hostSays('AUDITOR') }),
  play: async () => {
    await expect(await findHeading(refusal)).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible()
  },
}

/** A role that changed meanwhile counts from the next check on. */
export const VerifiedMeanwhile: Story = {
  parameters: inScenario({ at: paths.waiting(), as: 'NORMAL' }),
  play: async (context) => {
    const scenario = scenarioOf(context)
    await findHeading('Your request is being verified')
    await scenario.server.database.transaction((tables) => tables.users.update(4, { role: 'CONTENT_EDITOR' }))
    scenario.open(paths.waiting())
    await expect(await findHeading('Projects')).toBeVisible()
    await waitFor(() => expect(scenario.address()).toBe('/'), patience)
  },
}
