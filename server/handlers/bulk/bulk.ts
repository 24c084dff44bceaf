import type { BulkFields, BulkOutcome, BulkRecords, OneCallKind } from '../../../src/contract/bulk/bulkBodies'
import { bulkFields, bulkReadFields } from '../../../src/contract/bulk/bulkBodies'
import { planChange, planTakingBack } from '../../../src/contract/bulk/bulkChange'
import { limits } from '../../../src/contract/limits'
import { pick } from '../../../src/contract/pick'
import type { Handlers } from '../../call'
import { entityTag, isTagOf } from '../../http/entityTag'
import { invalid, notFound } from '../../http/HttpError'
import { changeMany, readMany, type WantedChange } from './changeMany'

/** Many records read by one call, or changed in one transaction: all of them or none. */
export const bulkHandlers = {
  async bulkRead({ params, query: { ids = [] }, transact }) {
    const kind = kindOf(params.kind)
    const rows = await transact((tables) => readMany(tables, kind, ids))
    const answer = rows.map((row) => ({
      id: row.id,
      tag: entityTag(row.version),
      values: pick(row, bulkReadFields[kind]) as BulkRecords[number]['values'],
    }))
    return { answer }
  },

  async bulkChange({ params, body: { records, change }, submit }) {
    const kind = kindOf(params.kind)
    refuseOtherFields(kind, 'change', 'set' in change ? change.set : [change.field])
    const tags = new Map(records.map(({ id, tag }) => [id, tag]))
    const wanted = [...tags.keys()].map((id): WantedChange => ({
      id,
      plan: (values) => planChange(change, values),
    }))
    return submit(async (tables) => {
      const { outcome, rows } = await changeMany(tables, kind, wanted)
      const isMerged = (id: number) => {
        const tag = tags.get(id)
        return tag !== undefined && !isTagOf(tag, rows.get(id)?.version ?? 0)
      }
      return { answer: { ...outcome, merged: idsOf(outcome).filter(isMerged) } }
    })
  },

  async bulkUndo({ params, body: { changed }, submit }) {
    const kind = kindOf(params.kind)
    for (const { before, after } of changed) {
      refuseOtherFields(kind, 'changed', before)
      refuseOtherFields(kind, 'changed', after)
    }
    const wanted = new Map(
      changed.flatMap(({ ids, before: to, after: from }) =>
        ids.map((id): [number, WantedChange] => [
          id,
          { id, plan: (values) => planTakingBack({ from, to }, values) },
        ]),
      ),
    )
    if (wanted.size > limits.bulk) throw invalid({ changed: `Choose ${limits.bulk} records at most` })
    return submit(async (tables) => {
      const { outcome } = await changeMany(tables, kind, [...wanted.values()])
      return { answer: { ...outcome, merged: [] } }
    })
  },
} satisfies Pick<Handlers, 'bulkRead' | 'bulkChange' | 'bulkUndo'>

const idsOf = ({ changed }: Pick<BulkOutcome, 'changed'>) => changed.flatMap(({ ids }) => ids)

function kindOf(name: string): OneCallKind {
  if (Object.hasOwn(bulkFields, name)) return name as OneCallKind
  throw notFound('kind of record')
}

/** Throws an `HttpError` of 422 for fields that records of this kind do not get by such a call, and for none. */
function refuseOtherFields(kind: OneCallKind, at: string, named: BulkFields | readonly string[]): void {
  const names = isNames(named) ? named : Object.keys(named)
  const known: readonly string[] = bulkFields[kind]
  const other = names.find((name) => !known.includes(name))
  if (other !== undefined)
    throw invalid({ [at]: `${other} can't be changed here: choose one of ${known.join(', ')}` })
  if (names.length === 0) throw invalid({ [at]: 'Choose what to change' })
}

const isNames = (named: object): named is readonly string[] => Array.isArray(named)
