import type { Role } from '../../src/contract/access/roles'
import type { Related } from '../../src/contract/fields/lenient'

/** What every stored record has: its id, and a number that each change raises (it becomes the ETag). */
export interface Stored {
  readonly id: number
  readonly version: number
}

/** When a record is added or changed, and by which user; null where nobody is signed in. */
export interface Stamp {
  readonly at: Date
  readonly by: number | null
}
/** Who added a record and who changed it last, and when: null where nobody knows it. */
export interface Stamps {
  readonly createdAt: Date | null
  readonly createdBy: { readonly id: number; readonly name: string } | null
  readonly updatedAt: Date | null
  readonly updatedBy: { readonly id: number; readonly name: string } | null
}

/** A person with an account (§3). Without a password hash only a sign-in link lets them in. */
export interface UserFields {
  readonly name: string
  readonly email: string
  readonly role: Role
  readonly isVerified: boolean
  readonly profileImage: string
  readonly passwordHash: string | null
}
export type UserRecord = UserFields & Stored

/** A category or a language stack; `parentId` 0 means none (§9). */
export interface NodeFields {
  readonly name: string
  readonly parentId: number
}
export type NodeRecord = NodeFields & Stored & { readonly parentName: string | null }

interface ProjectWords {
  readonly name: string
  readonly projectUrl: string
  readonly featuredImage: string
  readonly tagline: string
  readonly license: string
  readonly description: string
  readonly deploymentInstructions: string
  readonly mediaJson: string
  readonly isActive: boolean
  readonly isClaimed: boolean
  readonly isFeatured: boolean
  /** Who added the project; null when nobody on record did. */
  readonly adminId: number | null
}
interface ProjectRelations<Item> {
  readonly tags: readonly Item[]
  readonly categories: readonly Item[]
  readonly language_stacks: readonly Item[]
}
/** A project as it is written; relations are ids, in the order of choosing. */
export type ProjectFields = ProjectWords & ProjectRelations<number>
/** Ids of all claims made on a project with the status of each, in the same order, and ids of the approved ones. */
export interface ProjectClaims {
  readonly claims: readonly number[]
  readonly claimStatuses: readonly string[]
  readonly claimed: readonly number[]
}
export type ProjectRecord = ProjectWords & ProjectRelations<Related> & ProjectClaims & Stored
/** A project as the table of all projects shows it. */
export type ProjectListRecord = Pick<
  ProjectRecord,
  'id' | 'name' | 'projectUrl' | 'featuredImage' | 'tagline' | 'isActive' | 'isClaimed' | 'isFeatured'
> &
  ProjectClaims &
  ProjectRelations<number> & {
    readonly license: string
    readonly hasDescription: boolean
    readonly hasDeploymentInstructions: boolean
    /** ISO 8601, in milliseconds and UTC. */
    readonly updatedAt: string | null
  }

interface ArticleWords {
  readonly title: string
  readonly excerpt: string
  readonly content: string
  readonly featuredImage: string
  readonly isPublished: boolean
  readonly isFeatured: boolean
}
export type ArticleFields = ArticleWords & { readonly tags: readonly number[] }
export type ArticleRecord = ArticleWords & { readonly tags: readonly Related[] } & Stored
export type ArticleListRecord = Pick<
  ArticleRecord,
  'id' | 'title' | 'excerpt' | 'featuredImage' | 'isPublished' | 'isFeatured'
> & { readonly tags: readonly number[]; readonly updatedAt: string | null }

export interface OpportunityFields {
  readonly title: string
  readonly description: string
  readonly osnId: number
  readonly isDeleted: boolean
}
export type OpportunityRecord = OpportunityFields &
  Stored & { readonly projectName: string; readonly applications: readonly number[] }

export interface ApplicationFields {
  readonly opportunityId: number
  readonly name: string
  readonly email: string
  readonly proposalLetter: string
  readonly publicProfile: string
}
export type ApplicationRecord = ApplicationFields & Stored

/** Status values of a claim. The specification leaves the set open; `APPROVED` is what makes a project claimed. */
export const claimStatuses = ['PENDING', 'APPROVED', 'REJECTED'] as const
export type ClaimStatus = (typeof claimStatuses)[number]
export interface ClaimFields {
  readonly osnId: number
  readonly claimerName: string
  readonly claimerEmail: string
  readonly details: string
  readonly publicProfile: string
  readonly status: ClaimStatus
  /** Why it was decided so; '' for a pending claim, and where nobody gave a reason. */
  readonly reason: string
  /** Approved: taking that back ends that the project counts as claimed, unless another claim on it is approved. */
  readonly setsClaimed: boolean
}
export type ClaimRecord = ClaimFields & Stored

/** A sign-in link that was sent; only the SHA-256 of its token is kept. */
export interface SignInLinkFields {
  readonly tokenHash: string
  readonly userId: number
  readonly expiresAt: Date
}
/** A signed-in session; only the SHA-256 of its token is kept. */
export interface SessionFields extends SignInLinkFields {
  /** Browser and system in a few words. */
  readonly device: string
  readonly startedAt: Date
  /** When it was last used, to within some minutes. */
  readonly lastUsedAt: Date
}
export type SessionRecord = SessionFields & { readonly id: number }

/** The first answer to a create, kept for repeats with the same key. */
export interface IdempotencyRecord {
  readonly userId: number
  readonly key: string
  readonly bodyHash: string
  readonly status: number
  readonly body: string
  readonly keptAt: Date
}
