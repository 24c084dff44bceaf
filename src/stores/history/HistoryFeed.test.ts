import { describe, expect, it } from 'vitest'
import { testStores, type TestStores } from '../../testing/stores/testStores'
import { historyOf } from './HistoryStore'

const addTags = async ({ stores }: TestStores, from: number, to: number) => {
  for (let at = from; at < to; at += 1) await stores.tags.create({ name: `tag ${at}` })
}
const open = async () => {
  const all = await testStores('ADMIN')
  await all.stores.session.check()
  return all
}
const listOf = ({ stores }: TestStores) => historyOf(stores).list({})
const namesOf = (all: TestStores) => listOf(all).known.value?.entries.map(({ record }) => record?.name)
const numbers = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, at) => `tag ${from - at}`)

describe('a history', () => {
  it('is read page by page to its end, and no further', async () => {
    const all = await open()
    await addTags(all, 0, 120)
    const feed = listOf(all)
    await feed.known.load()
    expect(feed.known.error).toBeUndefined()
    expect(namesOf(all)).toEqual(numbers(119, 70))
    await Promise.all([feed.older.load(), feed.older.load()])
    expect(namesOf(all)).toEqual(numbers(119, 20))
    await feed.older.load()
    expect(namesOf(all)).toEqual(numbers(119, 0))
    expect(feed.known.value?.next).toBeNull()
    await feed.older.load()
    expect(namesOf(all)).toEqual(numbers(119, 0))
  })

  it('has what came since in front when it is read again, and all of it where that is more than a page', async () => {
    const all = await open()
    await addTags(all, 0, 60)
    const feed = listOf(all)
    await feed.known.load()
    await feed.older.load()
    await addTags(all, 60, 63)
    await feed.known.load()
    expect(namesOf(all)).toEqual(numbers(62, 0))
    await addTags(all, 63, 163)
    await feed.known.load()
    expect(namesOf(all)).toEqual(numbers(162, 113))
    await feed.older.load()
    await feed.older.load()
    await feed.older.load()
    expect(namesOf(all)).toEqual(numbers(162, 0))
  })

  it('keeps what is known where an older part does not come, and reads that again', async () => {
    const all = await open()
    await addTags(all, 0, 60)
    const feed = listOf(all)
    await feed.known.load()
    all.setWire(async () => Response.json({ success: false, message: 'No' }, { status: 400 }))
    await feed.older.load()
    expect(feed.older.error).toMatchObject({ status: 400 })
    expect(namesOf(all)).toEqual(numbers(59, 10))
    all.setWire((input, init) => all.server.handle(new Request(input, init)))
    await feed.older.load()
    expect(feed.older.error).toBeUndefined()
    expect(namesOf(all)).toEqual(numbers(59, 0))
  })

  it('of a record has its changes alone', async () => {
    const all = await open()
    await addTags(all, 0, 2)
    await all.stores.tags.update(1, { name: 'renamed' })
    const feed = historyOf(all.stores).ofRecord('tag', 1)
    await feed.known.load()
    expect(feed.known.value?.entries).toMatchObject([{ event: 'changed', after: { name: 'renamed' } }])
    expect(historyOf(all.stores).ofRecord('tag', 1)).toBe(feed)
  })
})
