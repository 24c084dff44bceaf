import { makeObservable, observableRef, runInAction } from 'mobx'
import type { Conflict } from '../merge/saveMerged'

type Decided<Values> = Partial<Values> | undefined

/** Asks which version of each field shall last that two people changed. One question at a time. */
export class ConflictQuestion<Values> {
  /** The question that waits for an answer. */
  conflict: Conflict<Values> | undefined = undefined
  private resolve: (chosen: Decided<Values>) => void = () => undefined

  constructor() {
    makeObservable(this, { conflict: observableRef })
  }

  ask(conflict: Conflict<Values>): Promise<Decided<Values>> {
    return new Promise((resolve) => {
      this.resolve = resolve
      runInAction(() => (this.conflict = conflict))
    })
  }

  /** Nothing chosen leaves all as it is. */
  answer(chosen: Decided<Values>): void {
    if (!this.conflict) return
    runInAction(() => (this.conflict = undefined))
    this.resolve(chosen)
  }
}
