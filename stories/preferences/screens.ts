import type { Role } from '../../src/contract/access/roles'
import { patterns } from '../../src/paths'

/** A screen, and who looks at it. */
export interface Screen {
  name: string
  at: string
  as: Role | 'nobody'
}

const values: Readonly<Record<string, string>> = {
  osnId: '1',
  articleId: '1',
  id: '1',
  opportunityId: '2',
  page: '1',
  token: 'a-token-that-is-spent',
}

const visitors: Readonly<Partial<Record<keyof typeof patterns, Screen['as']>>> = {
  login: 'nobody',
  verify: 'nobody',
  waiting: 'NORMAL',
  unauthorized: 'BLOCKED',
}

/** Every route of the console, and an address that there is not. */
export const screens: readonly Screen[] = [
  ...(Object.keys(patterns) as (keyof typeof patterns)[]).map((name) => ({
    name,
    at: patterns[name].replace(/:(\w+)/g, (_, key: string) => values[key] ?? key),
    as: visitors[name] ?? ('SUPER_ADMIN' as const),
  })),
  { name: 'a page that there is not', at: '/nowhere', as: 'SUPER_ADMIN' },
]

/** A list and a form: `npm run test:endurance` looks at all screens where `npm test` looks at these. */
const usual: readonly string[] = ['projects', 'projectEdit']
export const someScreens = import.meta.env['ENDURANCE']
  ? screens
  : screens.filter(({ name }) => usual.includes(name))
