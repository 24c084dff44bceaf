import type { DemoAccount } from '../scenarios/accounts'

/**
 * What a start prints at its end: the address, and what the accounts of the demo that have their published password are
 * good for, where there are any. `isDemo`: whether they can be used to sign in.
 */
export function welcome(address: string, accounts: readonly DemoAccount[], isDemo: boolean): string {
  const about = accounts.length === 0 ? [] : isDemo ? [...table(accounts), '', ...demoUse] : demoLeft
  return ['', `  The console is at ${address}`, '', ...about, ...(about.length > 0 ? [''] : [])].join('\n')
}

const demoUse = [
  '  This is a demo. Its passwords are published, so they work only on this machine, at an address like the above.',
  '  For real use, start with --empty and a new DATA_DIR.',
]
const demoLeft = [
  '  This directory holds accounts of the demo, whose passwords are published. They let nobody in here.',
  '  Give an account another password: npm run admin -- reset-password EMAIL',
]

function table(accounts: readonly DemoAccount[]): string[] {
  const rows = accounts.map(({ role, email, password }) => [role, email, password] as const)
  return [['Role', 'E-mail', 'Password'] as const, ...rows].map(
    ([role, email, password]) => `  ${role.padEnd(16)}${email.padEnd(30)}${password}`,
  )
}
