import { describe, expect, it } from 'vitest'
import { memorySavedDrafts } from '../drafts/memorySavedDrafts'
import { Reasons } from './Reasons'

/** Reasons of a page of this person, and how to open the next page of the same browser. */
async function typing(home = memorySavedDrafts(), person = 'ada') {
  const reasons = new Reasons(home)
  await reasons.restore(person)
  return { home, reasons }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

describe('reasons that were typed and not sent', () => {
  it('are there again when the page is opened anew', async () => {
    const { home, reasons } = await typing()
    for (const text of ['N', 'No', 'Not yours']) reasons.set(6, text)
    reasons.set(7, 'Soon')
    await settled()
    const { reasons: next } = await typing(home)
    expect([next.of(6), next.of(7), next.of(8)]).toEqual(['Not yours', 'Soon', ''])
  })

  it('are forgotten where the claim is decided or the text is emptied', async () => {
    const { home, reasons } = await typing()
    reasons.set(6, 'No')
    reasons.set(6, '')
    await settled()
    expect((await typing(home)).reasons.of(6)).toBe('')
    expect(await home.keys('ada/')).toEqual([])
  })

  it('are never shown to another person', async () => {
    const { reasons } = await typing()
    reasons.set(6, 'Mine')
    await settled()
    await reasons.restore('bob')
    expect(reasons.of(6)).toBe('')
    await reasons.restore('ada')
    expect(reasons.of(6)).toBe('Mine')
  })

  it('keep what is typed before the storage has answered, and what it held', async () => {
    const { home, reasons } = await typing()
    reasons.set(6, 'Old')
    reasons.set(7, 'Kept')
    await settled()
    const next = new Reasons(home)
    const restored = next.restore('ada')
    next.set(6, 'New')
    await restored
    await settled()
    const { reasons: last } = await typing(home)
    expect([last.of(6), last.of(7)]).toEqual(['New', 'Kept'])
  })

  it('survive a storage that holds something else, or refuses', async () => {
    const home = memorySavedDrafts()
    await home.set('ada/claims/reasons', { other: true })
    expect((await typing(home)).reasons.of(6)).toBe('')
    const refuse = () => Promise.reject(new Error('No storage'))
    const { reasons } = await typing({ get: refuse, set: refuse, remove: refuse, keys: refuse })
    reasons.set(6, 'No')
    await settled()
    expect(reasons.of(6)).toBe('No')
  })

  it('keep the newest 200', async () => {
    const { home, reasons } = await typing()
    for (let id = 1; id <= 201; id++) reasons.set(id, `Reason ${id}`)
    await settled()
    const { reasons: next } = await typing(home)
    expect([next.of(1), next.of(2), next.of(201)]).toEqual(['', 'Reason 2', 'Reason 201'])
  })
})
