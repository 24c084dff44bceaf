import { describe, expect, it } from 'vitest'
import { withLastTyped } from './lastTyped'
import { memorySavedDrafts } from './stores/drafts/memorySavedDrafts'

/** A local storage, whose keys are its own properties as in a browser. */
function aLocalStorage(isFull = false): Storage {
  const methods = {
    getItem: (name: string) => (Object.hasOwn(local, name) ? String(local[name]) : null),
    setItem: (name: string, text: string) => {
      if (isFull) throw new DOMException('It is full', 'QuotaExceededError')
      local[name] = text
    },
    removeItem: (name: string) => delete local[name],
  }
  const local = Object.create(methods) as Storage
  return local
}

const never = () => new Promise<void>(() => {})

describe('what a page writes while it ends', () => {
  it('is read by the next page where the database has not taken it', async () => {
    const local = aLocalStorage()
    const kept = new Map<string, unknown>()
    void withLastTyped({ ...memorySavedDrafts(kept), set: never }, local).set('2/tag/3', ['typed'], true)
    const next = withLastTyped(memorySavedDrafts(kept), local)
    expect(await next.keys('2/')).toEqual(['2/tag/3'])
    expect(await next.get('2/tag/3')).toEqual(['typed'])
    expect(Object.keys(local)).toEqual([])
  })

  it('is held no longer once the database has it', async () => {
    const local = aLocalStorage()
    const drafts = withLastTyped(memorySavedDrafts(), local)
    await drafts.set('2/tag/3', ['typed'], true)
    expect(Object.keys(local)).toEqual([])
    expect(await drafts.get('2/tag/3')).toEqual(['typed'])
  })

  it('is held while a former text is being written', async () => {
    const local = aLocalStorage()
    let finish = () => {}
    const disk = { ...memorySavedDrafts(), set: () => new Promise<void>((resolve) => (finish = resolve)) }
    const drafts = withLastTyped(disk, local)
    const former = drafts.set('2/tag/3', ['t'], true)
    const finishFormer = finish
    void drafts.set('2/tag/3', ['ty'], true)
    finishFormer()
    await former
    expect({ ...local }).toEqual({ 'lastTyped/2/tag/3': '["ty"]' })
  })

  it('is gone with the draft that is saved', async () => {
    const local = aLocalStorage()
    void withLastTyped({ ...memorySavedDrafts(), set: never }, local).set('2/tag/3', ['typed'], true)
    const next = withLastTyped(memorySavedDrafts(), local)
    await next.remove('2/tag/3')
    expect(await next.get('2/tag/3')).toBeUndefined()
  })

  it('goes to the database alone where the local storage is full', async () => {
    const drafts = withLastTyped(memorySavedDrafts(), aLocalStorage(true))
    await drafts.set('2/tag/3', ['typed'], true)
    expect(await drafts.get('2/tag/3')).toEqual(['typed'])
  })

  it('is handed on as it is where somebody else wrote it', async () => {
    const local = aLocalStorage()
    local.setItem('lastTyped/2/tag/3', 'no JSON')
    expect(await withLastTyped(memorySavedDrafts(), local).get('2/tag/3')).toBe('no JSON')
  })
})

it('what is written while the page goes on is not held', async () => {
  const local = aLocalStorage()
  void withLastTyped({ ...memorySavedDrafts(), set: never }, local).set('2/tag/3', ['typed'])
  expect(Object.keys(local)).toEqual([])
})
