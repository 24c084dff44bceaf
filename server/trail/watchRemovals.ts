import type { EntityTable, RemovableTable } from '../database/port'
import type { Stamp } from '../database/records'
import type { ListsTable } from '../database/removals/removal'
import type { TrailFields } from '../database/trail/entry'
import type { TrailKind } from './kinds'
import { difference, type Notes, type Subject } from './Notes'

export type Row = Readonly<Record<string, unknown>>
export type AnyTable = EntityTable<Row, Row>

/** What is needed to stamp and note the changes of one table. */
export interface Watch extends Pick<TrailKind, 'name'> {
  kind: string
  notes: Notes
  stamp: () => Stamp
  /** Rows that nobody else changes until the transaction ends, as they are. */
  seen: Map<number, Row>
}

type Removable = RemovableTable<Row, Row>
type Lists = ListsTable<string>

interface Parts extends Pick<Watch, 'notes' | 'stamp' | 'seen'> {
  /** Remembers a row that nobody else changes until the transaction ends. */
  keep: (row: Row | undefined) => Row | undefined
  subject: (id: number, row: Row) => Subject
}

/** What the table has for removing rows, putting them back and changing many lists at once, stamped and noted. */
export function watchRemovals(table: AnyTable, parts: Parts): Partial<Removable & Lists> {
  const { remove } = table as Partial<Removable>
  const { setLists } = table as Partial<Lists>
  return {
    ...(remove && watchRemoval(table as AnyTable & Removable, parts)),
    ...(setLists && watchLists(table as AnyTable & Lists, parts)),
  }
}

function watchRemoval(table: Removable, { keep, subject, notes, stamp, seen }: Parts): Partial<Removable> {
  return {
    async findToRemove(id) {
      const found = await table.findToRemove(id)
      keep(found)
      return found
    },
    async remove(id, about) {
      await table.remove(id)
      const row = seen.get(id) ?? {}
      seen.delete(id)
      const after: TrailFields = { ...about }
      notes.change('removed', subject(id, row), { before: difference({}, stored(row)).after, after })
    },
    async putBack(row, created) {
      await table.putBack(row, created, stamp())
      const { id, version: _version, ...fields } = row
      seen.set(id, row)
      notes.change('restored', subject(id, row), difference({}, fields))
    },
  }
}

function watchLists(table: Lists, { subject, notes, stamp, seen }: Parts): Partial<Lists> {
  return {
    async setLists(field, changes) {
      await table.setLists(field, changes, stamp())
      for (const { id, name, before, after } of changes) {
        const row = seen.get(id)
        if (row) seen.set(id, { ...row, [field]: after })
        notes.change(
          'changed',
          { ...subject(id, {}), name },
          difference({ [field]: before }, { [field]: after }),
        )
      }
    },
  }
}

/** What a found row has beside the fields that are stored. */
const derived = ['id', 'version', 'parentName', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy']

const stored = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([field]) => !derived.includes(field)))
