import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { LoginPage } from '../../../src/pages/login/LoginPage'
import { paths } from '../../../src/paths'
import { fill, findToast, press } from '../../support/onScreen'
import { inScenario, pageAt, patience, scenarioOf } from '../../support/page'
import { emailOf } from '../../support/signIn'
import { hand } from '../../support/hand'

const meta = {
  title: 'Sign in/Magic link',
  ...pageAt({ at: paths.login() }),
  component: LoginPage,
} satisfies Meta<typeof LoginPage>

export default meta
type Story = StoryObj<typeof meta>

export const Invalid: Story = {
  play: async (context) => {
    await press('Login via Magic Link')
    await expect(await findToast('Fill out the email box to continue')).toBeVisible()
    await expect(scenarioOf(context).calls).not.toContain('magicLink')
  },
}

export const Saved: Story = {
  play: async (context) => {
    await fill('E-mail', emailOf('ADMIN'))
    await press('Login via Magic Link')
    await expect(await findToast('We have sent you a sign-in link: look at your e-mail')).toBeVisible()
    const { outbox } = scenarioOf(context).server
    await expect(outbox).toHaveLength(1)
    await expect(outbox[0]?.to).toBe(emailOf('ADMIN'))
    await expect(outbox[0]?.text).toMatch(/\/verify\/\S+\/confirmed/)
  },
}

export const SaveFailed: Story = {
  play: async (context) => {
    await fill('E-mail', 'nobody@example.org')
    await press('Login via Magic Link')
    await expect(await findToast('No account uses this e-mail')).toBeVisible()
    await expect(scenarioOf(context).server.outbox).toHaveLength(0)
  },
}

/** A host may say 404 in the body of an answer 200 (specification §8). */
export const UnknownUnder200: Story = {
  parameters: inScenario({
    at: paths.login(),
    faults: { magicLink: { body: { statusCode: 404, message: 'User not found' } } },
  }),
  play: async () => {
    await fill('E-mail', 'nobody@example.org')
    await press('Login via Magic Link')
    await expect(await findToast('User not found')).toBeVisible()
  },
}

export const Saving: Story = {
  parameters: inScenario({ at: paths.login(), faults: { magicLink: 'hang' } }),
  play: async (context) => {
    await fill('E-mail', emailOf('ADMIN'))
    await press('Login via Magic Link')
    const button = screen.getByRole('button', { name: /Login via Magic Link/ })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await hand.clickDisabled(button)
    await expect(scenarioOf(context).calls.filter((call) => call === 'magicLink')).toHaveLength(1)
  },
}

export const TooManyTries: Story = {
  parameters: inScenario({
    at: paths.login(),
    faults: {
      magicLink: { status: 429, headers: { 'Retry-After': '40' }, body: { message: 'Too many attempts' } },
    },
  }),
  play: async (context) => {
    await fill('E-mail', emailOf('ADMIN'))
    await press('Login via Magic Link')
    await expect(await findToast('Too many attempts')).toBeVisible()
    await hand.click(await screen.findByRole('button', { name: /^Login via Magic Link in \d+ s$/ }, patience))
    await expect(scenarioOf(context).calls.filter((call) => call === 'magicLink')).toHaveLength(1)
  },
}
