import fc from 'fast-check'
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
      [1, 2],
      [2, 1],
    ],
    [
      { a: [1], b: '' },
      { b: '', a: [1] },
    ],
    [{ a: 1 }, { a: 1, b: undefined }],
    [undefined, undefined],
  ])('takes %j and %j for the same', (a, b) => {
    expect(sameValue(a, b)).toBe(true)
  })

  it.each([
    ['', undefined],
    [0, ''],
    [
      ['a', 'b'],
      ['b', 'a'],
    ],
    [
      [{ name: 'a' }, { name: 'b' }],
      [{ name: 'b' }, { name: 'a' }],
    ],
    [[1], [1, 2]],
    [['a'], ['a', undefined]],
    [[], {}],
    [null, {}],
  ])('is false of %j and %j', (a, b) => {
    expect(sameValue(a, b)).toBe(false)
  })

  const ids = fc.uniqueArray(fc.nat(50))
  const value = fc.oneof(fc.string(), fc.boolean(), fc.nat(), ids, fc.array(fc.record({ name: fc.string() })))
  const values = fc.dictionary(fc.constantFrom('title', 'tags', 'media', 'isActive'), value)

  it('holds ids in any order, and any number of times, to be the same', () => {
    const shuffled = ids.chain((list) =>
      fc.tuple(
        fc.constant(list),
        fc.shuffledSubarray([...list, ...list], { minLength: list.length * 2, maxLength: list.length * 2 }),
      ),
    )
    fc.assert(fc.property(shuffled, ([list, other]) => sameValue({ tags: list }, { tags: other })))
  })

  it('holds media in another order to be different', () => {
    const media = fc
      .uniqueArray(fc.string(), { minLength: 2 })
      .map((names) => names.map((name) => ({ name })))
    fc.assert(fc.property(media, (list) => !sameValue(list, list.toReversed())))
  })

  it('finds all values the same as its copy, and answers alike both ways round', () => {
    fc.assert(fc.property(values, (one) => sameValue(one, structuredClone(one))))
    fc.assert(fc.property(values, values, (one, other) => sameValue(one, other) === sameValue(other, one)))
  })
})
