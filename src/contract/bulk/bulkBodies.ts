import * as z from 'zod/mini'
import { Id, text } from '../fields/lenient'
import { limits } from '../limits'

const Ids = z.array(Id).check(z.maxLength(limits.related))

/** Fields that many records can get by one call. Relations are ids. */
export const BulkFields = z.strictObject({
  isActive: z.optional(z.boolean()),
  isClaimed: z.optional(z.boolean()),
  isFeatured: z.optional(z.boolean()),
  isPublished: z.optional(z.boolean()),
  isDeleted: z.optional(z.boolean()),
  /** 0 means none (§9). */
  parentId: z.optional(z.union([z.literal(0), Id])),
  tags: z.optional(Ids),
  categories: z.optional(Ids),
  language_stacks: z.optional(Ids),
})
export type BulkFields = z.output<typeof BulkFields>

const nodeFields: readonly (keyof BulkFields)[] = ['parentId']
/** The kinds of records of which many can be changed by one call, and the fields that each of them can get. */
export const bulkFields = {
  project: ['isActive', 'isClaimed', 'isFeatured', 'tags', 'categories', 'language_stacks'],
  article: ['isPublished', 'isFeatured', 'tags'],
  category: nodeFields,
  languageStack: nodeFields,
  opportunity: ['isDeleted'],
} as const satisfies Record<string, readonly (keyof BulkFields)[]>
export type OneCallKind = keyof typeof bulkFields

/** What is read of many records before they are changed: what their forms hold, but no long texts. */
export const bulkReadFields = {
  project: ['name', 'projectUrl', 'featuredImage', 'tagline', 'license', ...bulkFields.project],
  article: ['title', 'excerpt', 'featuredImage', ...bulkFields.article],
  category: ['name', ...nodeFields],
  languageStack: ['name', ...nodeFields],
  opportunity: ['title', ...bulkFields.opportunity],
} as const satisfies Record<OneCallKind, readonly string[]>

/** In place of the long texts that are not read: what is stored keeps the rules. Never to be written. */
export const unreadTexts: Readonly<Record<OneCallKind, Readonly<Record<string, string>>>> = {
  project: { description: '', deploymentInstructions: '', mediaJson: '' },
  article: { content: '' },
  category: {},
  languageStack: {},
  opportunity: {},
}

/** Ids of records; all of them together are `limits.bulk` at most. */
const Records = z.array(Id).check(z.minLength(1), z.maxLength(limits.bulk))

/** Many records, each with the tag under which it was read last, where it has one; and what is done to each of them. */
export const BulkChangeBody = z.object({
  records: z
    .array(z.object({ id: Id, tag: z.optional(z.string().check(z.maxLength(100))) }))
    .check(z.minLength(1), z.maxLength(limits.bulk)),
  change: z.union([
    z.strictObject({
      field: z.enum(['tags', 'categories', 'language_stacks']),
      add: Ids,
      remove: Ids,
      isReplacing: z.boolean(),
    }),
    z.strictObject({ set: BulkFields }),
  ]),
})
export type BulkChangeBody = z.output<typeof BulkChangeBody>

/** Records that were changed alike: the changed fields of each, before and after. */
export const BulkMade = z.object({ ids: Records, before: BulkFields, after: BulkFields })
export type BulkMade = z.output<typeof BulkMade>

/** What is asked of many records before they are changed. */
export const BulkReadQuery = z.object({ ids: z.optional(z.array(Id).check(z.maxLength(limits.idsOfACall))) })

/** Short fields of a record; relations are ids. */
const Values = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(Id)]))

/** Those of the records that are there, by id: the tag of each, and what its form holds but its long texts. */
export const BulkRecords = z.array(z.object({ id: Id, tag: z.string(), values: Values }))
export type BulkRecords = z.output<typeof BulkRecords>

/** What a call has made of many records, in its own words: that is taken back. */
export const BulkUndoBody = z.object({
  changed: z.array(BulkMade).check(z.minLength(1), z.maxLength(limits.bulk)),
})
export type BulkUndoBody = z.output<typeof BulkUndoBody>

const Listed = z.array(z.object({ ids: z.array(Id), reason: text }))

/** What came of many records. */
export const BulkOutcome = z.object({
  changed: z.array(BulkMade),
  /** Those that stay as they are, and why. */
  skipped: Listed,
  /** Those that somebody had changed since they were read: what is asked was done to what they made of them. */
  merged: z.array(Id),
})
export type BulkOutcome = z.output<typeof BulkOutcome>

/** The body of a refusal: records that cannot be changed, and why. Nothing was changed. */
export const BulkRefusal = z.object({ refused: Listed })
export type BulkRefusal = z.output<typeof BulkRefusal>
