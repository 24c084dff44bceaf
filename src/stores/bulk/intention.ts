import { pick } from '../../contract/pick'
import type { BulkItem } from './BulkItem'
import type { Fields, Plan } from '../../contract/bulk/bulkChange'
import type { Made } from './changeRecord'

/** What will be sent of a record as the preview read it; undefined where it was not read, or nothing is to be done. */
export function intention({ known, adds }: BulkItem, plan: (values: Fields) => Plan): Made | undefined {
  if (adds) return { before: {}, after: adds.values }
  const planned = known && plan(known.record)
  if (!known || !planned || 'skip' in planned) return undefined
  const names = Object.keys(planned.fields)
  return { before: pick(known.record, names), after: pick({ ...known.record, ...planned.fields }, names) }
}
