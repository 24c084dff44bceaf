import { makeObservable, observableRef, runInAction } from 'mobx'
import { errorMessage } from '../../api/errors'
import { decodeText } from '../../lib/csv/decodeText'
import { readCsv, type CsvTable } from '../../lib/csv/readCsv'
import { importCalls } from '../bulk/bulkKinds'
import { BulkPreview } from '../bulk/BulkPreview'
import type { Stores } from '../createStores'
import type { Resource } from '../Resource'
import type { ImportKind } from './importKinds'
import { importItems, type ImportItem } from './importItems'
import { importLimits } from './limits'
import { matchColumns, type MatchedColumns } from './matchColumns'
import { namedProjects } from './namedProjects'
import type { Named } from './NameIndex'
import { planImport, type ImportLists, type PlannedRow } from './planImport'
import { countWord } from '../../contract/words'

/** A file that was read, and what importing it does. */
export interface ReadFile {
  name: string
  table: CsvTable
  matched: MatchedColumns
  rows: readonly PlannedRow[]
  items: readonly ImportItem[]
  /** Reads the records that rows change. */
  preview: BulkPreview
  /** The records that there were. */
  lists: ImportLists
}

/** A file as it is chosen, dropped or pasted. */
export interface ChosenFile {
  name: string
  size: number
  bytes: () => Promise<Uint8Array>
}

/** A file on its way to being imported: read, compared with what there is, and shown. Nothing is sent. */
export class ImportDraft {
  /** Why the file was refused, as a sentence that says what to do. */
  problem: string | undefined
  /** The file that is being read. */
  reading: string | undefined
  file: ReadFile | undefined
  private run = 0
  private reads = new AbortController()

  constructor(
    private readonly stores: Stores,
    readonly kind: ImportKind,
  ) {
    makeObservable(this, { problem: observableRef, reading: observableRef, file: observableRef })
  }

  /** Keeps the lists that rows are compared with until the function that it returns is called. */
  retain(): () => void {
    const ends = this.resources().map(([, list]) => list.retain())
    return () => {
      for (const end of ends) end()
      this.forget()
    }
  }

  /** The lists as far as they have come. */
  get known(): Partial<ImportLists> {
    const entries = this.resources().map(([name, list]) => [name, list.value] as const)
    const all = Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Partial<ImportLists>
    const own = (all as Readonly<Record<string, ImportLists['own']>>)[this.kind.records]
    return { ...all, ...(own && { own }) }
  }

  /** Reads a file in place of the one before. Never rejects: what is wrong stands in `problem`. */
  async read(chosen: ChosenFile): Promise<void> {
    this.forget()
    const run = this.run
    const { signal } = (this.reads = new AbortController())
    runInAction(() => (this.reading = chosen.name))
    const found = await this.understand(chosen, signal).catch((error: unknown) => ({
      problem: errorMessage(error, `${chosen.name} can't be read: choose it again`),
    }))
    if (run !== this.run) return
    runInAction(() => {
      this.reading = undefined
      if ('problem' in found) this.problem = found.problem
      else this.file = found
    })
    if (!('problem' in found)) await found.preview.load()
  }

  /** Another file is to be chosen. */
  forget(): void {
    this.run += 1
    this.reads.abort()
    this.file?.preview.end()
    runInAction(() => {
      this.problem = undefined
      this.reading = undefined
      this.file = undefined
    })
  }

  private async understand(
    { name, size, bytes }: ChosenFile,
    signal: AbortSignal,
  ): Promise<ReadFile | { problem: string }> {
    const { kind, stores } = this
    if (size > importLimits.bytes)
      return {
        problem: `${name} is too large: ${importLimits.bytes / 1024 / 1024} MB at most. Split it into several files`,
      }
    const decoded = decodeText(await bytes())
    if ('problem' in decoded) return decoded
    const table = readCsv(decoded.text)
    if ('problem' in table) return table
    const matched = matchColumns(kind, table.headers)
    if ('problem' in matched) return matched
    const { length } = table.rows
    if (length === 0) return { problem: `${name} holds no rows below the names of the columns` }
    if (length > importLimits.rows)
      return {
        problem: `${name} holds ${countWord(length)} rows: ${countWord(importLimits.rows)} at most. Split it into several files`,
      }
    const lists = await this.readLists(matched, table, signal)
    const rows = planImport(kind, matched, table, lists)
    const items = importItems(kind, rows, lists.own)
    const changes = items.filter(({ adds }) => !adds)
    const preview = new BulkPreview(changes, kind.kind, (of) => importCalls(stores, of))
    return { name, table, matched, rows, items, preview, lists }
  }

  /** The lists as they are now. Throws what the host answered. */
  private async readLists(
    matched: MatchedColumns,
    table: CsvTable,
    signal: AbortSignal,
  ): Promise<ImportLists> {
    const lists = this.resources()
    const named = this.isSearched ? await namedProjects(this.stores, matched, table, signal) : undefined
    await Promise.all(lists.map(([, list]) => list.load()))
    const entries = lists.map(([name, list]) => {
      if (list.error !== undefined || list.value === undefined) throw list.error ?? new Error(name)
      return [name, list.value] as const
    })
    const all = Object.fromEntries(entries) as Record<string, readonly Named[]>
    return { ...all, own: named ?? all[this.kind.records] ?? [] }
  }

  /** The host searches the list of this kind, which may be too long to be read. */
  private get isSearched(): boolean {
    return this.kind.kind === 'project' && this.stores.session.isOffered('query')
  }

  /** The lists that rows of this kind name records of. */
  private resources(): (readonly [string, Resource<readonly Named[]>])[] {
    const { kind, stores } = this
    const own = this.isSearched ? [] : [kind.records]
    const names = new Set([...own, ...kind.columns.flatMap(({ records }) => records ?? [])])
    return [...names].map(
      (name) => [name, stores[name].list as unknown as Resource<readonly Named[]>] as const,
    )
  }
}
