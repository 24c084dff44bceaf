import type { HistoryKind } from '../../src/contract/endpoints/history'
import { recordEntries } from '../../src/contract/records'
import type { RecordName } from '../../src/contract/records/plurals'
import type { ManyTables } from '../database/many/manyTable'
import type { Tables } from '../database/port'

/** How the trail names the records of one table. */
export interface TrailKind {
  /** The table's name in the port. */
  table: keyof Tables
  /** The field that names a record. */
  name: string
  /** Where many rows of it are changed at once, its name as such a table. */
  many?: keyof ManyTables
}

/** The tables whose changes the trail keeps, by the kind of record that each holds. */
export const trailKinds: Readonly<Record<string, TrailKind>> = {
  user: { table: 'users', name: 'name' },
  project: { table: 'projects', name: 'name', many: 'manyProjects' },
  article: { table: 'articles', name: 'title', many: 'manyArticles' },
  category: { table: 'categories', name: 'name', many: 'manyCategories' },
  languageStack: { table: 'languageStacks', name: 'name', many: 'manyLanguageStacks' },
  view: { table: 'views', name: 'name' },
  claim: { table: 'claims', name: 'claimerName' },
  opportunity: { table: 'opportunities', name: 'title', many: 'manyOpportunities' },
  ...(Object.fromEntries(
    recordEntries.map(([kind, { many, key }]) => [kind, { table: many as keyof Tables, name: key }]),
  ) as Record<RecordName, TrailKind>),
} satisfies Record<HistoryKind, TrailKind>

/** The kinds of what the directory shows; the others are about people. */
export const contentKinds: readonly string[] = Object.keys(trailKinds).filter((kind) => kind !== 'user')
