import { describe, expect, it } from 'vitest'
import { PreferenceStore, type PreferenceHome, type Recent } from './PreferenceStore'

function preferences(
  kept: { density?: string; recent?: string; seen?: string; before?: string | undefined } = {},
) {
  const home = {
    theme: () => null,
    setTheme: () => undefined,
    setThemeAside: () => undefined,
    density: () => kept.density ?? null,
    setDensity: (density) => void (kept.density = density),
    recent: () => kept.recent ?? null,
    setRecent: (text) => void (kept.recent = text),
    seenApplications: () => kept.seen ?? null,
    setSeenApplications: (text) => void (kept.seen = text),
    applicationsBefore: () => kept.before ?? null,
    setApplicationsBefore: (text) => void (kept.before = text),
  } satisfies PreferenceHome
  const open = () => new PreferenceStore(home, () => undefined)
  return { kept, open }
}

const visit = (name: string, person = 'ada'): Recent => ({ person, path: `/osn_main/edit/${name}`, name })

describe('the density of rows', () => {
  it('is remembered, and regular where nothing usable is kept', () => {
    const { open, kept } = preferences({ density: 'huge' })
    expect(open().density).toBe('regular')
    open().setDensity('dense')
    expect(kept.density).toBe('dense')
    expect(open().density).toBe('dense')
  })
})

describe('the records opened last', () => {
  it('are six of the person, the newest first, each once', () => {
    const { open } = preferences()
    const store = open()
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'b']) store.addRecent(visit(name))
    store.addRecent(visit('x', 'bob'))
    expect(
      open()
        .recentOf('ada')
        .map(({ name }) => name),
    ).toEqual(['b', 'g', 'f', 'e', 'd', 'c'])
    expect(
      open()
        .recentOf('bob')
        .map(({ name }) => name),
    ).toEqual(['x'])
  })

  it('have the newest name of a record', () => {
    const store = preferences().open()
    store.addRecent({ ...visit('a'), name: 'old' })
    store.addRecent({ ...visit('a'), name: 'new' })
    expect(store.recentOf('ada').map(({ name }) => name)).toEqual(['new'])
  })

  it.each([
    'no JSON',
    '{}',
    '[null, 1, {"path": 1}]',
    '[{"person":"ada","name":"x","path":"//evil.example"}]',
  ])('are none where something else is kept: %s', (recent) => {
    expect(preferences({ recent }).open().recentOf('ada')).toEqual([])
  })
})

describe('the newest application of the last visit', () => {
  it('is that of now on the first visit, and stays the same for one visit', () => {
    const { open, kept } = preferences()
    const visit = (person: string, newest: number) => {
      const before = open().applicationsBefore(person, newest)
      open().seeApplications(person, newest)
      return before
    }
    expect(visit('ada', 7)).toBe(7)
    expect(visit('ada', 9)).toBe(7)
    kept.before = undefined
    expect(visit('ada', 12)).toBe(9)
    expect(visit('bob', 12)).toBe(12)
    expect(visit('ada', 12)).toBe(9)
  })

  it.each(['no JSON', 'null', '{"ada":"7"}', '[1]'])(
    'is that of now where something else is kept: %s',
    (seen) => {
      expect(preferences({ seen }).open().applicationsBefore('ada', 3)).toBe(3)
    },
  )
})
