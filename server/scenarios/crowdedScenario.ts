import { aClaim, anApplication, anArticle, anOpportunity, aNode, aProject, aTag, aUser } from '../fixtures'
import { recordEntries } from '../../src/contract/records'
import type { Scenario, ScenarioNode, ScenarioRecords } from '../scenario'
import { accountUsers } from './accounts'
import { smallRecords } from './smallRecords'

const sizes = {
  users: 523,
  tags: 3000,
  records: 1000,
  categories: 1000,
  languageStacks: 400,
  projects: 10_000,
  articles: 2000,
  opportunities: 300,
  applications: 3000,
  claims: 3000,
}

const adjectives = [
  'Quick',
  'Quiet',
  'Bright',
  'Sturdy',
  'Modular',
  'Tiny',
  'Patient',
  'Open',
  'Distributed',
  'Plain',
]
const nouns = [
  'Parser',
  'Router',
  'Ledger',
  'Canvas',
  'Scheduler',
  'Archive',
  'Compiler',
  'Broker',
  'Atlas',
  'Toolkit',
]
const licenses = ['MIT', 'Apache-2.0', 'GPL-3.0-or-later', 'BSD-3-Clause', 'MPL-2.0']

/** Thousands of everything, the same each time: each record is computed from its number. */
export function crowdedScenario(): Scenario {
  const users = numbers(sizes.users - 5).map((n) =>
    aUser({ id: n + 5, name: `${pick(adjectives, n)} Person ${n}`, email: `person.${n}@example.org` }),
  )
  return {
    users: [...accountUsers(), ...users],
    ...crowdedRecords(),
    tags: numbers(sizes.tags).map((id) => aTag({ id, name: `${phrase(id).toLowerCase()}-${id}` })),
    categories: tree(sizes.categories, 'Category'),
    languageStacks: tree(sizes.languageStacks, 'Stack'),
    projects: numbers(sizes.projects).map((id) => {
      const name = `${phrase(id)} ${id}`
      return aProject({
        id,
        name,
        projectUrl: `https://example.org/${name.toLowerCase().replaceAll(' ', '-')}`,
        tagline: `${pick(nouns, id * 7)} for ${pick(adjectives, id * 3).toLowerCase()} teams`,
        license: pick(licenses, id),
        description: `<h2>${name}</h2><p>What <strong>${name}</strong> is for, in a few words.</p>`,
        isActive: id % 11 !== 0,
        isClaimed: id % 10 === 0,
        isFeatured: id % 25 === 0,
        adminId: 2,
        tags: distinctIds(id, sizes.tags, 4),
        categories: distinctIds(id, sizes.categories, 2),
        language_stacks: distinctIds(id, sizes.languageStacks, 2),
      })
    }),
    articles: numbers(sizes.articles).map((id) =>
      anArticle({
        id,
        title: `${phrase(id)}: lesson ${id}`,
        isPublished: id % 3 !== 0,
        isFeatured: id % 20 === 0,
        tags: distinctIds(id, sizes.tags, 3),
      }),
    ),
    opportunities: numbers(sizes.opportunities).map((id) =>
      anOpportunity({ id, title: `Help with ${phrase(id).toLowerCase()} ${id}`, osnId: id <= 150 ? 1 : id }),
    ),
    applications: numbers(sizes.applications).map((id) =>
      anApplication({ id, opportunityId: id <= 1500 ? 1 : 1 + (id % sizes.opportunities) }),
    ),
    claims: numbers(sizes.claims).map((id) =>
      aClaim({
        id,
        osnId: id <= 1000 ? 1 : 1 + ((id * 7) % sizes.projects),
        status: pick(['APPROVED', 'PENDING', 'REJECTED'] as const, id),
      }),
    ),
  }
}

/** The small scenario's records of each kind, each as often as it takes, with a number behind its key. */
function crowdedRecords(): ScenarioRecords {
  const few = smallRecords() as Readonly<Record<string, readonly { id: number }[]>>
  const many = recordEntries.map(([, { many, key }]) => [
    many,
    numbers(sizes.records).map((id) => {
      const row: Readonly<Record<string, unknown>> = pick(few[many] ?? [], id - 1)
      return { ...row, id, [key]: `${String(row[key])} ${id}` }
    }),
  ])
  return Object.fromEntries(many) as ScenarioRecords
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1)
}

function pick<Item>(items: readonly Item[], n: number): Item {
  const item = items[n % items.length]
  if (item === undefined) throw new Error('Nothing to pick from')
  return item
}

function phrase(n: number): string {
  return `${pick(adjectives, n)} ${pick(nouns, Math.floor(n / adjectives.length))}`
}

/** Ten roots, then each node below the one of a tenth of its number: three to four levels. */
function tree(count: number, what: string): ScenarioNode[] {
  return numbers(count).map((id) =>
    aNode({ id, name: `${what} ${phrase(id)} ${id}`, parentId: id <= 10 ? 0 : Math.ceil(id / 10) }),
  )
}

function distinctIds(seed: number, count: number, size: number): number[] {
  return [...new Set(numbers(size).map((n) => 1 + ((seed * 13 + n * 31) % count)))]
}
