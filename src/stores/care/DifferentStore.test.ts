import { describe, expect, it } from 'vitest'
import { DifferentStore } from './DifferentStore'

function begin(kept: string | null = null) {
  const home = {
    text: kept,
    different: () => home.text,
    setDifferent: (text: string) => void (home.text = text),
  }
  return { home, store: new DifferentStore(home) }
}

describe('DifferentStore', () => {
  it('keeps what each person said, also for another page', () => {
    const { home, store } = begin()
    store.add('7', 'tags 1-2')
    store.add('7', 'tags 1-2')
    store.add('8', 'urls react.dev')
    expect([...store.of('7')]).toEqual(['tags 1-2'])
    expect([...new DifferentStore(home).of('8')]).toEqual(['urls react.dev'])
  })

  it('takes back what one person said, and nobody else’s', () => {
    const { store } = begin()
    store.add('7', 'tags 1-2')
    store.add('8', 'tags 1-2')
    store.remove('7', ['tags 1-2', 'tags 3-4'])
    expect([...store.of('7')]).toEqual([])
    expect([...store.of('8')]).toEqual(['tags 1-2'])
  })

  it('keeps what another tab has added meanwhile', () => {
    const { home, store } = begin()
    new DifferentStore(home).add('7', 'tags 1-2')
    store.add('7', 'tags 3-4')
    expect([...new DifferentStore(home).of('7')]).toEqual(['tags 1-2', 'tags 3-4'])
  })

  it.each(['no JSON', '{"person":"7"}', '[1,null,{"person":7,"key":"x"}]'])('finds nothing in %s', (kept) => {
    expect([...begin(kept).store.of('7')]).toEqual([])
  })

  it('lets the oldest go when there are too many', () => {
    const { home, store } = begin(
      JSON.stringify(Array.from({ length: 2000 }, (_, at) => ({ person: '7', key: `tags ${at}` }))),
    )
    store.add('7', 'newest')
    const kept = new DifferentStore(home).of('7')
    expect(kept.size).toBe(2000)
    expect(kept.has('tags 0')).toBe(false)
    expect(kept.has('newest')).toBe(true)
  })
})
