import * as z from 'zod/mini'
import { flag, Id, list, withDefault, Related, relatedIds, text } from './fields/lenient'

const WithId = z.object({ id: Id })

const person = z.nullish(z.object({ id: Id, name: text }))
/**
 * Who added a record and who changed it last, and when (ISO 8601): staff is answered them by a host that keeps them; null
 * where it does not know.
 */
export const stamps = {
  createdAt: z.nullish(z.string()),
  createdBy: person,
  updatedAt: z.nullish(z.string()),
  updatedBy: person,
}
const Stamps = z.object(stamps)
export type Stamps = z.output<typeof Stamps>

/** A person with an account (§3). `role` may be one that this client does not know: the gate treats it as BLOCKED. */
export const User = z.object({
  id: Id,
  name: text,
  email: text,
  role: z.string(),
  isVerified: flag(false),
  profileImage: text,
  ...stamps,
})
export type User = z.output<typeof User>

/** The signed-in user's own profile; a host may leave the id out. */
export const Profile = z.extend(User, { id: z.optional(Id) })
export type Profile = z.output<typeof Profile>

/** A session of the signed-in user: where they are signed in. Times are ISO 8601. */
export const Session = z.object({
  id: Id,
  /** The browser and its system in a few words, like 'Firefox on Linux'. */
  device: text,
  startedAt: z.string(),
  lastUsedAt: z.string(),
  /** The one that asks. */
  isCurrent: flag(false),
})
export type Session = z.output<typeof Session>

const parentId = withDefault(z.int(), () => 0)
const parent = z.nullish(z.object({ name: text }))

/** What waits to be done, beside what the lists themselves show. */
export const PendingWork = z.object({
  /** The newest applications to opportunities that stand, newest first: at most 100. */
  applications: list(z.extend(WithId, { opportunityId: Id })),
  /** How many people have signed in and have no role among the staff yet; 0 for who may not give one. */
  peopleWaiting: z.int(),
  articlesNotPublished: z.int(),
})
export type PendingWork = z.output<typeof PendingWork>

/** A category; `parentId` 0 means none (§9). */
export const Category = z.object({ id: Id, name: text, parentId, parentCategory: parent, ...stamps })
export type Category = z.output<typeof Category>

/** A language stack; `parentId` 0 means none (§9). */
export const LanguageStack = z.object({
  id: Id,
  name: text,
  parentId,
  parentLanguageStack: parent,
  ...stamps,
})
export type LanguageStack = z.output<typeof LanguageStack>

export const mediaTypes = ['YOUTUBE', 'IMAGE'] as const
/** One item of a project's media (§3): a YouTube address or an uploaded image. */
export const MediaItem = z.object({ name: z.string(), url: z.string(), type: z.enum(mediaTypes) })
export type MediaItem = z.output<typeof MediaItem>

/** A project as the table of all projects needs it (§2); the rich text comes with `Project`. */
export const ProjectRow = z.object({
  id: Id,
  name: text,
  projectUrl: text,
  /** Address of its picture; '' where it has none, or where the host's list leaves it out. */
  featuredImage: text,
  tagline: text,
  /** Whether it has a description; unknown where the host's list does not say. */
  hasDescription: z.optional(z.boolean()),
  isActive: flag(true),
  isClaimed: flag(false),
  isFeatured: flag(false),
  /** Claims made on the project: the Claims button is disabled when there are none. */
  claims: list(z.extend(WithId, { status: text })),
  /** Claims that were accepted: the opportunity button is disabled when there are none. */
  claimed: list(WithId),
  // What the list shows and finds only where the host's list has it.
  license: z.optional(z.string()),
  hasDeploymentInstructions: z.optional(z.boolean()),
  tags: relatedIds,
  categories: relatedIds,
  language_stacks: relatedIds,
  /** When it was changed last, ISO 8601; null where nobody knows. */
  updatedAt: z.nullish(z.string()),
})
export type ProjectRow = z.output<typeof ProjectRow>

/** A whole project (§3). `mediaJson` is a JSON string that holds a list of media items. */
export const Project = z.extend(ProjectRow, {
  license: text,
  description: text,
  deploymentInstructions: text,
  mediaJson: text,
  tags: list(Related),
  categories: list(Related),
  language_stacks: list(Related),
  ...stamps,
})
export type Project = z.output<typeof Project>

/** An article as the article table needs it (§2). */
export const ArticleRow = z.object({
  id: Id,
  title: text,
  /** As `featuredImage` '' where the host's list leaves it out. */
  excerpt: text,
  featuredImage: text,
  isPublished: flag(true),
  isFeatured: flag(false),
  /** Where the host's list has them. */
  tags: relatedIds,
  /** When it was changed last, ISO 8601; null where nobody knows. */
  updatedAt: z.nullish(z.string()),
})
export type ArticleRow = z.output<typeof ArticleRow>

/** A whole article (§3); `content` is rich text. */
export const Article = z.extend(ArticleRow, {
  content: text,
  tags: list(Related),
  ...stamps,
})
export type Article = z.output<typeof Article>

/** A job opportunity of a project (§3). Deleting is setting `isDeleted`. */
export const Opportunity = z.object({
  id: Id,
  title: text,
  description: text,
  osnId: z.optional(Id),
  isDeleted: flag(false),
  applications: list(WithId),
  openSource: z.nullish(z.object({ id: Id, name: text })),
  ...stamps,
})
export type Opportunity = z.output<typeof Opportunity>

/** Somebody's application to an opportunity (§3). */
export const Application = z.object({
  id: Id,
  name: text,
  email: text,
  proposalLetter: text,
  publicProfile: text,
})
export type Application = z.output<typeof Application>

/** Somebody's claim that a project is theirs (§3). The set of status values is the host's. */
export const Claim = z.object({
  id: Id,
  claimer: z.object({ name: text, email: text }),
  details: text,
  publicProfile: text,
  status: text,
})
export type Claim = z.output<typeof Claim>
