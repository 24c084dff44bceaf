import { expect, it } from 'vitest'
import { lazyParts } from './lazyParts'

interface Numbers {
  one: number
  two: number
  rest: number
}

it('makes each part when it is first read, once', () => {
  const made: string[] = []
  const numbers = lazyParts<Numbers, { base: number }>(
    {
      one: ({ base }) => made.push('one') + base,
      two: ({ base }) => made.push('two') + base,
    },
    { base: 10 },
    { one: 0, two: 0, rest: 7 },
  )
  expect(made).toEqual([])
  expect([numbers.two, numbers.two, numbers.rest]).toEqual([11, 11, 7])
  expect(made).toEqual(['two'])
})

it('has the parts that it makes before those of the rest, no others, and cannot be spread', async () => {
  const numbers = lazyParts<Numbers, number>({ one: (base) => base }, 5, { one: 0, two: 2, rest: 7 })
  expect([numbers.one, numbers.two]).toEqual([5, 2])
  expect(await Promise.resolve(numbers)).toBe(numbers)
  expect(() => ({ ...numbers })).toThrow('cannot be spread')
})
