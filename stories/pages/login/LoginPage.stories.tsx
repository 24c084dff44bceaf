import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, waitFor } from 'storybook/test'
import { notLoaded } from '../../../src/lib/prerendered'
import { LoginPage } from '../../../src/pages/login/LoginPage'
import { paths } from '../../../src/paths'
import { findHeading, findToast, press } from '../../support/onScreen'
import { inScenario, pageAt, patience, scenarioOf } from '../../support/page'
import { signIn, signInAs } from '../../support/signIn'
import { hand } from '../../support/hand'

const meta = {
  title: 'Sign in/Login',
  ...pageAt({ at: paths.login() }),
  component: LoginPage,
} satisfies Meta<typeof LoginPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['desktop'],
  play: async () => {
    await expect(await findHeading('Login')).toBeVisible()
    await expect(document.title).toBe('Login · Projects')
    await expect(screen.getByLabelText('E-mail')).toHaveFocus()
    await expect(screen.getByRole('region', { name: 'Welcome' })).toBeVisible()
    await expect(screen.getByRole('img', { name: 'Portrait of the founder' })).toBeVisible()
    const forgot = screen.getByRole('link', { name: 'Forgot password' })
    await expect(forgot).toHaveAttribute('href', 'https://id.example.org/login')
    await expect(forgot).toHaveAttribute('target', '_blank')
    await expect(forgot).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

export const Phone: Story = {
  tags: ['phone'],
  play: async () => {
    await expect(await findHeading('Login')).toBeVisible()
    await expect(screen.queryByRole('region', { name: 'Welcome' })).toBeNull()
  },
}

/** Its code could not be fetched: the page of the build says so, over the form as it was typed. */
export const CodeFailed: Story = {
  beforeEach() {
    const notice = Object.assign(document.createElement('p'), {
      id: 'unloaded',
      role: 'alert',
      textContent: notLoaded,
    })
    document.body.append(notice)
    return () => notice.remove()
  },
  play: async () => {
    await hand.type(await screen.findByLabelText('E-mail'), 'admin@example.org')
    const notice = screen.getByText(notLoaded)
    await expect(notice).toBeVisible()
    await expect(screen.getByLabelText('E-mail')).toHaveValue('admin@example.org')
    const card = (await findHeading('Login')).closest('section')!
    await expect(notice.getBoundingClientRect().bottom).toBeLessThanOrEqual(card.getBoundingClientRect().top)
  },
}

export const Invalid: Story = {
  play: async (context) => {
    await press('Login')
    await expect(await screen.findByText('E-mail is required')).toBeVisible()
    await expect(screen.getByText('Password is required')).toBeVisible()
    await hand.type(screen.getByLabelText('E-mail'), 'not an address')
    await press('Login')
    await expect(await screen.findByText(/^Enter an e-mail address/)).toBeVisible()
    await expect(screen.getByLabelText('E-mail')).toHaveFocus()
    await expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(/^Enter an e-mail address/)
    await expect(scenarioOf(context).calls).not.toContain('login')
  },
}

/** Said once, by a toast, and logged; nothing has ended. The focus goes to the password, to be typed anew. */
export const WrongPassword: Story = {
  play: async () => {
    const logged = spyOn(console, 'warn').mockReturnValue(undefined)
    await signIn('admin@example.org', 'wrong')
    await expect(await findToast('The e-mail or the password is wrong')).toBeVisible()
    await expect(logged.mock.calls).toEqual([['Login failed: The e-mail or the password is wrong']])
    await expect(screen.getAllByText(/wrong/)).toHaveLength(1)
    await expect(screen.queryByText(/session/)).toBeNull()
    await expect(screen.getByLabelText('E-mail')).toHaveValue('admin@example.org')
    await expect(screen.getByLabelText('Password')).toHaveValue('wrong')
    await expect(screen.getByLabelText('Password')).toHaveFocus()
    await hand.keyboard('right')
    await expect(screen.getByLabelText('Password')).toHaveValue('right')
  },
}

/** A host may say 401 in the body of an answer 200 (specification §8). */
export const WrongPasswordUnder200: Story = {
  parameters: inScenario({
    at: paths.login(),
    faults: {
      login: { body: { user: { success: false, statusCode: 401, message: 'No such pair' }, token: null } },
    },
  }),
  play: async () => {
    await signIn('admin@example.org', 'wrong')
    await expect(await findToast('No such pair')).toBeVisible()
    await expect(screen.getAllByText('No such pair')).toHaveLength(1)
    await expect(screen.getByLabelText('Password')).toHaveFocus()
  },
}

export const SaveFailed: Story = {
  parameters: inScenario({ at: paths.login(), faults: { login: 'offline' } }),
  play: async (context) => {
    const sentence = 'Something went wrong. Please check your internet connection'
    await signInAs('ADMIN')
    await expect(await findToast(sentence)).toBeVisible()
    await expect(scenarioOf(context).calls.filter((call) => call === 'login')).toHaveLength(1)
    delete scenarioOf(context).faults.login
    await press('Login')
    await expect(await findHeading('Projects')).toBeVisible()
  },
}

export const Saving: Story = {
  parameters: inScenario({ at: paths.login(), faults: { login: 'hang' } }),
  play: async (context) => {
    await signInAs('ADMIN')
    const button = screen.getByRole('button', { name: 'Login' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await hand.clickDisabled(button)
    await expect(scenarioOf(context).calls.filter((call) => call === 'login')).toHaveLength(1)
  },
}

/** Too many attempts: the button counts down until the next one is allowed. */
export const TooManyTries: Story = {
  parameters: inScenario({
    at: paths.login(),
    faults: {
      login: { status: 429, headers: { 'Retry-After': '40' }, body: { message: 'Too many attempts' } },
    },
  }),
  play: async (context) => {
    await signInAs('ADMIN')
    await expect(await findToast('Too many attempts')).toBeVisible()
    await hand.clickDisabled(await screen.findByRole('button', { name: /^Login in \d+ s$/ }, patience))
    await expect(scenarioOf(context).calls.filter((call) => call === 'login')).toHaveLength(1)
  },
}

export const Saved: Story = {
  play: async () => {
    await signInAs('ADMIN')
    await expect(await findToast('Login successful')).toBeVisible()
    await expect(await findHeading('Projects')).toBeVisible()
  },
}

export const Register: Story = {
  play: async () => {
    await press('Register now', 'link')
    await expect(await findHeading('Register')).toBeVisible()
    const signUp = screen.getByRole('link', { name: /sign-up page/ })
    await expect(signUp).toHaveAttribute('href', 'https://id.example.org/signup')
    await press('Back to Login')
    await expect(await findHeading('Login')).toBeVisible()
    await press('Register now', 'link')
  },
}

/** Register now leads there in a new tab as well. */
export const RegisterByAddress: Story = {
  beforeEach: () => {
    window.history.replaceState(window.history.state, '', '#register')
    return () =>
      window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
  },
  play: async () => {
    await expect(await findHeading('Register')).toBeVisible()
    await press('Back to Login')
    const link = await screen.findByRole('link', { name: 'Register now' })
    await expect(link).toHaveAttribute('href', '/login#register')
    await expect(window.location.hash).toBe('')
  },
}

export const AlreadySignedIn: Story = {
  parameters: inScenario({ at: paths.login(), as: 'ADMIN' }),
  play: async (context) => {
    await expect(await findHeading('Projects')).toBeVisible()
    await waitFor(() => expect(scenarioOf(context).address()).toBe('/'))
  },
}

/** A link where the host offers single sign-on; nothing of it elsewhere. */
export const SingleSignOn: Story = {
  parameters: inScenario({ at: paths.login(), pageOffers: ['oidc'] }),
  play: async () => {
    const link = await screen.findByRole('link', { name: 'Continue with single sign-on' }, patience)
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('href', '/api/auth/oidc')
  },
}

export const WithoutSingleSignOn: Story = {
  play: async () => {
    await findHeading('Login')
    await expect(screen.queryByRole('link', { name: /single sign-on/ })).toBeNull()
  },
}
