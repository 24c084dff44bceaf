import type { RemovableKind, RemovalUndone } from '../../contract/endpoints/removals'
import type { Stores } from '../createStores'
import type { ReplaceOptions, SaveOptions } from '../merge/SaveOptions'
import { expireRemoved } from './expireRemoved'

/** The calls by which records of a kind are removed, merged and put back. */
export interface RemovalCalls {
  /** Removes a record that nothing uses. Throws an `ApiError`. */
  remove: (id: number, options: SaveOptions & Pick<ReplaceOptions, 'ifMatch'>) => Promise<unknown>
  /**
   * Removes a record that nothing uses, or gives all that has it the one with the id `into` in its place; returns the id by
   * which it is put back, where the host says it. Throws an `ApiError`.
   */
  takeOut: (id: number, into: number | undefined, key: string) => Promise<number | undefined>
  /** Puts back what a removal took; returns what could not be put back. Throws an `ApiError`. */
  putBack: (removal: number) => Promise<RemovalUndone['notUndone']>
}

/** The removal calls of a kind; none where the host does not offer `merge`. */
export function removalCalls(stores: Stores, kind: RemovableKind): Partial<RemovalCalls> {
  const { client, session, tags, categories, languageStacks } = stores
  if (!session.isOffered('merge')) return {}
  const { list } = { tag: tags, category: categories, languageStack: languageStacks }[kind]
  return {
    async remove(id, options) {
      await client.call('removalCreate', { params: { kind, id }, ...options })
      list.invalidate()
    },
    async takeOut(id, into, idempotencyKey) {
      const params = { kind, id }
      const { data } =
        into === undefined
          ? await client.call('removalCreate', { params, idempotencyKey })
          : await client.call('mergeCreate', { params, body: { into }, idempotencyKey })
      expireRemoved(stores, kind, into !== undefined)
      return data?.id
    },
    async putBack(id) {
      const { notUndone } = await client.call('removalUndo', { params: { id } })
      expireRemoved(stores, kind, true)
      return notUndone
    },
  }
}
