import { describe, expect, it } from 'vitest'
import { fold } from './fold'
import { indexOptions, rankOptions } from './rankOptions'

const names = (list: readonly string[], query: string) =>
  rankOptions(indexOptions(list.map((name, at) => ({ id: at + 1, name }))), query).map(
    (option) => option.name,
  )

describe('rankOptions', () => {
  it('keeps the order of the list without a query', () => {
    expect(names(['b', 'a'], '  ')).toEqual(['b', 'a'])
  })

  it('puts the name itself first, then beginnings, beginnings of a word, and the rest', () => {
    const list = ['unreactive', 'Preact', 'The React book', 'react-dom', 'React']
    expect(names(list, 'react')).toEqual(['React', 'react-dom', 'The React book', 'unreactive', 'Preact'])
  })

  it('matches whatever the case and the diacritics, on both sides', () => {
    expect(names(['Łódź', 'Zürich', 'Straße'], 'lodz')).toEqual(['Łódź'])
    expect(names(['Zurich'], 'ZÜRICH')).toEqual(['Zurich'])
    expect(names(['Straße'], 'strasse')).toEqual(['Straße'])
  })

  it('finds an option by words of its path in any order, after those that match by name', () => {
    const index = indexOptions([
      { id: 1, name: 'React', path: ['Web', 'Frameworks'] },
      { id: 2, name: 'Web servers' },
      { id: 3, name: 'Rust' },
    ])
    expect(rankOptions(index, 'web').map(({ id }) => id)).toEqual([2, 1])
    expect(rankOptions(index, 'react web').map(({ id }) => id)).toEqual([1])
    expect(rankOptions(index, 'web / frameworks / react').map(({ id }) => id)).toEqual([1])
  })

  it('takes characters of patterns as they are', () => {
    expect(names(['C++', 'C'], 'c++')).toEqual(['C++'])
    expect(names(['(x)'], '(')).toEqual(['(x)'])
  })

  it('finds every match among 10,000 options', () => {
    const index = indexOptions(
      Array.from({ length: 10_000 }, (_, id) => ({ id, name: `Option number ${id}` })),
    )
    // As many four-digit numbers hold 99.
    expect(rankOptions(index, 'number 99')).toHaveLength(280)
  })
})

describe('fold', () => {
  it('keeps scripts without case as they are', () => {
    expect(fold('عربي 日本語 🧪')).toBe('عربي 日本語 🧪')
  })
})
