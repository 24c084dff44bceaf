import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { VerifyPage } from '../../../src/pages/login/VerifyPage'
import { paths } from '../../../src/paths'
import type { StoryScenario } from '../../support/createScenario'
import { fill, findHeading, findToast, press } from '../../support/onScreen'
import { inScenario, pageAt, patience, scenarioOf } from '../../support/page'
import { emailOf } from '../../support/signIn'

const meta = {
  title: 'Sign in/Verify',
  ...pageAt({ at: paths.login() }),
  component: VerifyPage,
} satisfies Meta<typeof VerifyPage>

export default meta
type Story = StoryObj<typeof meta>

/** Asks for a link by e-mail and returns its path. */
async function askForLink({ server }: StoryScenario, email: string): Promise<string> {
  await fill('E-mail', email)
  await press('Login via Magic Link')
  await findToast('We have sent you a sign-in link: look at your e-mail')
  return new URL(/https?:\S+/.exec(server.outbox[0]?.text ?? '')?.[0] ?? '').pathname
}

const verifications = ({ calls }: StoryScenario) => calls.filter((call) => call === 'verify').length

export const Default: Story = {
  tags: ['desktop'],
  play: async (context) => {
    const scenario = scenarioOf(context)
    const link = await askForLink(scenario, emailOf('ADMIN'))
    scenario.open(link)
    await expect(await findHeading('Verification Successful')).toBeVisible()
    await expect(document.title).toBe('Verification · Projects')
    await expect(scenario.address()).not.toContain(link.split('/')[2])
    await expect(verifications(scenario)).toBe(1)
    await press('Go Homepage')
    await expect(await findHeading('Projects')).toBeVisible()
    const menu = screen.getByRole('navigation', { name: 'Main' })
    await expect(within(menu).getByRole('link', { name: 'Projects' })).toHaveAttribute('aria-current', 'page')
  },
}

/** A link works once. */
export const UsedLink: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    const link = await askForLink(scenario, emailOf('ADMIN'))
    scenario.open(link)
    await findHeading('Verification Successful')
    scenario.open(link)
    await expect(await findHeading('Verification Failed')).toBeVisible()
    // Once: what to do next is part of what the server says.
    await expect(screen.getByText('This link has been used or is too old: ask for a new one.')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: inScenario({ at: paths.verify('abc'), faults: { verify: 'hang' } }),
  play: async () => {
    await expect(await findHeading('Verifying user...')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: inScenario({ at: paths.verify('nothing-known'), faults: { verify: 'offline' } }),
  play: async (context) => {
    await expect(await findHeading('Verification Failed')).toBeVisible()
    await expect(verifications(scenarioOf(context))).toBe(1)
    await press('Back to Login')
    await expect(await findHeading('Login')).toBeVisible()
  },
}

/** A host may answer that the address is not verified. */
export const NotVerified: Story = {
  parameters: inScenario({
    at: paths.verify('abc'),
    faults: { verify: { body: { user: { data: { isVerified: false } }, token: null } } },
  }),
  play: async () => {
    await expect(await findHeading('Verification Failed')).toBeVisible()
  },
}

/** `VITE_VERIFY_CLICK=true`: nothing is spent before somebody asks for it. */
export const AsksFirst: Story = {
  parameters: inScenario({ at: paths.verify('nothing-known'), settings: { VITE_VERIFY_CLICK: 'true' } }),
  play: async (context) => {
    await expect(await findHeading('Confirm your e-mail address')).toBeVisible()
    await expect(verifications(scenarioOf(context))).toBe(0)
    await press('Verify')
    await expect(await findHeading('Verification Failed')).toBeVisible()
    await waitFor(() => expect(verifications(scenarioOf(context))).toBe(1), patience)
  },
}

export const Phone: Story = {
  parameters: inScenario({ at: paths.verify('nothing-known') }),
  tags: ['phone'],
  play: async () => {
    await expect(await findHeading('Verification Failed')).toBeVisible()
  },
}

/** Somebody who comes from the identity provider goes on by themselves, to the page that they had asked for. */
export const SingleSignOn: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    scenario.open(paths.tags())
    await findHeading('Login')
    const link = await askForLink(scenario, emailOf('ADMIN'))
    scenario.open(`${link}?sso`)
    await expect(await findHeading('Tags')).toBeVisible()
    await expect(verifications(scenario)).toBe(1)
    await expect(scenario.address()).toBe('/tags_main')
  },
}

const refused = (reason: string, sentence: RegExp): Story => ({
  parameters: inScenario({ at: `${paths.verify('-')}?sso=${reason}` }),
  play: async (context) => {
    await expect(await findHeading('Login Failed')).toBeVisible()
    await expect(screen.getByText(sentence)).toBeVisible()
    await expect(verifications(scenarioOf(context))).toBe(0)
    await press('Back to Login')
    await expect(await findHeading('Login')).toBeVisible()
  },
})

export const SignOnUnverified: Story = refused('unverified', /^The identity provider has not verified/)
export const SignOnBlocked: Story = refused('blocked', /^Your account is blocked/)
export const SignOnFailed: Story = refused('failed', /did not work\. Please try again\.$/)
