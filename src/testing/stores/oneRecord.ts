import { ApiError } from '../../api/errors'
import type { RecordCalls } from '../../stores/merge/saveMerged'

/** What the record of these tests holds. */
export interface Pair {
  left: string
  right: string
}
export const sides = ['left', 'right'] as const

/** A host that keeps one record, with a tag for each version where it `hasTags`. Its answers may be held back, or fail. */
export class OneRecord {
  record: Pair = { left: 'l', right: 'r' }
  reads = 0
  writes = 0
  /** The next write is answered by this error. */
  error: unknown
  /** The next write waits for this. */
  gate: Promise<void> | undefined
  /** Called with each write just before it is stored. */
  onStore: (next: Pair) => void = () => undefined
  private version = 1

  constructor(private readonly hasTags: boolean) {}

  get tag(): string | undefined {
    return this.hasTags ? `"${this.version}"` : undefined
  }

  /** Somebody else saves. */
  change(part: Partial<Pair>): void {
    this.record = { ...this.record, ...part }
    this.version++
  }

  readonly calls: RecordCalls<Pair> = {
    read: async ({ onTag }) => {
      this.reads++
      if (this.tag !== undefined) onTag?.(this.tag)
      return this.record
    },
    write: async (values, { ifMatch, onTag }) => {
      this.writes++
      await this.gate
      const { error } = this
      this.error = undefined
      if (error !== undefined) throw error
      if (ifMatch !== undefined && ifMatch !== this.tag) throw new ApiError('HTTP', 412, 'Another version')
      this.onStore(values)
      this.change(values)
      if (this.tag !== undefined) onTag?.(this.tag)
    },
  }
}
