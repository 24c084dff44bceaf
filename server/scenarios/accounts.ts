import type { Role } from '../../src/contract/access/roles'
import { aUser } from '../fixtures'
import type { ScenarioUser } from '../scenario'

/** An account that every scenario has, to sign in with. */
export interface DemoAccount {
  email: string
  password: string
  role: Role
}

/** The password of every account of the demo. Everybody knows it. */
export const demoPassword = 'open-source-demo'

const password = demoPassword

/** One account of each role, in the order of the specification (§9). The BLOCKED one is refused when it signs in. */
export const demoAccounts: readonly DemoAccount[] = [
  { email: 'super.admin@example.org', password, role: 'SUPER_ADMIN' },
  { email: 'admin@example.org', password, role: 'ADMIN' },
  { email: 'content.editor@example.org', password, role: 'CONTENT_EDITOR' },
  { email: 'normal@example.org', password, role: 'NORMAL' },
  { email: 'blocked@example.org', password, role: 'BLOCKED' },
]

const names: Readonly<Record<Role, string>> = {
  SUPER_ADMIN: 'Sunniva Solberg',
  ADMIN: 'Ada Adeyemi',
  CONTENT_EDITOR: 'Connor Callaghan',
  NORMAL: 'Nora Nilsen',
  BLOCKED: 'Blake Bennett',
}

/** The users of these accounts, with the ids 1 to 5. */
export function accountUsers(): ScenarioUser[] {
  return demoAccounts.map(({ email, role }, index) =>
    aUser({ id: index + 1, name: names[role], email, role, password, isVerified: role !== 'NORMAL' }),
  )
}
