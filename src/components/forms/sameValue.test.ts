import { describe, expect, it } from 'vitest'
import { sameValue } from './sameValue'

describe('sameValue', () => {
  it.each([
    ['a', 'a'],
    [NaN, NaN],
    [
      [1, 2],
      [1, 2],
    ],
    [
      { a: [1], b: '' },
      { b: '', a: [1] },
    ],
    [undefined, undefined],
  ])('takes %j and %j for the same', (a, b) => {
    expect(sameValue(a, b)).toBe(true)
  })

  it.each([
    ['', undefined],
    [0, ''],
    [
      [1, 2],
      [2, 1],
    ],
    [[1], [1, 2]],
    [[], {}],
    [{ a: 1 }, { a: 1, b: undefined }],
    [null, {}],
  ])('tells %j from %j', (a, b) => {
    expect(sameValue(a, b)).toBe(false)
  })
})
