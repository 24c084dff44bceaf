import { makeObservable, observableRef, runInAction } from 'mobx'
import type { ImportKindName } from './importKinds'
import { perConsole } from '../perConsole'

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

/** The request of a console. */
export const importOf = perConsole(() => new ImportRequest())
