import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wordChanges } from './wordChanges'

const text = fc
  .array(fc.constantFrom('one', 'two', 'drei', ' ', '\n', '.', 'שלום', '👍'), { maxLength: 20 })
  .map((words) => words.join(''))

describe('wordChanges', () => {
  it('finds words that came and words that went', () => {
    expect(wordChanges('Have Node 18 at hand', 'Have Node 20 at hand')).toEqual([
      { text: 'Have Node ' },
      { text: '18', change: 'del' },
      { text: '20', change: 'ins' },
      { text: ' at hand' },
    ])
  })

  it('holds the later text whole, without what went', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const stretches = wordChanges(before, after)
        expect(stretches.map((one) => (one.change === 'del' ? '' : one.text)).join('')).toBe(after)
      }),
    )
  })

  it('marks nothing where two texts have too little in common', () => {
    const numbers = (from: number) => Array.from({ length: 2000 }, (_, at) => `w${from + at}`).join(' ')
    expect(wordChanges(numbers(0), numbers(5000))).toEqual([{ text: numbers(5000) }])
  })
})
