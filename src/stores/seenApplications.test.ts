import { describe, expect, it } from 'vitest'
import type { Seen } from './PreferenceStore'
import { applicationsBefore, noteRead, readApplications, seeApplications } from './seenApplications'

function aHome(ever: string | null = null) {
  const kept: Record<Seen, string | null> = { ever, before: null, read: ever }
  return {
    kept,
    seen: (when: Seen) => kept[when],
    setSeen: (when: Seen, text: string) => void (kept[when] = text),
  }
}

describe('the newest application of the last visit', () => {
  it('is that of now on the first visit, and stays the same for one visit', () => {
    const home = aHome()
    const visit = (person: string, newest: number) => {
      const before = applicationsBefore(home, person, newest)
      seeApplications(home, person, newest)
      return before
    }
    expect(visit('ada', 7)).toBe(7)
    expect(visit('ada', 9)).toBe(7)
    home.kept.before = null
    expect(visit('ada', 12)).toBe(9)
    expect(visit('bob', 12)).toBe(12)
    expect(visit('ada', 12)).toBe(9)
  })

  it.each(['no JSON', 'null', '{"ada":"7"}', '[1]'])(
    'is that of now where something else is kept: %s',
    (ever) => {
      expect(applicationsBefore(aHome(ever), 'ada', 3)).toBe(3)
    },
  )
})

describe('applications that were read', () => {
  it('are kept for each person, each once', () => {
    const home = aHome()
    noteRead(home, 'ada', 7)
    noteRead(home, 'ada', 9)
    noteRead(home, 'ada', 7)
    noteRead(home, 'bob', 8)
    expect([...readApplications(home, 'ada')]).toEqual([9, 7])
    expect([...readApplications(home, 'bob')]).toEqual([8])
    expect([...readApplications(home, 'eve')]).toEqual([])
  })

  it.each(['no JSON', 'null', '{"ada":"7"}', '{"ada":["7"]}', '[1]'])(
    'are none where something else is kept: %s',
    (kept) => {
      const home = aHome(kept)
      expect([...readApplications(home, 'ada')]).toEqual([])
      noteRead(home, 'ada', 3)
      expect([...readApplications(home, 'ada')]).toEqual([3])
    },
  )

  it('are the last 500', () => {
    const home = aHome()
    for (let id = 1; id <= 510; id += 1) noteRead(home, 'ada', id)
    const read = [...readApplications(home, 'ada')]
    expect([read.length, read[0], read.at(-1)]).toEqual([500, 11, 510])
  })
})
