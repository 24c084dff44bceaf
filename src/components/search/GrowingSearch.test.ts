import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GrowingSearch } from './GrowingSearch'
import { indexed, search } from '../../contract/search/search'

const indexOf = (texts: readonly string[]) => indexed(texts, (text) => [text, [...text].reverse().join('')])

describe('a search that grows', () => {
  it('looks for a longer word among what the shorter one found', () => {
    const index = indexOf(['react', 'preact', 'redux', 'vue'])
    const growing = new GrowingSearch(index)
    expect([...growing.find('re').keys()]).toEqual(['react', 'preact', 'redux'])
    expect([...growing.find('rea').keys()]).toEqual(['react', 'preact'])
    expect([...growing.find('re').keys()]).toEqual(['react', 'preact', 'redux'])
  })

  it('finds a word one typo away that the shorter word did not find', () => {
    const growing = new GrowingSearch(indexOf(['storybook', 'stores']))
    expect([...growing.find('store').keys()]).toEqual(['stores'])
    expect([...growing.find('storebook').keys()]).toEqual(['storybook'])
  })

  it('finds at each key what a search for the whole text finds', () => {
    const text = fc.string({ unit: fc.constantFrom(...'abcd /-1'), maxLength: 8 })
    fc.assert(
      fc.property(fc.array(text, { maxLength: 20 }), fc.array(text, { maxLength: 3 }), (texts, queries) => {
        const index = indexOf(texts)
        const growing = new GrowingSearch(index)
        for (const query of queries)
          for (let end = 0; end <= query.length; end += 1) {
            const typed = query.slice(0, end)
            expect([...growing.find(typed)]).toEqual([...search(index, typed)])
          }
      }),
    )
  })
})
