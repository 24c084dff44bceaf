import type {
  ApplicationFields,
  ArticleFields,
  ClaimFields,
  NodeFields,
  OpportunityFields,
  ProjectFields,
  TagFields,
  UserFields,
} from './database/records'

type WithId<Fields> = Fields & { readonly id: number }

export type ScenarioUser = WithId<Omit<UserFields, 'passwordHash'>> & {
  /** In plain text; left out, the user can sign in by link only. */
  readonly password?: string
}
export type ScenarioTag = WithId<TagFields>
export type ScenarioNode = WithId<NodeFields>
export type ScenarioProject = WithId<ProjectFields>
export type ScenarioArticle = WithId<ArticleFields>
export type ScenarioOpportunity = WithId<OpportunityFields>
export type ScenarioApplication = WithId<ApplicationFields>
export type ScenarioClaim = WithId<ClaimFields>

/** All that a directory holds, as plain data. Parents stand before their children. */
export interface Scenario {
  readonly users: readonly ScenarioUser[]
  readonly tags: readonly ScenarioTag[]
  readonly categories: readonly ScenarioNode[]
  readonly languageStacks: readonly ScenarioNode[]
  readonly projects: readonly ScenarioProject[]
  readonly articles: readonly ScenarioArticle[]
  readonly opportunities: readonly ScenarioOpportunity[]
  readonly applications: readonly ScenarioApplication[]
  readonly claims: readonly ScenarioClaim[]
}
