import { describe, expect, it } from 'vitest'
import { compareValues, fold, searchWords } from './matching'

describe('matching', () => {
  it('folds case, accents and wide letters away', () => {
    expect(fold('Résumé ＡＢＣ')).toBe('resume abc')
  })

  it('takes a search apart into words', () => {
    expect(searchWords('  Java\tSCRIPT ')).toEqual(['java', 'script'])
    expect(searchWords('   ')).toEqual([])
  })

  it('orders numbers in text as people read them', () => {
    const texts = ['item 10', 'Item 9', 'ítem 1']
    expect(texts.toSorted(compareValues)).toEqual(['ítem 1', 'Item 9', 'item 10'])
  })

  it('orders numbers and flags by value', () => {
    expect([10, 9, 1].toSorted(compareValues)).toEqual([1, 9, 10])
    expect([true, false].toSorted(compareValues)).toEqual([false, true])
  })
})
