import { capitalised } from '../../src/contract/words'
import type { RecordCall } from '../../src/contract/endpoints/records'
import { recordEntries } from '../../src/contract/records'
import type { RecordName } from '../../src/contract/records/plurals'
import type { AnyRecordKind } from '../../src/contract/records/record'
import { isStaff } from '../access/auth'
import { acknowledgeReplaced, type Call, type Handlers } from '../call'
import { formFields, recordRow } from '../database/lists/listRows'
import type { ListedTable, Tables } from '../database/port'
import type { Stored } from '../database/records'
import { writeRows } from '../database/lists/writtenRows'
import { notFound, refuseProblems } from '../http/HttpError'
import { refuseDuplicate } from './refuseDuplicate'
import { readersOf, shownStamps } from './shown/stamps'

type Fields = Record<string, string | number | boolean>
type AnyTable = ListedTable<Fields, Fields & Stored>
type RecordHandlers = Pick<Handlers, RecordCall>

/** List, one, create and update of each kind of record with plain fields alone. */
export const recordHandlers = Object.assign(
  {},
  ...recordEntries.map(([name, kind]) => handlersOf(name, kind)),
) as RecordHandlers

function handlersOf(name: RecordName, kind: AnyRecordKind) {
  const { noun, body: shape, labels, key, check, isPublic = () => true } = kind
  const tableOf = (tables: Tables) => tables[kind.many as keyof Tables] as unknown as AnyTable
  const pick = (from: object): Fields => formFields(shape, from)
  const trimmed = (body: object): Fields => {
    const entries = Object.entries(pick(body))
    return Object.fromEntries(
      entries.map(([field, value]) => [field, typeof value === 'string' ? value.trim() : value]),
    )
  }
  const sentence = `A ${noun.one} with this ${labels[key]?.toLowerCase()} exists already`
  const unlessTaken = <T>(work: () => Promise<T>) => refuseDuplicate(sentence, work, key)
  const what = capitalised(noun.one)

  return {
    async [`${name}List`]({ caller, transact }: Call<RecordCall>) {
      if (isStaff(caller) || !kind.isPublic)
        return { rows: await transact((tables) => tableOf(tables).written(readersOf(caller))) }
      const rows = await transact((tables) => tableOf(tables).all())
      return { rows: writeRows(rows.filter(isPublic).map((row) => recordRow(shape, row))) }
    },

    async [`${name}One`]({ params, caller, transact }: Call<RecordCall>) {
      const row = await transact((tables) => tableOf(tables).findStamped(idIn(params)))
      if (!row || !(isStaff(caller) || isPublic(row))) throw notFound(noun.one)
      return { answer: { ...recordRow(shape, row), ...shownStamps(caller, row) }, version: row.version }
    },

    async [`${name}Create`]({ body, create }: Call<`${typeof name}Create`>) {
      refuseProblems(check(body))
      return unlessTaken(() => create(`${what} added`, (tables) => tableOf(tables).insert(trimmed(body))))
    },

    async [`${name}Update`](call: Call<`${typeof name}Update`>) {
      const { params, body, transact, requireMatch } = call
      refuseProblems(check(body))
      return unlessTaken(() =>
        transact(async (tables) => {
          const table = tableOf(tables)
          const row = await table.findLocked(idIn(params))
          if (!row) throw notFound(noun.one)
          requireMatch(row.version)
          const stored = trimmed(body)
          const version = await table.update(row.id, stored)
          return acknowledgeReplaced(`${what} updated`, version, { sent: pick(body), stored })
        }),
      )
    },
  }
}

/** The one id in the address of a call. */
const idIn = (params: object): number => Number(Object.values(params)[0])
