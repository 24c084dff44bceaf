import { screen } from 'storybook/test'
import { demoAccounts } from '../../server/scenarios/accounts'
import type { Role } from '../../src/contract/access/roles'
import { fill } from './onScreen'
import { hand } from './hand'

/** Fills in the login form and sends it. */
export async function signIn(email: string, password: string): Promise<void> {
  await fill('E-mail', email)
  await fill('Password', password)
  await hand.click(screen.getByRole('button', { name: 'Login' }))
}

/** Signs in with the account that every scenario has for this role. */
export async function signInAs(role: Role): Promise<void> {
  const account = demoAccounts.find((candidate) => candidate.role === role)
  if (!account) throw new Error(`There is no account with the role ${role}`)
  await signIn(account.email, account.password)
}

/** E-mail address of the account that every scenario has for this role. */
export const emailOf = (role: Role): string =>
  demoAccounts.find((candidate) => candidate.role === role)?.email ?? ''
