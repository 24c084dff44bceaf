import type { Records } from '../src/contract/records'
import type { RecordName } from '../src/contract/records/plurals'
import type {
  ApplicationFields,
  ArticleFields,
  ClaimFields,
  NodeFields,
  OpportunityFields,
  ProjectFields,
  UserFields,
} from './database/records'
import type { RecordFields } from './database/recordTables'
import type { RemovalFields } from './database/removals/removal'
import type { ViewFields } from './database/views/view'

type WithId<Fields> = Fields & { readonly id: number }

export type ScenarioUser = WithId<Omit<UserFields, 'passwordHash'>> & {
  /** In plain text; left out, the user can sign in by link only. */
  readonly password?: string
}
export type ScenarioTag = WithId<RecordFields<'tag'>>
export type ScenarioNode = WithId<NodeFields>
export type ScenarioProject = WithId<ProjectFields>
export type ScenarioArticle = WithId<ArticleFields>
export type ScenarioOpportunity = WithId<OpportunityFields>
export type ScenarioApplication = WithId<ApplicationFields>
export type ScenarioClaim = WithId<ClaimFields>

export type ScenarioView = WithId<ViewFields>

/** It was removed when the scenario begins. */
export type ScenarioRemoval = WithId<Omit<RemovalFields, 'removedAt'>>

/** The records with plain fields alone, by the names of their tables. */
export type ScenarioRecords = {
  readonly [K in RecordName as Records[K]['many']]: readonly WithId<RecordFields<K>>[]
}

/** All that a directory holds, as plain data. Parents stand before their children. */
export interface Scenario extends ScenarioRecords {
  readonly users: readonly ScenarioUser[]
  readonly categories: readonly ScenarioNode[]
  readonly languageStacks: readonly ScenarioNode[]
  readonly projects: readonly ScenarioProject[]
  readonly articles: readonly ScenarioArticle[]
  readonly opportunities: readonly ScenarioOpportunity[]
  readonly applications: readonly ScenarioApplication[]
  readonly claims: readonly ScenarioClaim[]
  /** What was removed, and can come back; nothing by default. */
  readonly removals?: readonly ScenarioRemoval[]
  /** Its content was added over the last year, in the order of its lists; now by default. */
  readonly isAged?: boolean
  /** What staff shares; nothing by default. */
  readonly views?: readonly ScenarioView[]
}
