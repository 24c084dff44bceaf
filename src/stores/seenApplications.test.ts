import { describe, expect, it } from 'vitest'
import { applicationsBefore, seeApplications } from './seenApplications'

function aHome(ever: string | null = null) {
  const kept: Record<'ever' | 'before', string | null> = { ever, before: null }
  return {
    kept,
    seen: (when: 'ever' | 'before') => kept[when],
    setSeen: (when: 'ever' | 'before', text: string) => void (kept[when] = text),
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
