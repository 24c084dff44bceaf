import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GrowingSearch } from './GrowingSearch'
import { indexed, ranked, search } from '../../contract/search/search'

const indexOf = (texts: readonly string[]) => indexed(texts, (text) => [text, [...text].reverse().join('')])

describe('a search that grows', () => {
  it('looks for a longer word among what the shorter one found', () => {
    const index = indexOf(['react', 'preact', 'redux', 'vue'])
    const growing = new GrowingSearch(index)
    expect(growing.find('re').items).toEqual(['react', 'preact', 'redux'])
    expect(growing.find('rea').items).toEqual(['react', 'preact'])
    expect(growing.find('re').items).toEqual(['react', 'preact', 'redux'])
  })

  it('goes on from what it found where nobody saw it, and gives the same for the same text', () => {
    const read: string[] = []
    const entries = ['react', 'redux', 'vue'].map((item) => ({
      item,
      texts: [item],
      get joined() {
        read.push(item)
        return item
      },
    }))
    const growing = new GrowingSearch({ entries })
    const found = growing.find('re')
    read.length = 0
    expect(growing.find('re')).toBe(found)
    expect(read).toEqual([])
    expect(growing.find('rea').items).toEqual(['react'])
    expect(read).toEqual(['react', 'redux'])
  })

  it('finds a word one typo away that the shorter word did not find', () => {
    const growing = new GrowingSearch(indexOf(['storybook', 'stores']))
    expect(growing.find('store').items).toEqual(['stores'])
    expect(growing.find('storebook').items).toEqual(['storybook'])
  })

  it('finds at each key what a search for the whole text finds', () => {
    const text = fc.string({ unit: fc.constantFrom(...'abcd /-1'), maxLength: 8 })
    fc.assert(
      fc.property(fc.array(text, { maxLength: 20 }), fc.array(text, { maxLength: 3 }), (texts, queries) => {
        // Two things may have the same text.
        const things = texts.map((name) => ({ name }))
        const index = indexed(things, ({ name }) => [name, [...name].reverse().join('')])
        const growing = new GrowingSearch(index)
        for (const query of queries)
          for (let end = 0; end <= query.length; end += 1) {
            const typed = query.slice(0, end)
            expect([...growing.find(typed).ranks]).toEqual([...search(index, typed)])
            expect(growing.find(typed).best).toEqual(ranked(index, typed))
          }
      }),
    )
  })
})
