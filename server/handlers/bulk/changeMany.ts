import type { BulkFields, BulkMade, BulkOutcome, OneCallKind } from '../../../src/contract/bulk/bulkBodies'
import type { Fields, Plan } from '../../../src/contract/bulk/bulkChange'
import { pick } from '../../../src/contract/pick'
import type { ManyTable } from '../../database/many/manyTable'
import type { Tables } from '../../database/port'
import type { Stored } from '../../database/records'
import { HttpError } from '../../http/HttpError'
import { distinct } from '../relations'
import { checksOf, relatedOf } from './checks'

/** What is to be done to one of many records. */
export interface WantedChange {
  id: number
  plan: (values: Fields) => Plan
}

type Row = Fields & Stored
type AnyMany = ManyTable<Fields>
interface Planned {
  row: Row
  fields: Fields
}

const tableOf: Readonly<Record<OneCallKind, (tables: Tables) => unknown>> = {
  project: (tables) => tables.manyProjects,
  article: (tables) => tables.manyArticles,
  category: (tables) => tables.manyCategories,
  languageStack: (tables) => tables.manyLanguageStacks,
  opportunity: (tables) => tables.manyOpportunities,
}

/** The rows of a kind with these ids that are there, by id: no long texts, and relations as ids. */
export function readMany(tables: Tables, kind: OneCallKind, ids: readonly number[]): Promise<Row[]> {
  return (tableOf[kind](tables) as AnyMany).findMany(ids)
}

/**
 * Changes many records of a kind; what somebody has saved meanwhile stays, as with a single save. Returns what came of them, and the
 * rows as they were. Throws an `HttpError` of 422 with all that cannot be changed, and changes nothing then.
 */
export async function changeMany(
  tables: Tables,
  kind: OneCallKind,
  wanted: readonly WantedChange[],
): Promise<{ outcome: Omit<BulkOutcome, 'merged'>; rows: ReadonlyMap<number, Row> }> {
  const table = tableOf[kind](tables) as AnyMany
  const check = await checksOf(tables, kind)
  const found = await table.findManyLocked(wanted.map(({ id }) => id))
  const rows = new Map(found.map((row) => [row.id, row]))
  const skipped = new Reasons()
  const refused = new Reasons()
  const planned: Planned[] = []
  for (const { id, plan } of wanted) {
    const row = rows.get(id)
    const made = row && plan(row)
    if (!row || !made) refused.add('It does not exist any more', id)
    else if ('skip' in made) skipped.add(made.skip, id)
    else planned.push({ row, fields: withoutRepeats(made.fields) })
  }
  const unknown = await relatedOf(tables, planned)
  for (const { row, fields } of planned) {
    const problem = unknown(fields) ?? check(row, fields)
    if (problem !== undefined) refused.add(problem, row.id)
  }
  if (refused.count > 0) throw refusal(refused, wanted.length)
  if (planned.length > 0) await table.updateMany(planned.map(({ row: { id }, fields }) => ({ id, fields })))
  return { outcome: { changed: grouped(planned), skipped: skipped.list() }, rows }
}

function refusal(refused: Reasons, of: number): HttpError {
  const [{ reason } = { reason: '' }] = refused.list()
  const message =
    of === 1
      ? `It can't be changed: ${reason}`
      : `${refused.count} of ${of} can't be changed, so nothing was changed. Go on without them, or correct them`
  return new HttpError(422, message, { body: { success: false, message, refused: refused.list() } })
}

/** Records by the reason why nothing is done to them. */
class Reasons {
  private readonly ids = new Map<string, number[]>()
  count = 0

  add(reason: string, id: number): void {
    this.count += 1
    const known = this.ids.get(reason)
    if (known) known.push(id)
    else this.ids.set(reason, [id])
  }

  list(): { ids: number[]; reason: string }[] {
    return [...this.ids].map(([reason, ids]) => ({ ids, reason }))
  }
}

/** What was made of the records, those that were changed alike together. */
function grouped(planned: readonly Planned[]): BulkMade[] {
  const groups = new Map<string, BulkMade>()
  for (const { row, fields } of planned) {
    const before = pick(row, Object.keys(fields))
    const key = JSON.stringify([before, fields])
    const group = groups.get(key)
    if (group) group.ids.push(row.id)
    else groups.set(key, { ids: [row.id], before: before as BulkFields, after: fields as BulkFields })
  }
  return [...groups.values()]
}

const withoutRepeats = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      Array.isArray(value) ? distinct(value as number[]) : value,
    ]),
  )
