import * as z from 'zod/mini'
import { Id, text } from '../fields/lenient'
import { Acknowledgement, type Endpoints } from './endpoint'

/** What can be merged and removed, as the history names it: the `{kind}` of these calls. */
export const removableKinds = ['tag', 'category', 'languageStack'] as const
export type RemovableKind = (typeof removableKinds)[number]

/** The record that takes the place of the one that goes. */
export const MergeBody = z.object({ into: Id })

/** Records that an undo did not put back, each with the reason as a sentence. */
export const RemovalUndone = z.object({
  notUndone: z.array(z.object({ kind: text, id: Id, name: text, reason: text })),
})
export type RemovalUndone = z.output<typeof RemovalUndone>

/**
 * Tags, categories and language stacks are merged and removed: beyond the specification. Both calls return the id of the removal,
 * by which it is undone. `If-Match` names the version of the record that goes.
 */
export const removalEndpoints = {
  mergeCreate: {
    method: 'POST',
    path: '/admin/merges/{kind}/{id}',
    access: 'staff',
    offer: 'merge',
    body: MergeBody,
    isLong: true,
    answer: Acknowledgement,
    envelope: 'body',
  },
  removalCreate: {
    method: 'POST',
    path: '/admin/removals/{kind}/{id}',
    access: 'staff',
    offer: 'merge',
    answer: Acknowledgement,
    envelope: 'body',
  },
  removalUndo: {
    method: 'PUT',
    path: '/admin/removals/{id}/undo',
    access: 'staff',
    offer: 'merge',
    isLong: true,
    answer: RemovalUndone,
    envelope: 'data',
  },
} as const satisfies Endpoints
