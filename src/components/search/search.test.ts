import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { indexOptions } from '../picker/indexOptions'
import { normalizeForSearch } from '../../contract/search/normalizeForSearch'
import { indexed, ranked, search } from '../../contract/search/search'
import { isOneTypoAway } from '../../contract/search/vocabulary'

const names = (list: readonly string[], query: string) =>
  ranked(
    indexed(list, (name) => [name]),
    query,
  )

describe('a search', () => {
  it('keeps the order of the list without a query', () => {
    expect(names(['b', '', 'a'], '  ')).toEqual(['b', '', 'a'])
  })

  it('puts the name itself first, then beginnings, beginnings of a word, and the rest', () => {
    const list = ['unreactive', 'Preact', 'The React book', 'react-dom', 'React', 'Preact for React']
    expect(names(list, 'react')).toEqual([
      'React',
      'react-dom',
      'The React book',
      'Preact for React',
      'unreactive',
      'Preact',
    ])
  })

  it('finds react-dom first by its whole name, among others that hold it', () => {
    const list = ['@types/react-dom', 'preact-react-dom', 'react-dom-server', 'react-dom', 'react']
    expect(names(list, 'react-dom')).toEqual([
      'react-dom',
      'react-dom-server',
      '@types/react-dom',
      'preact-react-dom',
    ])
  })

  it('puts a name before a URL before a tagline where they fit equally', () => {
    const projects = [
      { name: 'one', url: 'https://one.example', tagline: 'Map of the world' },
      { name: 'two', url: 'https://map.example', tagline: '' },
      { name: 'Mapper', url: '', tagline: '' },
      { name: 'The map', url: '', tagline: '' },
      { name: 'three', url: '', tagline: 'map' },
    ]
    const index = indexed(projects, ({ name, url, tagline }) => [name, url, tagline])
    expect(ranked(index, 'map').map(({ name }) => name)).toEqual(['three', 'Mapper', 'two', 'one', 'The map'])
  })

  it('finds an address with or without what it begins with', () => {
    const list = ['https://www.example.org/tools', 'http://example.org']
    expect(names(list, 'https://example.org')).toEqual([
      'http://example.org',
      'https://www.example.org/tools',
    ])
    expect(names(list, 'example.org/tools')).toEqual(['https://www.example.org/tools'])
  })

  it('finds words in any order and in different texts, after what fits as a whole', () => {
    const index = indexed(
      [
        { name: 'Roller', text: 'a plugin' },
        { name: 'x', text: 'plugin roll' },
      ],
      ({ name, text }) => [name, text],
    )
    expect(ranked(index, 'plugin roll').map(({ name }) => name)).toEqual(['x', 'Roller'])
    expect(ranked(index, 'plugin nothing')).toEqual([])
  })

  it('matches whatever the case and the diacritics, on both sides', () => {
    expect(names(['Łódź', 'Zürich', 'Straße'], 'lodz')).toEqual(['Łódź'])
    expect(names(['Lodz'], 'ŁÓDŹ')).toEqual(['Lodz'])
    expect(names(['Zurich'], 'ZÜRICH')).toEqual(['Zurich'])
    expect(names(['Straße'], 'strasse')).toEqual(['Straße'])
    expect(names(['Ｗｉｄｅ'], 'wide')).toEqual(['Ｗｉｄｅ'])
  })

  it('finds an option by words of its path in any order, after those that match by name', () => {
    const index = indexOptions([
      { id: 1, name: 'React', path: ['Web', 'Frameworks'] },
      { id: 2, name: 'Web servers' },
      { id: 3, name: 'Rust' },
    ])
    expect(ranked(index, 'web').map(({ id }) => id)).toEqual([2, 1])
    expect(ranked(index, 'react web').map(({ id }) => id)).toEqual([1])
    expect(ranked(index, 'web / frameworks / react').map(({ id }) => id)).toEqual([1])
  })

  it('takes characters of patterns as they are', () => {
    expect(names(['C++', 'C'], 'c++')).toEqual(['C++'])
    expect(names(['(x)'], '(')).toEqual(['(x)'])
    expect(names(['a', 'b / c'], '/')).toEqual(['b / c'])
  })

  it.each([
    ['kubernets', 'Kubernetes'],
    ['typescirpt', 'typescript-eslint'],
    ['reactt-dom', 'react-dom'],
    ['libary', 'A library of maps'],
  ])('forgives the one typo in %s', (typed, name) => {
    expect(names(['something else', name], typed)).toEqual([name])
  })

  it('forgives no typo where something fits, in short words, and in digits', () => {
    expect(names(['string', 'spring'], 'spring')).toEqual(['spring'])
    expect(names(['Vue', 'Lava'], 'vim')).toEqual([])
    expect(names(['es2015'], 'es2016')).toEqual([])
  })

  it('finds every match among 10,000 things', () => {
    const list = Array.from({ length: 10_000 }, (_, id) => `Option number ${id}`)
    // As many four-digit numbers hold 99.
    expect(names(list, 'number 99')).toHaveLength(280)
  })
})

const word = fc.string({ unit: fc.constantFrom(...'abcdeź-+ 1'), minLength: 1, maxLength: 8 })
const list = fc.uniqueArray(word, { selector: (text) => normalizeForSearch(text), maxLength: 30 })

describe('every search', () => {
  it('finds what holds the query, and finds each thing once', () => {
    fc.assert(
      fc.property(list, word, (texts, query) => {
        const found = names(texts, query)
        expect(new Set(found).size).toBe(found.length)
        for (const text of texts)
          if (normalizeForSearch(text).includes(normalizeForSearch(query))) expect(found).toContain(text)
      }),
    )
  })

  it('puts first what is the query itself', () => {
    fc.assert(
      fc.property(list, fc.nat(), (texts, at) => {
        const own = texts[at % Math.max(1, texts.length)]
        if (own === undefined || normalizeForSearch(own) === '') return
        expect(names(texts, own)[0]).toBe(own)
      }),
    )
  })

  it('does not depend on case and diacritics of the query, nor on the order of the things', () => {
    fc.assert(
      fc.property(list, word, (texts, query) => {
        const ranks = (items: readonly string[], wanted: string) =>
          search(
            indexed(items, (text) => [text]),
            wanted,
          )
        const expected = ranks(texts, query)
        expect(ranks(texts, query.toUpperCase().normalize('NFD'))).toEqual(expected)
        expect(new Map([...ranks(texts.toReversed(), query)].reverse())).toEqual(expected)
      }),
    )
  })

  it('finds a long word by each of its typos where there is nothing else', () => {
    const long = fc.string({ unit: fc.constantFrom(...'abcdefgh'), minLength: 5, maxLength: 12 })
    fc.assert(
      fc.property(
        long,
        fc.nat(),
        fc.constantFrom('drop', 'double', 'other', 'last', 'swap'),
        (name, place, typo) => {
          const at = place % (name.length - 1)
          const [before, mine, next, rest] = [name.slice(0, at), name[at]!, name[at + 1]!, name.slice(at + 2)]
          const middle = {
            drop: next,
            double: mine + mine + next,
            other: `z${next}`,
            last: `${mine}z`,
            swap: next + mine,
          }[typo]
          const typed = before + middle + rest
          // A shorter one is another word.
          fc.pre(typed.length >= 5)
          expect(names([name], typed)).toEqual([name])
        },
      ),
    )
  })

  it('takes letters that changed places and one more for two typos', () => {
    expect(isOneTypoAway('ab', 'bac')).toBe(false)
    expect(isOneTypoAway('bac', 'ab')).toBe(false)
  })

  it('takes the same view of two words from both sides', () => {
    fc.assert(fc.property(word, word, (a, b) => isOneTypoAway(a, b) === isOneTypoAway(b, a)))
  })
})

describe('normalizeForSearch', () => {
  it('keeps scripts without case as they are', () => {
    expect(normalizeForSearch('عربي 日本語 🧪')).toBe('عربي 日本語 🧪')
    expect(normalizeForSearch('ΣΊΣΥΦΟΣ Σίσυφος')).toBe('σισυφοσ σισυφοσ')
  })
})
