import { observable, runInAction } from 'mobx'
import * as z from 'zod/mini'
import type { SavedDraftStorage } from '../drafts/SavedDraftStore'

/** How they are kept. */
const Kept = z.array(z.object({ claim: z.number(), reason: z.string() }))

/** So many reasons of a person are kept; the oldest go first. */
const most = 200

/**
 * Reasons that a person typed at claims and has not sent, by the id of the claim: kept in the browser beside the drafts of
 * forms until the claim is decided.
 */
export class Reasons {
  private readonly typed = observable.map<number, string>()
  private person: string | undefined
  private writing: Promise<void> | undefined
  private isBehind = false

  constructor(private readonly home: SavedDraftStorage) {}

  /** The reason at a claim; '' for none. */
  of(id: number): string {
    return this.typed.get(id) ?? ''
  }

  /** Takes over what was typed; '' forgets it. */
  set(id: number, reason: string): void {
    runInAction(() => {
      // What was typed last is the newest.
      this.typed.delete(id)
      if (reason !== '') this.typed.set(id, reason)
    })
    void this.keep()
  }

  /**
   * Brings back what this person typed earlier, and forgets what somebody else did in this page. What is typed meanwhile
   * wins. Asks the storage once for each person; never rejects.
   */
  async restore(person: string): Promise<void> {
    if (this.person === person) return
    if (this.person !== undefined) runInAction(() => this.typed.clear())
    this.person = person
    const found = Kept.safeParse(await this.home.get(keyOf(person)).catch(() => undefined))
    if (!found.success || this.person !== person) return
    const early = [...this.typed]
    const kept = found.data.map(({ claim, reason }) => [claim, reason] as const)
    runInAction(() => this.typed.replace([...kept, ...early]))
    if (early.length > 0) await this.keep()
  }

  /** One write at a time, the last one with what was typed last. A storage that fails is reported by the drafts of forms. */
  private async keep(): Promise<void> {
    this.isBehind = true
    this.writing ??= this.write().finally(() => (this.writing = undefined))
    await this.writing
  }

  private async write(): Promise<void> {
    while (this.isBehind && this.person !== undefined) {
      this.isBehind = false
      const kept = [...this.typed].slice(-most).map(([claim, reason]) => ({ claim, reason }))
      const key = keyOf(this.person)
      await (kept.length > 0 ? this.home.set(key, kept) : this.home.remove(key)).catch(() => undefined)
    }
  }
}

/** Beside the drafts of a person, of a kind that no form has. */
const keyOf = (person: string) => `${person}/claims/reasons`
