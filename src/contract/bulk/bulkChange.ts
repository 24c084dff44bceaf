import { pick } from '../pick'
import { sameValue } from '../sameValue'

/** Values of a record's form, by field: relations are ids. */
export type Fields = Readonly<Record<string, unknown>>

/** Related records that are added, removed, or put in the place of others. */
export interface RelationChange {
  /** `tags`, `categories` or `language_stacks`. */
  field: string
  add: readonly number[]
  remove: readonly number[]
  /** Adds only where something is removed. */
  isReplacing: boolean
}

/** What is done to each of many records: relations of one field, or fields with one value for all. */
export type BulkChange = RelationChange | { set: Fields }

/** The fields that one record gets; or why nothing is done to it, as a sentence. */
export type Plan = { fields: Fields } | { skip: string }

/** What a change that was made is taken back to: `to`, as long as nobody changed what it made of the record, `from`. */
export interface TakingBack {
  from: Fields
  to: Fields
}

/** What the change makes of a record with these values. */
export function planChange(change: BulkChange, values: Fields): Plan {
  if ('set' in change) {
    const fields = differing(change.set, values)
    return fields ? { fields } : { skip: 'It is so already' }
  }
  const { field, add, remove, isReplacing } = change
  const current = (values[field] ?? []) as readonly number[]
  const left = current.filter((id) => !remove.includes(id))
  if (isReplacing && left.length === current.length) return { skip: 'It has none of what is replaced' }
  const next = [...left, ...add.filter((id) => !left.includes(id))]
  if (!sameValue(next, current)) return { fields: { [field]: next } }
  return { skip: add.length === 0 ? "It doesn't have it" : 'It already has it' }
}

/** What taking a change back makes of a record with these values. */
export function planTakingBack({ from, to }: TakingBack, values: Fields): Plan {
  const fields = differing(to, values)
  if (!fields) return { skip: 'It is as before already' }
  const own = pick(
    fields,
    Object.keys(fields).filter((name) => sameValue(values[name], from[name])),
  )
  return Object.keys(own).length > 0 ? { fields: own } : { skip: 'Somebody changed it since' }
}

function differing(wanted: Fields, values: Fields): Fields | undefined {
  const names = Object.keys(wanted).filter((name) => !sameValue(wanted[name], values[name]))
  return names.length > 0 ? pick(wanted, names) : undefined
}
