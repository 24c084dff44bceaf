import { describe, expect, it } from 'vitest'
import { limits } from '../../contract/limits'
import { SavedViewStore } from './SavedViewStore'

/** A browser's storage, and a store over it. */
function browser(kept: string | null = null) {
  const home = { kept, views: () => home.kept, setViews: (text: string) => void (home.kept = text) }
  return { home, open: () => new SavedViewStore(home) }
}

const ada = { person: 'ada', name: 'Featured', to: '/osn_main?show=featured' }
const names = (store: SavedViewStore) => store.of('ada').map(({ name }) => name)

describe('saved views', () => {
  it('are there again in the next visit, for their person alone', () => {
    const { open } = browser()
    open().add(ada)
    open().add({ ...ada, person: 'grace', name: 'Hers' })
    expect(open().of('ada')).toEqual([{ ...ada, id: expect.any(String) as string }])
    expect(open().find('ada', ada.to)?.name).toBe('Featured')
    expect(open().find('grace', '/osn_main')).toBeUndefined()
  })

  it('are renamed, moved, removed and put back', () => {
    const store = browser().open()
    const [a, b, c] = ['a', 'b', 'c'].map((name) => store.add({ ...ada, name })!)
    store.add({ ...ada, person: 'grace', name: 'Hers' })
    store.move(c!.id, -1)
    expect(names(store)).toEqual(['a', 'c', 'b'])
    store.move(a!.id, -1)
    store.move(b!.id, 1)
    expect(names(store)).toEqual(['a', 'c', 'b'])
    store.rename(a!.id, '  Mine  ')
    store.rename(c!.id, '   ')
    expect(names(store)).toEqual(['Mine', 'c', 'b'])
    store.remove(c!.id)
    expect(names(store)).toEqual(['Mine', 'b'])
    store.restore(c!, 1)
    expect(names(store)).toEqual(['Mine', 'c', 'b'])
    expect(store.of('grace')).toHaveLength(1)
  })

  it('do not undo what another tab changed', () => {
    const { open } = browser()
    const first = open()
    open().add({ ...ada, name: 'From another tab' })
    first.add(ada)
    expect(names(first)).toEqual(['From another tab', 'Featured'])
  })

  it('are a bounded number, with names of a bounded length', () => {
    const store = browser().open()
    for (let index = 0; index < limits.views; index += 1) store.add({ ...ada, name: 'x'.repeat(200) })
    expect(store.add(ada)).toBeUndefined()
    expect(store.of('ada')).toHaveLength(limits.views)
    expect(names(store)[0]).toHaveLength(limits.viewName)
  })

  it.each(['no JSON', '{}', '[1]', '[{"id":"1","person":"ada","name":"x","to":"//elsewhere.example"}]'])(
    'are none where something else is kept: %s',
    (kept) => expect(browser(kept).open().of('ada')).toEqual([]),
  )
})
