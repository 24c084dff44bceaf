import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { UnauthorizedPage } from '../../../src/pages/system/StatusPages'
import { paths } from '../../../src/paths'
import { findHeading, press } from '../../support/onScreen'
import { inScenario, pageAt, scenarioOf } from '../../support/page'

const meta = {
  title: 'Console/Unauthorized',
  ...pageAt({ at: paths.unauthorized(), as: 'ADMIN' }),
  component: UnauthorizedPage,
} satisfies Meta<typeof UnauthorizedPage>

export default meta
type Story = StoryObj<typeof meta>

const sentence = 'you have no permission to access this page'

/** Users who have the menu keep it here. */
export const Default: Story = {
  tags: ['desktop'],
  play: async () => {
    await expect(await findHeading(sentence)).toBeVisible()
    await expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect(screen.getAllByRole('main')).toHaveLength(1)
    await expect(screen.getAllByRole('button', { name: 'Log out' })).toHaveLength(1)
    await press('Go back to homepage')
    await expect(await findHeading('Projects')).toBeVisible()
  },
}

export const Phone: Story = {
  tags: ['phone'],
  play: async () => {
    await expect(await findHeading(sentence)).toBeVisible()
  },
}

/** Users who may open no page have no menu: a way out stands on the page. */
export const Blocked: Story = {
  parameters: inScenario({
    at: paths.unauthorized(),
    as: 'ADMIN',
    faults: { currentUser: { body: { success: true, data: { role: 'BLOCKED' } } } },
  }),
  play: async () => {
    await expect(await findHeading(sentence)).toBeVisible()
    await expect(screen.queryByRole('navigation')).toBeNull()
    await press('Log out')
    await expect(await findHeading('Login')).toBeVisible()
  },
}

/** Users who still wait to be verified read that, here as everywhere. */
export const Forbidden: Story = {
  parameters: inScenario({ at: paths.unauthorized(), as: 'NORMAL' }),
  play: async (context) => {
    await expect(await findHeading('Your request is being verified')).toBeVisible()
    await expect(scenarioOf(context).address()).toBe('/waiting')
  },
}
