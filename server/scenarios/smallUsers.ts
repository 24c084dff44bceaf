import type { Role } from '../../src/contract/entities'
import { aUser } from '../fixtures'
import type { ScenarioUser } from '../scenario'
import { accountUsers } from './accounts'

const others: readonly [name: string, role: Role, isVerified?: boolean][] = [
  ['Amina Example', 'ADMIN'],
  ['Bruno Muster', 'CONTENT_EDITOR'],
  ['Chidi Sample', 'CONTENT_EDITOR'],
  ['Dörte Beispiel', 'CONTENT_EDITOR'],
  ['נועה דוגמה', 'CONTENT_EDITOR'],
  ['Eero Esimerkki', 'NORMAL', false],
  ['فاطمة مثال', 'NORMAL'],
  ['Gita Namuna', 'NORMAL', false],
  ['Hugo Exemple-de-la-Très-Longue-Famille-aux-Nombreux-Prénoms-et-aux-Titres-Interminables', 'NORMAL'],
  ['Inés Ejemplo', 'NORMAL', false],
  ['Jun 例', 'NORMAL'],
  ['Kai 🦜 Parrot', 'NORMAL', false],
  ['Lena Przykład', 'NORMAL'],
  ['Mallory Spammer', 'BLOCKED', false],
  ['Niamh Sampla', 'NORMAL'],
  ['Otto Példa', 'NORMAL', false],
  ['Priya Udaharan', 'NORMAL'],
  ['Quentin Voorbeeld', 'NORMAL'],
  ['Rosa Esempio', 'SUPER_ADMIN'],
  ['Tuan Vi Du', 'NORMAL', false],
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
