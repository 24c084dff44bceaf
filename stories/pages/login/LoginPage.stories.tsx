import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { LoginPage } from '../../../src/pages/login/LoginPage'
import { paths } from '../../../src/paths'
import { demoAccounts } from '../../../server/worlds/accounts'
import { inWorld, pageMeta, patience, worldOf } from '../../support/page'

const meta = {
  ...pageMeta,
  component: LoginPage,
  parameters: { ...pageMeta.parameters, ...inWorld({ at: paths.login() }) },
} satisfies Meta<typeof LoginPage>

export default meta
type Story = StoryObj<typeof meta>

async function signIn(email: string, password: string) {
  await userEvent.type(await screen.findByLabelText(/^E-mail/, {}, patience), email)
  await userEvent.type(screen.getByLabelText(/^Password/), password)
  await userEvent.click(screen.getByRole('button', { name: 'Login' }))
}

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Forgot password' })).toHaveAttribute('target', '_blank')
    await expect(document.title).toBe('Login · Projects')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Invalid: Story = {
  play: async (context) => {
    await signIn('not an address', ' ')
    await expect(await screen.findByText(/Enter an e-mail address/)).toBeVisible()
    await expect(screen.getByLabelText(/^E-mail/)).toHaveFocus()
    await expect(worldOf(context).calls).not.toContain('login')
  },
}

export const WrongPassword: Story = {
  play: async () => {
    await signIn('admin@example.org', 'wrong')
    const toasts = await screen.findByRole('region', { name: 'Notifications' })
    await expect(await within(toasts).findByText(/password/i, {}, patience)).toBeVisible()
    await expect(screen.getByLabelText(/^E-mail/)).toHaveValue('admin@example.org')
  },
}

export const Offline: Story = {
  parameters: inWorld({ at: paths.login(), faults: { login: 'offline' } }),
  play: async (context) => {
    await signIn('admin@example.org', 'anything')
    const sentence = 'Something went wrong. Please check your internet connection'
    await expect((await screen.findAllByText(sentence, {}, patience))[0]).toBeVisible()
    await expect(worldOf(context).calls.filter((call) => call === 'login')).toHaveLength(1)
  },
}

export const Saving: Story = {
  parameters: inWorld({ at: paths.login(), faults: { login: 'hang' } }),
  play: async (context) => {
    await signIn('admin@example.org', 'anything')
    const button = screen.getByRole('button', { name: /Login$/ })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    await expect(worldOf(context).calls.filter((call) => call === 'login')).toHaveLength(1)
  },
}

export const SignsIn: Story = {
  play: async () => {
    const account = demoAccounts.find(({ role }) => role === 'ADMIN')
    await signIn(account?.email ?? '', account?.password ?? '')
    await expect(await screen.findByRole('heading', { level: 1, name: 'Projects' }, patience)).toBeVisible()
  },
}

export const MagicLinkWithoutEmail: Story = {
  play: async (context) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Login via Magic Link' }, patience))
    await expect(await screen.findByText('Fill out the email box to continue')).toBeVisible()
    await expect(worldOf(context).calls).not.toContain('magicLink')
  },
}

export const MagicLinkSent: Story = {
  play: async (context) => {
    await userEvent.type(await screen.findByLabelText(/^E-mail/, {}, patience), 'admin@example.org')
    await userEvent.click(screen.getByRole('button', { name: 'Login via Magic Link' }))
    const toasts = await screen.findByRole('region', { name: 'Notifications' })
    await expect(await within(toasts).findByText(/link/i, {}, patience)).toBeVisible()
    await expect(worldOf(context).server.outbox[0]?.text).toMatch(/\/verify\/\S+\/confirmed/)
  },
}

export const MagicLinkUnknown: Story = {
  play: async () => {
    await userEvent.type(await screen.findByLabelText(/^E-mail/, {}, patience), 'nobody@example.org')
    await userEvent.click(screen.getByRole('button', { name: 'Login via Magic Link' }))
    const toasts = await screen.findByRole('region', { name: 'Notifications' })
    await expect(await within(toasts).findByRole('button', { name: /Dismiss|Close/ }, patience)).toBeVisible()
  },
}

export const Register: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Register now' }, patience))
    await expect(await screen.findByRole('heading', { level: 1, name: 'Register' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Back to Login' }))
    await expect(await screen.findByLabelText(/^Password/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Register now' }))
  },
}

export const AlreadySignedIn: Story = {
  parameters: inWorld({ at: paths.login(), as: 'ADMIN' }),
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Projects' }, patience)).toBeVisible()
  },
}

export const SessionCheckFailed: Story = {
  parameters: inWorld({ at: paths.tags(), as: 'ADMIN', faults: { currentUser: 'offline' } }),
  play: async (context) => {
    const retry = await screen.findByRole('button', { name: 'Retry' }, patience)
    delete worldOf(context).faults.currentUser
    await userEvent.click(retry)
    await expect(await screen.findByRole('heading', { level: 1, name: 'Tags' }, patience)).toBeVisible()
  },
}
