import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { best, learnSigns } from './best'
import { indexed, ranked, search } from '../../contract/search/search'
import { learnWords } from '../../contract/search/typos'

interface Thing {
  name: string
  url: string
  tagline: string
}

const thing = (name: string, url = '', tagline = ''): Thing => ({ name, url, tagline })
const index = (things: readonly Thing[]) => indexed(things, ({ name, url, tagline }) => [name, url, tagline])
const namesOf = (things: readonly Thing[], query: string, most = 10) =>
  best([index(things)], query, most)[0]?.items.map(({ name }) => name)

describe('the best of a search', () => {
  it('orders by fit, then name before URL before tagline', () => {
    const things = [
      thing('one', '', 'a map of the world'),
      thing('two', 'https://map.example'),
      thing('Mapper'),
      thing('The map'),
      thing('map'),
      thing('Roadmap'),
    ]
    expect(namesOf(things, 'map')).toEqual(['map', 'Mapper', 'two', 'The map', 'one', 'Roadmap'])
  })

  it('counts what it leaves out', () => {
    const things = Array.from({ length: 30 }, (_, at) => thing(`react ${at}`))
    expect(best([index(things)], 'react', 4)[0]).toMatchObject({ count: 30, items: things.slice(0, 4) })
  })

  it('forgives a typo only where no index has anything', () => {
    const indexes = [index([thing('storybook')]), index([thing('storyboak')])]
    const counts = (query: string) => best(indexes, query, 5).map(({ count }) => count)
    expect(counts('storybook')).toEqual([1, 0])
    expect(counts('storybok')).toEqual([1, 1])
    expect(counts('story')).toEqual([1, 1])
    expect(counts('storbyo')).toEqual([0, 0])
  })

  it('finds by one letter what it had learned, as it would without', () => {
    const things = ['rust', 'react', 'go', 'r', 'a map for r'].map((name) => thing(name))
    const [fresh, learned] = [index(things), index(things)]
    while (!learnSigns(learned, 3)) continue
    for (const sign of ['r', 'o', 'z', '7', 'é'])
      expect(best([learned], sign, 3), sign).toEqual(best([fresh], sign, 3))
    expect(best([learned], 're', 3)).toEqual(best([fresh], 're', 3))
    expect(best([learned], 'r', 9)).toEqual(best([fresh], 'r', 9))
  })

  it('finds nothing by an empty query', () => {
    expect(best([index([thing('a')])], '  ', 5)).toEqual([{ items: [], count: 0, rank: Infinity }])
  })

  it('forgives the same however many words were read before', () => {
    const things = [thing('alpha'), thing('storybook'), thing('omega')]
    const partly = index(things)
    expect(learnWords(partly, 1)).toBe(false)
    expect(best([partly], 'storybok', 5)[0]?.items).toEqual([things[1]])
    expect(learnWords(partly)).toBe(true)
  })

  it('finds what a search finds, in the same order', () => {
    const word = fc.stringMatching(/^[abc]{1,6}$/)
    const text = fc.array(word, { maxLength: 4 }).map((words) => words.join(' '))
    const things = fc.array(fc.record({ name: text, url: text, tagline: text }), { maxLength: 12 })
    fc.assert(
      fc.property(things, fc.array(word, { minLength: 1, maxLength: 2 }), (list, words) => {
        const made = index(list)
        const query = words.join(' ')
        expect(best([made], query, 100)[0]?.items).toEqual(ranked(made, query))
        expect(best([made], query, 2)[0]?.items).toEqual(ranked(made, query).slice(0, 2))
        expect(best([made], query, 100)[0]?.count).toBe(search(made, query).size)
      }),
      { numRuns: 300 },
    )
  })

  it('finds the same key by key as at once, also after a correction', () => {
    const text = fc.stringMatching(/^[ab /]{0,8}$/)
    fc.assert(
      fc.property(fc.array(text, { maxLength: 10 }), text, text, (list, query, other) => {
        const made = index(list.map((name) => thing(name)))
        for (const typed of [query, other])
          for (let end = 1; end <= typed.length; end += 1) {
            const part = typed.slice(0, end)
            const fresh = index(made.entries.map(({ item }) => item))
            expect(best([made], part, 100)).toEqual(best([fresh], part, 100))
          }
      }),
      { numRuns: 300 },
    )
  })
})
