import { describe, expect, it } from 'vitest'
import { memorySavedDrafts } from './memorySavedDrafts'
import type { SavedDraft } from './SavedDraft'
import { SavedDraftStore, savedDraftKey, type SavedDraftStorage } from './SavedDraftStore'
import { unfinishedForms } from './unfinishedForms'

const key = savedDraftKey('2', 'tag', '3')
const typed = (name: string, savedAt = 1_700_000_000_000): SavedDraft => ({
  values: { name },
  base: { name: 'testing' },
  savedAt,
  lost: [],
  isInterrupted: false,
})

function openDrafts(spoiled: Partial<SavedDraftStorage> = {}) {
  const kept = new Map<string, unknown>()
  const home = { ...memorySavedDrafts(kept), ...spoiled }
  return { kept, drafts: new SavedDraftStore(home, () => undefined) }
}

describe('unfinished forms', () => {
  it('are those of the person, by their last change, with the name that was typed', async () => {
    const { drafts } = openDrafts()
    drafts.keep(key, [typed('older')])
    drafts.keep(savedDraftKey('2', 'tag', 'new'), [typed('newer', 1_800_000_000_000)])
    drafts.keep(savedDraftKey('20', 'tag', '3'), [typed('of somebody else')])
    expect(await unfinishedForms(drafts, '2')).toEqual([
      { kind: 'tag', record: 'new', name: 'newer', savedAt: 1_800_000_000_000 },
      { kind: 'tag', record: '3', name: 'older', savedAt: 1_700_000_000_000 },
    ])
    drafts.keep(key, [])
    expect(await unfinishedForms(drafts, '2')).toHaveLength(1)
  })

  it('leave out what is damaged, of an unknown kind, or can’t be read', async () => {
    const { drafts, kept } = openDrafts()
    kept.set(key, 'damaged')
    kept.set('2/song/1', { version: 1, entries: [] })
    expect(await unfinishedForms(drafts, '2')).toEqual([])
    const broken = openDrafts({ keys: () => Promise.reject(new Error('no storage')) })
    expect(await unfinishedForms(broken.drafts, '2')).toEqual([])
  })
})
