import type { DemoAccount } from '../scenarios/accounts'

/** What a start prints at its end: the address, and the demo's accounts where there are any. */
export function welcome(address: string, accounts: readonly DemoAccount[]): string {
  const rows = accounts.map(({ role, email, password }) => [role, email, password] as const)
  const table = rows.length > 0 ? [['Role', 'E-mail', 'Password'] as const, ...rows] : []
  const lines = table.map(([role, email, password]) => `  ${role.padEnd(16)}${email.padEnd(30)}${password}`)
  return ['', `  The console is at ${address}`, '', ...lines, ...(lines.length > 0 ? [''] : [])].join('\n')
}
