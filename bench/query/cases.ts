import { wordsOfDemo } from './fill'

/** One kind of call; `query` says what the call of a round asks, `after` is the cursor of the answer before. */
export interface Case {
  name: string
  /** Below the API; the list of projects by default. */
  path?: string
  /** Each call is the same: its kept answer is thrown away before it is made again. */
  isSame?: true
  query: (round: number, after: string | undefined) => [string, string][]
}

const limit = (rows: number): [string, string] => ['limit', String(rows)]
const cursor = (after: string | undefined): [string, string][] => (after ? [['after', after]] : [])
const filters = (...tokens: string[]): [string, string][] => tokens.map((token) => ['filter', token])

/** What is measured, over so many projects. */
export async function casesOf(projects: number): Promise<Case[]> {
  const words = await wordsOfDemo()
  /** From 0 often to 1 seldom. */
  const word = (share: number, round: number) =>
    words[Math.floor(share * (words.length - 100)) + round] ?? 'react'
  const page = (name: string, ...asked: [string, string][]): Case => ({
    name: `page: ${name}`,
    query: (_, after) => [limit(100), ...asked, ...cursor(after)],
  })
  const jumps = (name: string, ...asked: [string, string][]): Case => ({
    name: `page of 500: ${name}`,
    query: (_, after) => [limit(500), ...asked, ...cursor(after)],
  })
  const first = (name: string, asked: (round: number) => [string, string][]): Case => ({
    name: `first page: ${name}`,
    query: (round) => [limit(100), ...asked(round)],
  })
  const found = (name: string, typed: (round: number) => string, ...asked: [string, string][]): Case => ({
    name: `search: ${name}`,
    query: (round) => [limit(100), ['search', typed(round)], ...asked],
  })
  const counted = (name: string, asked: (round: number) => [string, string][], counts = 'found'): Case => ({
    name: `${counts === 'found' ? 'counts' : 'choices'}: ${name}`,
    query: (round) => [limit(1 + (round % 50)), ['counts', counts], ...asked(round)],
  })
  return [
    jumps('by id'),
    jumps('by name', ['sort', 'name']),
    ...['name', '-name', '-updated', 'updated', 'state', '-state', '-claims', 'claims'].map((sort) =>
      page(`by ${sort}`, ['sort', sort]),
    ),
    page('featured by name', ['sort', 'name'], ...filters('featured')),
    page('featured by -updated', ['sort', '-updated'], ...filters('featured')),
    page('inactive, by name', ['sort', 'name'], ...filters('inactive')),
    page('pending by -claims', ['sort', '-claims'], ...filters('pending')),
    page('a frequent tag by name', ['sort', 'name'], ...filters('tag:1')),
    page('a middle tag by name', ['sort', 'name'], ...filters('tag:100')),
    page('a rare tag by name', ['sort', 'name'], ...filters('tag:1900')),
    page('a category with all below', ['sort', '-updated'], ...filters('category:3')),
    page(
      'two tags, a category, active',
      ['sort', 'name'],
      ...filters('tag:50', 'tag:60', 'category:3', 'active'),
    ),
    page('a stack, without image', ['sort', 'name'], ...filters('stack:2', 'missing:image')),
    page('license unknown, featured', ['sort', 'name'], ...filters('missing:license', 'featured')),
    page('license unknown by -updated', ['sort', '-updated'], ...filters('missing:license')),
    first('a tag, a stack, by name', (round) => [
      ['sort', 'name'],
      ...filters(`tag:${1 + round * 7}`, `stack:${1 + (round % 20)}`),
    ]),
    first('a category, a stack, active, by -updated', (round) => [
      ['sort', '-updated'],
      ...filters(`category:${1 + round}`, `stack:${1 + (round % 20)}`, 'active'),
    ]),
    first('a frequent word, a tag, by name', (round) => [
      ['sort', 'name'],
      ['search', word(0, round)],
      ...filters(`tag:${1 + round * 7}`),
    ]),
    found('frequent words', (round) => word(0, round)),
    found('middle words', (round) => word(0.3, round)),
    found('rare words', (round) => word(0.9, round)),
    found('beginnings of words', (round) => word(0.1, round).slice(0, 3)),
    found('two letters', (round) => word(0.5, round).slice(0, 2)),
    found('one letter', (round) => 'abcdefghijklmnopqrstuvwxyz0123456789'[round % 36] ?? 'a'),
    found('two words', (round) => `${word(0, round)} ${word(0.2, round)}`),
    found('a typo', (round) => typo(word(0.5, round))),
    found('a name', (round) => `${word(0.2, round)} ${round * 97}`),
    found('nothing', (round) => `zzyx${round}qq`),
    found('frequent words by name', (round) => word(0, round), ['sort', 'name']),
    found('rare words by name', (round) => word(0.9, round), ['sort', 'name']),
    found('middle words, featured', (round) => word(0.2, round), ...filters('featured')),
    counted('all', () => []),
    counted('a tag', (round) => filters(`tag:${1 + round * 10}`)),
    counted('a category, active', (round) => filters(`category:${1 + round}`, 'active')),
    counted('inactive', (round) => filters('inactive', `category:${1 + round}`)),
    counted('frequent words', (round) => [['search', word(0, round)]]),
    counted('middle words', (round) => [['search', word(0.3, round)]]),
    counted('of all', () => [], 'choices'),
    counted('with a tag', (round) => filters(`tag:${1 + round * 10}`), 'choices'),
    counted('of a search', (round) => [['search', word(0.1, round)]], 'choices'),
    counted(
      'with a tag, a category, a stack',
      (round) => filters(`tag:${1 + round * 7}`, `category:${1 + round}`, `stack:${1 + (round % 20)}`),
      'choices',
    ),
    counted(
      'of a search with a tag, a stack',
      (round) => [
        ['search', word(0.1, round)],
        ...filters(`tag:${1 + round * 7}`, `stack:${1 + (round % 20)}`),
      ],
      'choices',
    ),
    {
      name: 'boundaries: 1000 of all by name',
      query: (round) => [limit(1 + round), ['sort', 'name'], ['boundaries', '1000']],
    },
    {
      name: 'boundaries: 1000 of a category',
      query: (round) => [
        limit(1 + round),
        ['sort', 'name'],
        ['boundaries', '1000'],
        ...filters('category:3'),
      ],
    },
    { name: 'uses', path: '/admin/uses/0', isSame: true, query: () => [] },
    {
      name: 'shared URLs',
      path: '/admin/shared-urls/0',
      query: (round) => [['after', String(1 + round * 97)]],
    },
    {
      name: 'page far behind, at random names',
      query: (round) => [limit(100), ['sort', 'name'], ...cursor(cursorAt(words, round, projects))],
    },
  ]
}

/** A word with two letters that changed places. */
const typo = (text: string): string =>
  text.length < 6 ? `${text}storybok` : text.replace(/^(..)(.)(.)/, '$1$3$2')

/** The cursor of some name, as the server writes it. */
function cursorAt(words: readonly string[], round: number, projects: number): string {
  const name = (words[(round * 37) % words.length] ?? '').toLowerCase()
  return Buffer.from(JSON.stringify(['name', name, (round * 7919) % projects || 1])).toString('base64url')
}
