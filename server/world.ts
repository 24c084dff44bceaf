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

export type WorldUser = WithId<Omit<UserFields, 'passwordHash'>> & {
  /** In plain text; left out, the user can sign in by link only. */
  readonly password?: string
}
export type WorldTag = WithId<TagFields>
export type WorldNode = WithId<NodeFields>
export type WorldProject = WithId<ProjectFields>
export type WorldArticle = WithId<ArticleFields>
export type WorldOpportunity = WithId<OpportunityFields>
export type WorldApplication = WithId<ApplicationFields>
export type WorldClaim = WithId<ClaimFields>

/** All that a directory holds, as plain data. Parents stand before their children. */
export interface World {
  readonly users: readonly WorldUser[]
  readonly tags: readonly WorldTag[]
  readonly categories: readonly WorldNode[]
  readonly languageStacks: readonly WorldNode[]
  readonly projects: readonly WorldProject[]
  readonly articles: readonly WorldArticle[]
  readonly opportunities: readonly WorldOpportunity[]
  readonly applications: readonly WorldApplication[]
  readonly claims: readonly WorldClaim[]
}
