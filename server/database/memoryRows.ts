import { ConstraintError } from './port'
import type { Stamp, Stored } from './records'

/** How to take back what a transaction has done so far. */
export class Journal {
  private steps: (() => void)[] = []

  note(step: () => void): void {
    this.steps.push(step)
  }

  rollBack(): void {
    for (const step of this.steps.reverse()) step()
    this.steps = []
  }

  /** Returns whether anything was changed. */
  commit(): boolean {
    const hasChanged = this.steps.length > 0
    this.steps = []
    return hasChanged
  }
}

/** A map whose changes a rollback takes back. */
export class JournaledMap<Key, Value> {
  private readonly map = new Map<Key, Value>()

  constructor(private readonly journal: Journal) {}

  get(key: Key): Value | undefined {
    return this.map.get(key)
  }

  get size(): number {
    return this.map.size
  }

  values(): IterableIterator<Value> {
    return this.map.values()
  }

  set(key: Key, value: Value): void {
    this.noteBefore(key)
    this.map.set(key, value)
  }

  delete(key: Key): void {
    this.noteBefore(key)
    this.map.delete(key)
  }

  deleteWhere(isMeant: (value: Value) => boolean): void {
    for (const [key, value] of this.map) if (isMeant(value)) this.delete(key)
  }

  private noteBefore(key: Key): void {
    const before = this.map.get(key)
    this.journal.note(() => (before === undefined ? this.map.delete(key) : this.map.set(key, before)))
  }
}

/** Throws when the fields refer to a row that is not there. */
export type Check<Fields> = (fields: Fields, id: number) => void

/** The stamps of one row; none where nobody knows them. */
export interface RowStamps {
  readonly created?: Stamp
  readonly updated?: Stamp
}

/** The rows of one entity. Rows are frozen and replaced as a whole, so reading needs no copies. */
export class MemoryRows<Fields extends object> {
  private readonly rows: JournaledMap<number, Readonly<Fields & Stored>>
  private readonly keys: JournaledMap<string, number>
  private readonly stamps: JournaledMap<number, RowStamps>
  private lastId = 0

  constructor(
    journal: Journal,
    private readonly options: { unique?: (fields: Fields) => string; check?: Check<Fields> } = {},
  ) {
    this.rows = new JournaledMap(journal)
    this.keys = new JournaledMap(journal)
    this.stamps = new JournaledMap(journal)
  }

  /** When the row was added and changed last, and by whose id. */
  stampsOf(id: number): RowStamps {
    return this.stamps.get(id) ?? {}
  }

  get size(): number {
    return this.rows.size
  }

  get(id: number): Readonly<Fields & Stored> | undefined {
    return this.rows.get(id)
  }

  byKey(key: string): Readonly<Fields & Stored> | undefined {
    const id = this.keys.get(key)
    return id === undefined ? undefined : this.rows.get(id)
  }

  /** All rows by id. */
  all(): Readonly<Fields & Stored>[] {
    return [...this.rows.values()].sort((a, b) => a.id - b.id)
  }

  missing(ids: readonly number[]): number[] {
    return ids.filter((id) => this.rows.get(id) === undefined)
  }

  insert(fields: Fields, stamp?: Stamp): number {
    const id = this.lastId + 1
    this.put({ ...fields, id }, stamp)
    return id
  }

  insertAll(rows: readonly (Fields & { readonly id: number })[], stamp?: Stamp): void {
    for (const row of rows) this.put(row, stamp)
  }

  update(id: number, changes: Partial<Fields>, stamp?: Stamp): number {
    const before = this.rows.get(id)
    if (!before) throw new Error(`No row ${id} to update`)
    const after = { ...before, ...defined(changes), version: before.version + 1 }
    this.options.check?.(after, id)
    this.claimKey(after, before)
    this.rows.set(id, Object.freeze(after))
    if (stamp) this.stamps.set(id, { ...this.stampsOf(id), updated: stamp })
    return after.version
  }

  /** No name is taken for this row any more. */
  freeKey(id: number): void {
    const row = this.rows.get(id)
    if (row && this.options.unique) this.keys.delete(this.options.unique(row))
  }

  /** The name of this row is its own. */
  takeKey(id: number): void {
    const row = this.rows.get(id)
    if (row) this.claimKey(row)
  }

  remove(id: number): void {
    this.rows.delete(id)
    this.stamps.delete(id)
  }

  /** Adds a row that was removed, with the version after the one that it had, and without its name. */
  putBack(row: Fields & Stored, created?: Stamp, stamp?: Stamp): void {
    if (this.rows.get(row.id)) throw new ConstraintError('duplicate', `Row ${row.id} is already there`)
    this.options.check?.(row, row.id)
    this.rows.set(row.id, Object.freeze({ ...row, version: row.version + 1 }))
    this.stamps.set(row.id, { ...(created && { created }), ...(stamp && { updated: stamp }) })
  }

  private put(row: Fields & { readonly id: number }, stamp: Stamp | undefined): void {
    if (this.rows.get(row.id)) throw new ConstraintError('duplicate', `Row ${row.id} is already there`)
    this.options.check?.(row, row.id)
    this.claimKey(row)
    this.lastId = Math.max(this.lastId, row.id)
    this.rows.set(row.id, Object.freeze({ ...row, version: 1 }))
    if (stamp) this.stamps.set(row.id, { created: stamp, updated: stamp })
  }

  private claimKey(row: Fields & { readonly id: number }, before?: Fields): void {
    if (!this.options.unique) return
    const key = this.options.unique(row)
    const owner = this.keys.get(key)
    if (owner !== undefined && owner !== row.id) throw new ConstraintError('duplicate', `${key} is taken`)
    if (before) this.keys.delete(this.options.unique(before))
    this.keys.set(key, row.id)
  }
}

function defined<Fields extends object>(changes: Fields): Fields {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Fields
}

/** Throws when one of the ids has no row. */
export function known<Fields extends object>(rows: MemoryRows<Fields>, ids: readonly number[]): void {
  const missing = rows.missing(ids)
  if (missing.length > 0) throw new ConstraintError('unknown', `No row ${missing.join(', ')}`)
}
