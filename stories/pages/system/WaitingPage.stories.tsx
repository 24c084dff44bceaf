import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { WaitingPage } from '../../../src/pages/system/StatusPages'
import { paths } from '../../../src/paths'
import { findHeading, press } from '../../support/onScreen'
import { inScenario, pageAt, patience, scenarioOf } from '../../support/page'

const meta = {
  title: 'Console/Waiting',
  ...pageAt({ at: paths.waiting(), as: 'NORMAL' }),
  component: WaitingPage,
} satisfies Meta<typeof WaitingPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async () => {
    await expect(await findHeading('Your request is being verified')).toBeVisible()
    await expect(screen.getByText(/verified manually before access is granted/)).toBeVisible()
    await expect(screen.queryByRole('navigation')).toBeNull()
  },
}

export const Phone: Story = { ...Default, tags: ['phone'] }

export const LogsOut: Story = {
  play: async (context) => {
    await press('Log out')
    await expect(await findHeading('Login')).toBeVisible()
    await expect(scenarioOf(context).address()).toBe('/login')
  },
}

/** Users who no longer wait are sent to `/`. */
export const NoLongerWaits: Story = {
  parameters: inScenario({ at: paths.waiting(), as: 'CONTENT_EDITOR' }),
  play: async (context) => {
    await expect(await findHeading('Projects')).toBeVisible()
    await waitFor(() => expect(scenarioOf(context).address()).toBe('/'), patience)
  },
}

/** Blocked meanwhile, by a host that still answers. */
export const Forbidden: Story = {
  parameters: inScenario({
    at: paths.waiting(),
    as: 'NORMAL',
    faults: { currentUser: { body: { success: true, data: { role: 'BLOCKED' } } } },
  }),
  play: async (context) => {
    await expect(await findHeading('you have no permission to access this page')).toBeVisible()
    await expect(scenarioOf(context).address()).toBe('/unauthorized')
  },
}
