import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { EntityTable, Tables } from '../database/port'
import type { TrailFields } from '../database/trail/entry'
import { createMemoryServer, type MemoryServer } from '../memoryServer'
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
  fc
    .record({ kind: fc.constantFrom('tag', 'category', 'languageStack'), id, into: id })
    .map(({ into, ...params }) => ['mergeCreate', params, { into }] as const),
  fc
    .constantFrom(6, 7, 8)
    .map((n) => ['removalCreate', { kind: 'languageStack', id: n }, undefined] as const),
  fc.integer({ min: 1, max: 4 }).map((n) => ['removalUndo', { id: n }, undefined] as const),
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

/** Every record of the kinds in the trail, by kind and id. */
async function recordsOf({ database }: MemoryServer): Promise<Map<string, Row>> {
  return database.transaction(async (tables) => {
    const found = new Map<string, Row>()
    for (const [kind, { table }] of Object.entries(trailKinds)) {
      const entities = tables[table as keyof Tables] as unknown as EntityTable<Row, Row>
      for (const id of [...Array.from({ length: 40 }, (_, index) => index + 1), 900]) {
        const row = await entities.find(id)
        if (row) found.set(`${kind} ${id}`, fieldsOf(row))
      }
    }
    return found
  })
}

describe('whatever is changed, in any order', () => {
  it('the trail leads from the records before to the records after, and back', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), async (changes) => {
        const server = createMemoryServer('small', { clock })
        const token = await server.tokenOf('SUPER_ADMIN')
        const before = await recordsOf(server)
        for (const [call, params, body] of changes) await ask(server, call, { token, params, body })
        const after = await recordsOf(server)
        const { entries } = await server.database.transaction(({ trail }) => trail.page({ most: 100 }))
        const written = entries.filter(({ event }) =>
          ['created', 'changed', 'removed', 'restored'].includes(event),
        )
        expect(replayed(before, written.toReversed(), 'after')).toEqual(after)
        expect(replayed(after, written, 'before')).toEqual(before)
      }),
      { numRuns: 60 },
    )
  })
})

/** The records with the fields of each entry put in; a record goes that an entry says was removed, or going back was added. */
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
    const comes = ['created', 'restored'].includes(entry.event)
    if (side === 'before' ? comes : entry.event === 'removed') found.delete(key)
    else found.set(key, { ...found.get(key), ...entry[side] })
  }
  return found
}
