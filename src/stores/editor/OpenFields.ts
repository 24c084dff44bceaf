import { makeObservable, observableRef, runInAction } from 'mobx'
import type { FormField } from '../../lib/FormController'

/** The fields that stand in a form at the moment, by name, and what they hold that keeps it from being sent. */
export class OpenFields {
  private readonly fields = new Map<string, FormField>()
  private readonly labels = new Map<string, string>()
  /** Reasons why the form waits, by what holds it. */
  private holds: ReadonlyMap<string, string> = new Map()
  /** Names of files that are chosen and not uploaded, by what holds them. */
  private chosen: ReadonlyMap<string, string> = new Map()

  constructor() {
    makeObservable<this, 'holds' | 'chosen'>(this, { holds: observableRef, chosen: observableRef })
  }

  /** Returns how to take the field back. */
  add(name: string, field: FormField): () => void {
    this.fields.set(name, field)
    return () => {
      if (this.fields.get(name) !== field) return
      this.labels.set(name, field.label)
      this.fields.delete(name)
    }
  }

  of(name: string): FormField | undefined {
    return this.fields.get(name)
  }

  /** Whether one of them takes text of several lines. */
  hasLongText(): boolean {
    return [...this.fields.values()].some(({ kind }) => kind === 'html' || kind === 'lines')
  }

  /** Takes what fields hold back while somebody types. */
  commit(): void {
    for (const field of this.fields.values()) field.commit?.()
  }

  /** Values that are to be changed before `values` are checked. */
  normalised(values: object): Record<string, string> {
    const changed: Record<string, string> = {}
    for (const [name, field] of this.fields) {
      const value = (values as Record<string, unknown>)[name]
      if (typeof value !== 'string') continue
      const normal = field.normalise?.(value) ?? value
      if (normal !== value) changed[name] = normal
    }
    return changed
  }

  /** What the fields themselves have against being sent. */
  problems(): Record<string, string> {
    const found: Record<string, string> = {}
    for (const [name, field] of this.fields) {
      const message = field.problem?.()
      if (message) found[name] = message
    }
    return found
  }

  /** Labels of these fields for a sentence, also of those that have left the screen. */
  nameAll(names: readonly string[]): string {
    return names.map((name) => this.fields.get(name)?.label ?? this.labels.get(name) ?? name).join(', ')
  }

  hold(holder: string, reason: string | undefined): void {
    if (this.holds.get(holder) !== reason)
      runInAction(() => (this.holds = withEntry(this.holds, holder, reason)))
  }

  choose(holder: string, fileName: string | undefined): void {
    if (this.chosen.get(holder) !== fileName)
      runInAction(() => (this.chosen = withEntry(this.chosen, holder, fileName)))
  }

  /** Why the form waits; undefined when it need not. */
  get waitingFor(): string | undefined {
    return this.holds.values().next().value
  }

  get files(): readonly string[] {
    return [...this.chosen.values()]
  }
}

function withEntry(before: ReadonlyMap<string, string>, key: string, value: string | undefined) {
  const after = new Map(before)
  if (value === undefined) after.delete(key)
  else after.set(key, value)
  return after
}
