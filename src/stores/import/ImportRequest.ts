import { makeObservable, observableRef, runInAction } from 'mobx'
import type { Stores } from '../createStores'
import type { ImportKindName } from './importKinds'

/** What somebody wants to import: asked for by a list's menu or the palette, and shown over all screens. */
export class ImportRequest {
  /** Undefined while nobody imports. */
  asked: { kind: ImportKindName } | undefined

  constructor() {
    makeObservable(this, { asked: observableRef })
  }

  ask(kind: ImportKindName): void {
    runInAction(() => (this.asked = { kind }))
  }

  close(): void {
    runInAction(() => (this.asked = undefined))
  }
}

const requests = new WeakMap<Stores, ImportRequest>()

/** The request of a console: made when it is first asked for. */
export function importOf(console: Stores): ImportRequest {
  const known = requests.get(console)
  if (known) return known
  const made = new ImportRequest()
  requests.set(console, made)
  return made
}
