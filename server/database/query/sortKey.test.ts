import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { normalizeForSearch } from '../../../src/contract/search/normalizeForSearch'
import { searchable } from '../../../src/contract/search/search'
import { openInProcessPglite } from '../../testing/inProcessPglite'
import { openPostgresDatabase } from '../postgres'
import type { SqlPool } from '../sql'
import { compareKeys, sortKey } from './sortKey'

/** As the console orders (`compareValues`). */
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

const parts = [
  'react',
  'React',
  'élan',
  'Zürich',
  'ß',
  'æ',
  'Ø',
  'item',
  '9',
  '10',
  '007',
  '2',
  'v1',
  'Łódź',
  'ñ',
]
const signs = [...` _-,;:!?.'"()[]{}@*/\\&#%\`^+<=>|~$`]
const ordinary = fc
  .array(fc.tuple(fc.constantFrom(...parts), fc.constantFrom(...signs)), { minLength: 1, maxLength: 4 })
  .map((pairs) => pairs.flat().join('').trim())

describe('the key by which names are ordered', () => {
  it('orders names of Latin letters, numbers and signs as the console does', () => {
    fc.assert(
      fc.property(ordinary, ordinary, (a, b) => {
        // The collator keeps spaces beside each other apart; no name has them.
        if (/\s\s/.test(a + b)) return
        expect([a, b, Math.sign(compareKeys(sortKey(a), sortKey(b)))]).toEqual([
          a,
          b,
          Math.sign(collator.compare(a, b)),
        ])
      }),
      { numRuns: 3000 },
    )
  })

  it('has other scripts behind Latin, and numbers before letters', () => {
    const names = ['Ёлка', 'zebra', '9 lives', 'שלום', '10 things', '-', 'Ab', 'aa']
    expect(names.toSorted((a, b) => compareKeys(sortKey(a), sortKey(b)))).toEqual([
      '-',
      '9 lives',
      '10 things',
      'aa',
      'Ab',
      'zebra',
      'Ёлка',
      'שלום',
    ])
  })
})

describe('the functions of the database', () => {
  let pool: SqlPool
  beforeAll(async () => {
    pool = openInProcessPglite()
    await openPostgresDatabase(pool)
  }, 60_000)
  afterAll(() => pool.close())

  const folded = async (texts: readonly string[]) =>
    pool.onConnection(({ query }) =>
      query<{ folded: string; searched: string; key: string }>(
        `SELECT fold_text(one) AS folded, search_text(one) AS searched, sort_key(one) AS key
         FROM json_array_elements_text($1::json) AS one`,
        [JSON.stringify(texts)],
      ),
    )
  const withOneSigma = (text: string) => text.replaceAll('ς', 'σ')

  it('fold and order texts as the contract and the memory do', async () => {
    const letter = fc.oneof(
      fc.constantFrom(...'aZ09 -/.éßÆŒØđŁþıΣςΆЁйשּׁدَ語ＷぱÅ\u00a0\u2003\u0301'),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
    )
    const text = fc.array(letter, { maxLength: 12 }).map((letters) => letters.join(''))
    const texts = fc.sample(text, { numRuns: 4000, seed: 5 }).filter((one) => !/[\0\ud800-\udfff]/.test(one))
    const odd = [
      'https://www.example.org/Ａ',
      'HTTP://example.org',
      'https://',
      '1234567890123456789 items',
      'x'.repeat(300),
      'item 0009',
      "it's \\ 100%",
    ]
    const all = [...odd, ...texts]
    const rows = await folded(all)
    for (const [at, one] of all.entries())
      expect({ one, ...rows[at] }).toEqual({
        one,
        folded: withOneSigma(normalizeForSearch(one)),
        searched: withOneSigma(searchable(one)),
        key: sortKey(one),
      })
  })

  it('make a key without a call for each row', async () => {
    const plan = await pool.onConnection(({ query }) =>
      query('EXPLAIN (VERBOSE, COSTS OFF) SELECT sort_key(name) FROM projects'),
    )
    expect(JSON.stringify(plan)).not.toContain('sort_key')
    expect(JSON.stringify(plan).match(/fold_text/g)).toHaveLength(1)
  })
})
