import type { Role } from '../../src/contract/access/roles'
import { aUser } from '../fixtures'
import type { ScenarioUser } from '../scenario'
import { accountUsers } from './accounts'

const others: readonly [name: string, role: Role, isVerified?: boolean][] = [
  ['Amina Yusuf', 'ADMIN'],
  ['Bruno Keller', 'CONTENT_EDITOR'],
  ['Chidi Okonkwo', 'CONTENT_EDITOR'],
  ['Dörte Hansen', 'CONTENT_EDITOR'],
  ['נועה לוי', 'CONTENT_EDITOR'],
  ['Eero Virtanen', 'NORMAL', false],
  ['فاطمة الزهراء', 'NORMAL'],
  ['Gita Sharma', 'NORMAL', false],
  ['Hugo Alexandre-Barthélemy de la Rochefoucauld-Montmorency et Saint-Germain-des-Prés-sur-Loire', 'NORMAL'],
  ['Inés Ortega', 'NORMAL', false],
  ['佐藤 淳', 'NORMAL'],
  ['Kai 🦜 Makoa', 'NORMAL', false],
  ['Lena Wójcik', 'NORMAL'],
  ['Mallory Grant', 'BLOCKED', false],
  ['Niamh Ó Briain', 'NORMAL'],
  ['Otto Szabó', 'NORMAL', false],
  ['Priya Nair', 'NORMAL'],
  ['Quirijn de Vries', 'NORMAL'],
  ['Rosa Marchetti', 'SUPER_ADMIN'],
  ['Tuấn Phạm', 'NORMAL', false],
]

/** 25 users, so that they fill three pages; the first five are the accounts to sign in with. */
export function smallUsers(): ScenarioUser[] {
  return [
    ...accountUsers(),
    ...others.map(([name, role, isVerified = true], index) =>
      aUser({ id: index + 6, name, role, isVerified, email: `person.${index + 6}@example.org` }),
    ),
  ]
}
