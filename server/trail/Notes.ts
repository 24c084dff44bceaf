import type { TrailEntry, TrailFields, TrailValue } from '../database/trail/entry'

/** Who makes changes, from where and by which call. */
export interface Actor {
  /** Nobody where none is signed in. */
  user: { readonly id: number; readonly name: string; readonly email: string } | undefined
  /** Network address; '' where it is unknown. */
  address: string
  requestId: string
  call: string
}

/** A record that something happened to. */
export interface Subject {
  kind: string
  id: number
  name: string
}

/** What happened to a record; `before` and `after` hold the fields that changed. */
export interface Note {
  event: string
  subject: Subject
  before: TrailFields
  after: TrailFields
}

type Row = Readonly<Record<string, unknown>>

/** Fields that the trail names without their value. */
const hidden: Readonly<Record<string, string>> = { passwordHash: 'password' }

/** The fields of `changes` that differ from the row before; all of them where there was none. */
export function difference(row: Row, changes: Row): Pick<Note, 'before' | 'after'> {
  const before: Record<string, TrailValue> = {}
  const after: Record<string, TrailValue> = {}
  for (const [field, value] of Object.entries(changes)) {
    if (value === undefined || field === 'id') continue
    const was = valueOf(row[field])
    const is = valueOf(value)
    if (isSame(was, is)) continue
    const name = hidden[field] ?? field
    const shown = (one: TrailValue) => (name === field || one === null ? one : 'hidden')
    if (was !== undefined) before[name] = shown(was)
    if (is !== undefined) after[name] = shown(is)
  }
  return { before, after }
}

/** Relations come as ids, or as records with their names. */
function valueOf(value: unknown): TrailValue | undefined {
  if (!Array.isArray(value)) return value as TrailValue | undefined
  return value.map((one: number | { id: number }) => (typeof one === 'number' ? one : one.id))
}

/** Lists are the same in the same order alone: they are stored in the order of choosing. */
const isSame = (a: TrailValue | undefined, b: TrailValue | undefined): boolean =>
  Array.isArray(a) && Array.isArray(b) ? String(a) === String(b) : Object.is(a, b)

/** What happens in one transaction, until it becomes entries of the trail: one for each record that changed. */
export class Notes {
  private readonly changes = new Map<string, Note>()
  private readonly events: Note[] = []

  /** Notes that a record was added or changed. */
  change(event: string, subject: Subject, { before, after }: Pick<Note, 'before' | 'after'>): void {
    const key = keyOf(subject)
    const known = this.changes.get(key)
    this.changes.set(key, {
      event: known?.event ?? event,
      subject,
      before: known?.event === 'created' ? {} : { ...before, ...known?.before },
      after: { ...known?.after, ...after },
    })
  }

  /** Notes what happened to somebody's access, once. */
  event(event: string, subject: Subject): void {
    const isKnown = this.events.some((one) => one.event === event && one.subject.id === subject.id)
    if (!isKnown) this.events.push({ event, subject, before: {}, after: {} })
  }

  /** The entries of all that was noted, in the order of happening. */
  entries(actor: Actor, at: Date): TrailEntry[] {
    const signIns = this.events.filter(({ event }) => event === 'signedIn')
    // A change of an account says more than what follows from it for sessions and links.
    const others = this.events.filter(
      ({ event, subject }) => event !== 'signedIn' && !this.changes.has(keyOf(subject)),
    )
    return [...this.changes.values(), ...signIns, ...others].map((note) => entryOf(note, actor, at))
  }
}

const keyOf = ({ kind, id }: Subject): string => `${kind} ${id}`

/** An entry about a note. */
export function entryOf(
  note: Omit<Note, 'subject'> & { subject?: Subject },
  actor: Actor,
  at: Date,
): TrailEntry {
  const { event, subject, before, after } = note
  const { user, address, requestId, call } = actor
  return {
    at,
    userId: user?.id ?? null,
    userName: user?.name ?? '',
    userEmail: user?.email ?? '',
    address,
    requestId,
    call,
    event,
    kind: subject?.kind ?? '',
    recordId: subject?.id ?? null,
    recordName: subject?.name ?? '',
    before,
    after,
  }
}
