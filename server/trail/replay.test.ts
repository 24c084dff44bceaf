import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EntityTable, Tables } from '../database/port'
import type { TrailFields } from '../database/trail/entry'
import { createMemoryServer, type MemoryServer } from '../memoryServer'
import { databases } from '../node/testing/databases'
import { ask } from '../testing/api'
import { samples, userId } from '../testing/samples'
import { clock } from '../testing/trail'
import { trailKinds } from './kinds'

type Row = Readonly<Record<string, unknown>>
const sample = samples({ id: userId('SUPER_ADMIN') })

/** Ids of tags that may be chosen, one of them not there. */
const tags = fc.uniqueArray(fc.constantFrom(1, 2, 3, 4, 999), { maxLength: 3 })
const name = fc.constantFrom('one', 'two', 'three', ' spaced ', 'database')
const id = fc.integer({ min: 1, max: 3 })
const flag = fc.boolean()

/** Any change of any record; some are refused. */
const change = fc.oneof(
  fc.record({ name }).map((body) => ['tagCreate', {}, body] as const),
  fc.record({ name, tagId: id }).map((body) => ['tagUpdate', { tagId: body.tagId }, body] as const),
  fc
    .record({ name, parentId: fc.integer({ min: 0, max: 4 }) })
    .chain((body) => id.map((categoryId) => ['categoryUpdate', { categoryId }, body] as const)),
  fc
    .record({
      title: name,
      tags,
      isPublished: flag,
      content: fc.constantFrom('<p>a</p>', '<p onclick=x>b</p>'),
    })
    .chain((over) =>
      fc.oneof(
        fc.constant(['articleCreate', {}, { ...sample.articleCreate.body, ...over }] as const),
        id.map((n) => ['articleUpdate', { id: n }, { ...sample.articleUpdate.body, ...over }] as const),
      ),
    ),
  fc
    .record({ name, tags, categories: fc.constantFrom([1], [2, 1], []), isFeatured: flag })
    .chain((over) =>
      id.map((n) => ['projectUpdate', { id: n }, { ...sample.projectUpdate.body, ...over, id: n }] as const),
    ),
  fc
    .oneof(fc.record({ title: name, description: fc.constant('d') }), fc.record({ isDeleted: flag }))
    .chain((body) =>
      id.map((n) => ['opportunityUpdate', { opportunityId: n }, { ...body, opportunityId: n }] as const),
    ),
  fc.constantFrom('ADMIN', 'NORMAL', 'BLOCKED').map((role) => ['userManage', { id: 4 }, { role }] as const),
  fc.record({ name }).map((body) => ['profileUpdate', {}, { ...body, profileImage: '' }] as const),
)

/** What a found record has beside its own fields. */
const derived = [
  'id',
  'version',
  'claims',
  'claimStatuses',
  'claimed',
  'projectName',
  'applications',
  'parentName',
]

/** What is stored of a record, in the words of the trail. */
function fieldsOf(row: Row): Row {
  const { passwordHash, ...fields } = row
  const ids = (value: unknown) =>
    Array.isArray(value)
      ? value.map((one: number | { id: number }) => (typeof one === 'number' ? one : one.id))
      : value
  const plain = Object.entries(fields)
    .filter(([field]) => !derived.includes(field))
    .map(([field, value]) => [field, ids(value)])
  const password = passwordHash === undefined ? {} : { password: passwordHash === null ? null : 'hidden' }
  return { ...Object.fromEntries(plain), ...password }
}

/** Every record of the kinds in the trail, by kind and id, and the newest entry. */
async function stateOf({ database }: MemoryServer) {
  return database.transaction(async (tables) => {
    const records = new Map<string, Row>()
    for (const [kind, { table }] of Object.entries(trailKinds)) {
      const entities = tables[table as keyof Tables] as unknown as EntityTable<Row, Row>
      for (let id = 1, missing = 0; missing < 20; id += 1) {
        const row = await entities.find(id)
        missing = row ? 0 : missing + 1
        if (row) records.set(`${kind} ${id}`, fieldsOf(row))
      }
    }
    const { entries } = await tables.trail.page({ most: 100 })
    return { records, entries }
  })
}

/** How often it is tried on a directory of each kind. */
const runs = { memory: 60, PGlite: 8, PostgreSQL: 8 } as const

describe.each(Object.keys(runs) as (keyof typeof runs)[])(
  'whatever is changed in %s, in any order',
  (kind) => {
    let server: MemoryServer
    let end = async () => {}
    beforeAll(async () => {
      const opened = await databases[kind]!()
      server = createMemoryServer('small', { clock, database: opened.database })
      end = async () => {
        await opened.database.close()
        await opened.end()
      }
    }, 60_000)
    afterAll(() => end())

    it(
      'the trail leads from the records before to the records after, and back',
      { timeout: 120_000 },
      async () => {
        const token = await server.tokenOf('SUPER_ADMIN')
        await fc.assert(
          fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), async (changes) => {
            const before = await stateOf(server)
            for (const [call, params, body] of changes) await ask(server, call, { token, params, body })
            const after = await stateOf(server)
            const written = after.entries.filter(
              ({ id, event }) =>
                id > (before.entries[0]?.id ?? 0) && (event === 'created' || event === 'changed'),
            )
            expect(replayed(before.records, written.toReversed(), 'after')).toEqual(after.records)
            expect(replayed(after.records, written, 'before')).toEqual(before.records)
          }),
          { numRuns: runs[kind] },
        )
      },
    )
  },
)

/** The records with the fields of each entry put in; going back, a record goes that an entry says was added. */
function replayed(
  records: ReadonlyMap<string, Row>,
  entries: readonly {
    kind: string
    recordId: number | null
    event: string
    before: TrailFields
    after: TrailFields
  }[],
  side: 'before' | 'after',
): Map<string, Row> {
  const found = new Map(records)
  for (const entry of entries) {
    const key = `${entry.kind} ${entry.recordId}`
    if (side === 'before' && entry.event === 'created') found.delete(key)
    else found.set(key, { ...found.get(key), ...entry[side] })
  }
  return found
}
