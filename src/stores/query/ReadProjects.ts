import {
  queryPage,
  type ProjectPage,
  type ProjectQuery,
  type RowCounts,
} from '../../contract/endpoints/query'
import type { ProjectRow } from '../../contract/entities'
import { limits } from '../../contract/limits'
import type { RowMark } from '../../lib/window/RowMark'
import { LostRow } from './LostRow'
import type { ListQuery } from './projectPart'
import { TooManyRows } from './TooManyRows'

/** How all rows of a query are read. */
export interface WholeReading {
  /** No more than so many. */
  most: number
  /** What more cannot do: `be selected at once`. */
  wanted: string
  /** What the host has counted of this query, where it has: too many need not be read to be seen. */
  counts?: RowCounts | undefined
  signal?: AbortSignal | undefined
}

/** So many calls are made at a time. */
const atOnce = 4

/** So many names and rows are kept: those of a whole selection, and far more than a page shows. */
const kept = { names: 100_000, rows: 10_000 }

/** Keeps a value as the newest; the oldest give way. */
function keep<Value>(map: Map<number, Value>, key: number, value: Value, most: number): void {
  map.delete(key)
  map.set(key, value)
  const [oldest] = map.keys()
  if (map.size > most && oldest !== undefined) map.delete(oldest)
}

/** The projects that were read of a list which the host searches, and those that are read for a file or a selection. */
export class ReadProjects {
  /** Names by id. */
  readonly names = new Map<number, string>()
  /** Rows by id, as long as nothing has changed. */
  private readonly known = new Map<number, ProjectRow>()

  constructor(private readonly send: (query: ProjectQuery, signal?: AbortSignal) => Promise<ProjectPage>) {}

  /** Asks for a part of the list. Throws an `ApiError`, or an abort. */
  async find(query: ProjectQuery, signal?: AbortSignal): Promise<ProjectPage> {
    const page = await this.send(query, signal)
    for (const row of page.rows) {
      keep(this.names, row.id, row.name, kept.names)
      keep(this.known, row.id, row, kept.rows)
    }
    return page
  }

  /** A project has changed. */
  invalidate(): void {
    this.known.clear()
  }

  /**
   * The answers to a query, one after the other, until the list ends or there are so many rows: behind its cursor, and with what it
   * counts in the first. Throws as `find` does.
   */
  async *pagesOf({ counts, ...query }: ProjectQuery, rows = Infinity, signal?: AbortSignal) {
    let { after } = query
    let left = rows
    let counting = counts && { counts }
    while (left > 0) {
      // In the order of the head's first call, which is taken for this one.
      const asked = { ...query, ...(after && { after }), limit: Math.min(queryPage.most, left), ...counting }
      const page = await this.find(asked, signal)
      yield page
      if (!page.after) return
      after = page.after
      counting = undefined
      left -= page.rows.length
    }
  }

  /**
   * All rows that a query finds, page after page. Throws a `TooManyRows` where there are more than `most`, and an `ApiError`.
   */
  async readAll(query: ListQuery, { most, wanted, counts }: WholeReading): Promise<ProjectRow[]> {
    if (counts && counts.found > most) throw new TooManyRows(wanted, most)
    const rows: ProjectRow[] = []
    for await (const page of this.pagesOf(query)) {
      rows.push(...page.rows)
      if (rows.length > most || (page.after && rows.length === most)) throw new TooManyRows(wanted, most)
    }
    return rows
  }

  /** The ids of all rows that a query finds, the lowest first. Throws as `readAll` does. */
  async readIds(query: ListQuery, { most, wanted, counts }: WholeReading): Promise<readonly number[]> {
    // What is estimated may be fewer.
    if (counts && !counts.isAbout && counts.found > most) throw new TooManyRows(wanted, most)
    const { ids } = await this.find({ ...query, limit: 1, ids: most + 1 })
    if (!ids) throw new Error('The host did not say which projects there are')
    if (ids.length > most) throw new TooManyRows(wanted, most)
    return ids
  }

  /**
   * The ids of the rows from one to another, with both, as the list has them. Throws as `readAll` does, and a `LostRow` where they do
   * not stand any more where they stood.
   */
  async readRange(
    query: ListQuery,
    [one, other]: readonly [RowMark, RowMark],
    { most, wanted }: WholeReading,
  ): Promise<readonly number[]> {
    if (Math.abs(one.place - other.place) >= most) throw new TooManyRows(wanted, most)
    const ends = new Set([one.key, other.key])
    const ids: number[] = []
    const isWhole = (id: number) => {
      if (ends.delete(String(id)) || ids.length > 0) ids.push(id)
      return ends.size === 0
    }
    const { first, cursor } = one.place < other.place ? one : other
    if (cursor !== undefined && isWhole(Number(first))) return ids
    for await (const { rows } of this.pagesOf({ ...query, ...(cursor && { after: cursor }) })) {
      if (rows.some(({ id }) => isWhole(id))) return ids
      if (ids.length >= most) throw new TooManyRows(wanted, most)
      if (ids.length === 0) break
    }
    throw new LostRow()
  }

  /** The rows with these ids that are there, in this order: those that are not known are read. Throws as `readAll` does. */
  async readThese(ids: readonly number[], { most, wanted, signal }: WholeReading): Promise<ProjectRow[]> {
    if (ids.length > most) throw new TooManyRows(wanted, most)
    const rows = new Map(ids.flatMap((id) => this.known.get(id) ?? []).map((row) => [row.id, row]))
    const unknown = ids.filter((id) => !rows.has(id))
    const parts = Array.from({ length: Math.ceil(unknown.length / limits.idsOfACall) }, (_, part) =>
      unknown.slice(part * limits.idsOfACall, (part + 1) * limits.idsOfACall),
    ).values()
    const work = async () => {
      for (const only of parts)
        for (const row of (await this.find({ only, limit: only.length }, signal)).rows) rows.set(row.id, row)
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    return ids.flatMap((id) => rows.get(id) ?? [])
  }
}
