import type { KnownField } from './FormContext'

/** The fields that stand in a form at the moment, by name. */
export class FieldRegistry {
  private readonly fields = new Map<string, KnownField>()

  /** Returns the way to take the field back. */
  add(name: string, field: KnownField): () => void {
    this.fields.set(name, field)
    return () => {
      if (this.fields.get(name) === field) this.fields.delete(name)
    }
  }

  of(name: string): KnownField | undefined {
    return this.fields.get(name)
  }

  labelOf(name: string): string | undefined {
    return this.fields.get(name)?.label
  }

  /** Whether one of them takes text of several lines. */
  hasLongText(): boolean {
    return [...this.fields.values()].some(({ kind }) => kind === 'html' || kind === 'lines')
  }

  commit(): void {
    for (const field of this.fields.values()) field.commit?.()
  }

  /** Values that are to be changed before `draft` is checked. */
  normalised(draft: Readonly<Record<string, unknown>>): [name: string, value: string][] {
    return [...this.fields].flatMap(([name, field]) => {
      const value = draft[name]
      const normal = typeof value === 'string' ? (field.normalise?.(value) ?? value) : value
      return typeof normal === 'string' && normal !== value ? [[name, normal]] : []
    })
  }

  /** What the fields themselves have against being sent. */
  problems(): [name: string, message: string][] {
    return [...this.fields].flatMap(([name, field]) => {
      const message = field.problem?.()
      return message ? [[name, message]] : []
    })
  }
}
