import { describe, expect, it } from 'vitest'
import { compareValues } from './compareValues'

describe('the order of a table', () => {
  it('takes numbers in text as people read them', () => {
    const texts = ['item 10', 'Item 9', 'ítem 1']
    expect(texts.toSorted(compareValues)).toEqual(['ítem 1', 'Item 9', 'item 10'])
  })

  it('takes numbers and flags by value', () => {
    expect([10, 9, 1].toSorted(compareValues)).toEqual([1, 9, 10])
    expect([true, false].toSorted(compareValues)).toEqual([false, true])
  })
})
