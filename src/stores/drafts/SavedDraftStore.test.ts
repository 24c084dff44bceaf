import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SavedDraftStore, savedDraftKey, type SavedDraftStorage, type StorageFault } from './SavedDraftStore'
import { memorySavedDrafts } from './memorySavedDrafts'
import type { SavedDraft } from './SavedDraft'

const key = savedDraftKey('2', 'tag', '3')
const typed = (name: string, more: Partial<SavedDraft> = {}): SavedDraft => ({
  values: { name },
  base: { name: 'testing' },
  savedAt: 1_700_000_000_000,
  lost: [],
  isInterrupted: false,
  ...more,
})

/** A store over a storage that may be spoiled. */
function aStore(spoiled: Partial<SavedDraftStorage> = {}) {
  const kept = new Map<string, unknown>()
  const storageFaults: StorageFault[] = []
  const home = { ...memorySavedDrafts(kept), ...spoiled }
  return { kept, storageFaults, drafts: new SavedDraftStore(home, (fault) => storageFaults.push(fault)) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('drafts', () => {
  it('are written within a second, the last text of all that was typed', async () => {
    const { drafts, kept } = aStore()
    for (const name of ['t', 'te', 'tes']) {
      drafts.keep(key, [typed(name)])
      await vi.advanceTimersByTimeAsync(100)
    }
    await vi.advanceTimersByTimeAsync(200)
    expect(kept.size).toBe(1)
    expect(await drafts.read(key, 'tag')).toEqual([typed('tes')])
  })

  it('are written while somebody types without a pause', async () => {
    const { drafts, kept } = aStore()
    for (let turn = 0; turn < 5; turn++) {
      drafts.keep(key, [typed('x'.repeat(turn))])
      await vi.advanceTimersByTimeAsync(150)
    }
    expect(kept.size).toBe(1)
  })

  it('are written at once when the page is put away, with what a field still held back', async () => {
    const { drafts } = aStore()
    drafts.attend(() => drafts.keep(key, [typed('held back')]))
    await drafts.settle()
    expect(await drafts.read(key, 'tag')).toEqual([typed('held back')])
  })

  it('that are being written when the page is put away are written once more, as what may be the last', async () => {
    const written: unknown[] = []
    const { drafts } = aStore({
      set(key, _, isEnding = false) {
        written.push([key, isEnding])
        return new Promise(() => {})
      },
    })
    drafts.keep(key, [typed('typed')])
    void drafts.flush()
    void drafts.settle()
    expect(written).toEqual([
      [key, false],
      [key, true],
    ])
  })

  it('are gone once nothing is left to keep', async () => {
    const { drafts, kept } = aStore()
    drafts.keep(key, [typed('t')])
    await drafts.flush()
    drafts.keep(key, [])
    await drafts.flush()
    expect(kept.size).toBe(0)
  })

  it('of an open form come back by themselves after the session ended', async () => {
    const { drafts } = aStore()
    expect(drafts.interrupt()).toBeUndefined()
    drafts.keep(key, [typed('t'), typed('older')])
    await drafts.interrupt()
    expect(await drafts.read(key, 'tag')).toEqual([typed('t', { isInterrupted: true }), typed('older')])
  })

  it('of a form that was left are not touched by the end of the session', async () => {
    const { drafts } = aStore()
    drafts.keep(key, [typed('t')])
    drafts.leave(key)
    await drafts.interrupt()
    expect(await drafts.read(key, 'tag')).toEqual([typed('t')])
  })

  it('keep no session from ending that waits for a storage that hangs', async () => {
    const { drafts } = aStore({ set: () => new Promise<void>(() => undefined) })
    drafts.keep(key, [typed('t')])
    const ended = vi.fn()
    void drafts.interrupt()?.then(ended)
    await vi.advanceTimersByTimeAsync(1000)
    expect(ended).toHaveBeenCalledOnce()
  })

  it('report once that the storage is full or forbidden, and lose nothing', async () => {
    const fails = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
    const { drafts, storageFaults } = aStore({ get: fails, set: fails, remove: fails })
    expect(await drafts.read(key, 'tag')).toEqual([])
    drafts.keep(key, [typed('t')])
    await drafts.flush()
    drafts.keep(key, [])
    await drafts.flush()
    expect(storageFaults).toEqual(['unwritable'])
  })

  it('typed before the older ones were read stand beside them, and come back first', async () => {
    const { drafts, kept } = aStore()
    drafts.keep(key, [typed('older')])
    await drafts.flush()
    drafts.keepEarly(key, typed('early'))
    await drafts.flush()
    // The page is gone: another one reads.
    const next = new SavedDraftStore(memorySavedDrafts(kept), () => undefined)
    expect(await next.read(key, 'tag')).toEqual([typed('early'), typed('older')])
    expect([...kept.keys()]).toEqual([key])
    expect(await next.read(key, 'tag')).toEqual([typed('early'), typed('older')])
  })

  it('typed before the older ones were read are one with them afterwards', async () => {
    const { drafts, kept } = aStore()
    const reading = drafts.read(key, 'tag')
    drafts.keepEarly(key, typed('t'))
    expect(await reading).toEqual([])
    await drafts.flush()
    expect(kept.size).toBe(1)
    drafts.keep(key, [typed('te')])
    await drafts.flush()
    expect([...kept.keys()]).toEqual([key])
    drafts.keepEarly(key, undefined)
    drafts.keep(key, [])
    await drafts.flush()
    expect(kept.size).toBe(0)
  })

  it('typed before the older ones were read come back by themselves after the session ended', async () => {
    const { drafts } = aStore()
    drafts.keepEarly(key, typed('t'))
    await drafts.interrupt()
    expect(await drafts.read(key, 'tag')).toEqual([typed('t', { isInterrupted: true })])
  })

  it('come back by themselves though the form reads the older ones only after the session ended', async () => {
    const { drafts } = aStore()
    drafts.keepEarly(key, typed('t'))
    const ended = drafts.interrupt()
    drafts.keep(key, [typed('t'), typed('older')])
    drafts.leave(key)
    await ended
    expect(await drafts.read(key, 'tag')).toEqual([typed('t', { isInterrupted: true }), typed('older')])
    drafts.keep(key, [typed('next')])
    expect(await drafts.read(key, 'tag')).toEqual([typed('next')])
  })

  it('of one user are never another one’s', async () => {
    const { drafts } = aStore()
    drafts.keep(key, [typed('t')])
    await drafts.flush()
    expect(await drafts.read(savedDraftKey('3', 'tag', '3'), 'tag')).toEqual([])
  })
})

describe('what the storage holds', () => {
  const whole = { version: 1, entries: [typed('t')] }
  const damages: [damage: string, stored: unknown][] = [
    ['a text', 'draft'],
    ['no entries', { version: 1 }],
    ['entries that are no list', { ...whole, entries: { 0: typed('t') } }],
    ['values of another form', { ...whole, entries: [typed('t', { values: { title: 't' } })] }],
    ['a value of another kind', { ...whole, entries: [typed('t', { values: { name: 7 } })] }],
    ['no base', { ...whole, entries: [{ ...typed('t'), base: undefined }] }],
    ['a time that is none', { ...whole, entries: [{ ...typed('t'), savedAt: 'yesterday' }] }],
  ]
  it.each(damages)('is set aside and reported when it is damaged: %s', async (_, stored) => {
    const { drafts, kept, storageFaults } = aStore()
    kept.set(key, stored)
    expect(await drafts.read(key, 'tag')).toEqual([])
    expect(storageFaults).toEqual(['damaged'])
    expect([...kept]).toEqual([[`aside/${key}`, stored]])
  })

  it('is set aside and reported when another version of the console wrote it', async () => {
    const { drafts, kept, storageFaults } = aStore()
    kept.set(key, { ...whole, version: 0 })
    expect(await drafts.read(key, 'tag')).toEqual([])
    expect(storageFaults).toEqual(['foreign version'])
  })
})
