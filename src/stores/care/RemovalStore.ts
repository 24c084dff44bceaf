import { makeObservable, observableRef, runInAction } from 'mobx'
import { ApiError } from '../../api/errors'
import type { RemovableKind, RemovalUndone } from '../../contract/endpoints/removals'
import type { Stores } from '../createStores'
import type { RecordStore } from '../RecordStore'
import { expireRemoved } from './expireRemoved'
import { perConsole } from '../perConsole'

/** A tag, category or language stack that goes. */
export interface Removable {
  kind: RemovableKind
  id: number
  name: string
  /** Tag of the version that its page shows; another one is not removed. */
  tag?: string | undefined
}

/** A removal that somebody is asked about. */
export interface AskedRemoval extends Removable {
  /** Key of the question: what is answered twice is done once. */
  key: string
}

/** A removal that was made, by which it is undone. */
export interface MadeRemoval extends Removable {
  /** Undefined where the host does not give it: then there is no undo. */
  removal: number | undefined
  /** Projects and articles changed with it. */
  isMerge: boolean
}

/** Merges and removals by one call each, and their undo; only where the host offers `merge`. */
export class RemovalStore {
  /** What somebody is asked whether it shall be removed. */
  asked: AskedRemoval | undefined

  constructor(private readonly stores: Stores) {
    makeObservable(this, { asked: observableRef })
  }

  /** Asks whether the record shall be removed. */
  ask(record: Removable): void {
    runInAction(() => (this.asked = { ...record, key: crypto.randomUUID() }))
  }

  /** The question is answered. */
  settle(): void {
    runInAction(() => (this.asked = undefined))
  }

  /** Removes a record that nothing uses. Throws an `ApiError`: 409 where something does. */
  remove({ key, ...record }: AskedRemoval): Promise<MadeRemoval> {
    const { kind, id, tag } = record
    return this.make(record, false, () =>
      this.stores.client.call('removalCreate', {
        params: { kind, id },
        idempotencyKey: key,
        ...(tag !== undefined && { ifMatch: tag }),
      }),
    )
  }

  /** Gives all that has the record the one with the id `into` in its place, and removes it. Throws an `ApiError`. */
  merge(record: Removable, into: number, key: string): Promise<MadeRemoval> {
    const { kind, id } = record
    return this.make(record, true, () =>
      this.stores.client.call('mergeCreate', { params: { kind, id }, body: { into }, idempotencyKey: key }),
    )
  }

  /** Puts back what a removal took; returns what could not be put back. Throws an `ApiError`. */
  async undo({ kind, removal, isMerge }: MadeRemoval): Promise<RemovalUndone['notUndone']> {
    if (removal === undefined) return []
    const { notUndone } = await this.stores.client.call('removalUndo', { params: { id: removal } })
    expireRemoved(this.stores, kind, isMerge)
    return notUndone
  }

  private async make(
    record: Removable,
    isMerge: boolean,
    call: () => Promise<{ data?: { id?: number | undefined } | null | undefined }>,
  ): Promise<MadeRemoval> {
    const { kind, id } = record
    try {
      const { data } = await call()
      this.nodes(kind).list.update((list) => list.filter((one) => one.id !== id))
      expireRemoved(this.stores, kind, isMerge)
      return { ...record, removal: data?.id, isMerge }
    } catch (error) {
      // Somebody has changed what was shown: it is old.
      if (error instanceof ApiError && [404, 409, 412, 422].includes(error.status))
        expireRemoved(this.stores, kind, true)
      throw error
    }
  }

  private nodes(kind: RemovableKind): RecordStore<{ id: number }, object> {
    const { tags, categories, languageStacks } = this.stores
    const all = { tag: tags, category: categories, languageStack: languageStacks }
    return all[kind] as unknown as RecordStore<{ id: number }, object>
  }
}

/** The removals of a console. */
export const removalsOf = perConsole((stores) => new RemovalStore(stores))
