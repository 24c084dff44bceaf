import { describe, expect, it } from 'vitest'
import { PreferenceStore, type PreferenceHome, type Recent } from './PreferenceStore'

function preferences(kept: { density?: string; shortcuts?: string; recent?: string } = {}) {
  const home = {
    theme: () => null,
    setTheme: () => undefined,
    setThemeAside: () => undefined,
    density: () => kept.density ?? null,
    setDensity: (density) => void (kept.density = density),
    shortcuts: () => kept.shortcuts ?? null,
    setShortcuts: (setting) => void (kept.shortcuts = setting),
    recent: () => kept.recent ?? null,
    setRecent: (text) => void (kept.recent = text),
    views: () => null,
    setViews: () => undefined,
    different: () => null,
    setDifferent: () => undefined,
    seen: () => null,
    setSeen: () => undefined,
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

describe('shortcuts of one key', () => {
  it('are on until somebody turns them off, which is remembered', () => {
    const { open, kept } = preferences()
    expect(open().hasShortcuts).toBe(true)
    open().setShortcuts(false)
    expect(kept.shortcuts).toBe('off')
    expect(open().hasShortcuts).toBe(false)
    open().setShortcuts(true)
    expect(open().hasShortcuts).toBe(true)
  })

  it('are on where nothing usable is kept', () => {
    expect(preferences({ shortcuts: 'perhaps' }).open().hasShortcuts).toBe(true)
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
