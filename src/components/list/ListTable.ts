import type { ExportedLines } from '../table/model/columns'

/** What a table has, for what stands outside of it. */
export interface TableContent {
  /** What the rows are. */
  noun: { one: string; many: string }
  /** How many rows there are, and how many of them are shown. */
  total: number
  shown: number
  /** They are estimates. */
  isTotalAbout?: boolean | undefined
  isShownAbout?: boolean | undefined
  /**
   * Rows as a file holds them: all, those shown, or those with these keys; in the order shown as far as they are. Those of a
   * long list are read first, which may fail.
   */
  lines: (rows: 'all' | 'shown' | readonly string[]) => ExportedLines | Promise<ExportedLines>
}

/** The table of a page of a list. Who watches hears when `extent` changes. */
export class ListTable {
  private readonly listeners = new Set<() => void>()
  content: TableContent | undefined

  /** Whether there are rows; `unknown` as long as there is no table. */
  get extent(): 'unknown' | 'none' | 'some' {
    if (this.content === undefined) return 'unknown'
    return this.content.total > 0 ? 'some' : 'none'
  }

  show(content: TableContent | undefined): void {
    const before = this.extent
    this.content = content
    if (before !== this.extent) for (const listener of this.listeners) listener()
  }

  watch = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
}
