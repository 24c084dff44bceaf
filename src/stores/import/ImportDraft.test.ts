import { describe, expect, it } from 'vitest'
import { atOnce } from '../../testing/stores/bulkOrders'
import { chosen, readFile } from '../../testing/stores/imports'
import { testStores } from '../../testing/stores/testStores'
import { ImportDraft } from './ImportDraft'
import { importKinds } from './importKinds'
import { importLimits } from './limits'

async function draftOf() {
  const at = await testStores('ADMIN', 'small', atOnce)
  const draft = new ImportDraft(at.stores, importKinds.tag)
  draft.retain()
  return { at, draft }
}

describe('a file that is to be imported', () => {
  it.each([
    ['no rows', 'Name\n', 'file.csv holds no rows below the names of the columns'],
    ['no column of names', 'Colour\nred\n', /no column Name/],
    [
      'one row too many',
      `Name\n${'a\n'.repeat(importLimits.rows + 1)}`,
      /10,001 rows: 10,000 at most. Split it/,
    ],
    ['no text', Uint8Array.of(0x50, 0x4b, 3, 4), /not CSV/],
  ])('is refused with %s', async (_, content, sentence) => {
    const { draft } = await draftOf()
    await draft.read(chosen(content))
    expect(draft.problem).toMatch(sentence)
    expect(draft.file).toBeUndefined()
  })

  it('is not even read where it is too large', async () => {
    const { draft } = await draftOf()
    await draft.read({
      name: 'large.csv',
      size: importLimits.bytes + 1,
      bytes: () => Promise.reject(new Error('read')),
    })
    expect(draft.problem).toBe('large.csv is too large: 5 MB at most. Split it into several files')
  })

  it('says so where the browser can not read it', async () => {
    const { draft } = await draftOf()
    await draft.read({ name: 'gone.csv', size: 1, bytes: () => Promise.reject(new Error('gone')) })
    expect(draft.problem).toBe("gone.csv can't be read: choose it again")
  })

  it('is compared with the lists as the host has them now', async () => {
    const { at, draft } = await draftOf()
    await at.stores.tags.list.load()
    await at.server.database.transaction((tables) => tables.tags.insert({ name: 'just added' }))
    await draft.read(chosen('Name\njust added\nother\n'))
    expect(draft.file?.rows.map(({ outcome }) => outcome.does)).toEqual(['nothing', 'add'])
  })

  it('says why it could not be compared, and can be chosen again', async () => {
    const { at, draft } = await draftOf()
    at.setWire(async () => Response.json({ message: 'The disk is full' }, { status: 500 }))
    await draft.read(chosen('Name\nother\n'))
    expect(draft.problem).toBe('The disk is full')
    at.setWire(undefined)
    await draft.read(chosen('Name\nother\n'))
    expect(draft.problem).toBeUndefined()
    expect(draft.file?.items).toHaveLength(1)
  })

  it('gives way to the one that was chosen after it', async () => {
    const { draft } = await draftOf()
    let give: (bytes: Uint8Array) => void = () => undefined
    const first = draft.read({
      name: 'slow.csv',
      size: 1,
      bytes: () => new Promise((resolve) => (give = resolve)),
    })
    await draft.read(chosen('Name\nsecond\n'))
    give(new TextEncoder().encode('Name\nfirst\n'))
    await first
    expect(draft.file?.rows.map(({ name }) => name)).toEqual(['second'])
  })

  it('reads only the records that it changes', async () => {
    const at = await testStores('ADMIN', 'small', atOnce)
    const { preview } = await readFile(at, 'tag', 'ID,Name\n1,renamed\n2,renamed too\n,new\n')
    expect(preview.isRead).toBe(true)
    expect(at.calls.filter((call) => call.startsWith('GET /public/tag/'))).toHaveLength(2)
    expect(preview.rows({ set: {} }).map(({ kind }) => kind)).toEqual(['changes', 'changes'])
  })
})
