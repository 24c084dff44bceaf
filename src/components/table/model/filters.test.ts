import { expect, it } from 'vitest'
import {
  chosenValues,
  countChoices,
  countToggles,
  filtered,
  withChosen,
  type ChoiceFilter,
  type RowFilter,
} from './filters'

const filters: RowFilter<number>[] = [
  { id: 'even', label: 'Even', keeps: (row) => row % 2 === 0 },
  { id: 'large', label: 'Large', keeps: (row) => row > 5 },
]
const rows = [2, 3, 6, 7]

it.each([
  [[], [2, 3, 6, 7]],
  [['even'], [2, 6]],
  [['large', 'even'], [6]],
  [['unknown'], [2, 3, 6, 7]],
])('keeps what all filters keep that are on: %s', (on, left) => {
  expect(filtered(rows, filters, on)).toEqual(left)
})

it('leaves the rows as they are without a filter', () => {
  expect(filtered(rows, filters, [])).toBe(rows)
})

/** Numbers by what divides them. */
const divisor: ChoiceFilter<number> = {
  id: 'by',
  label: 'Divided by',
  choices: [
    { value: '2', name: 'Two' },
    { value: '3', name: 'Three' },
  ],
  valuesOf: (row) => ['2', '3'].filter((value) => row % Number(value) === 0),
}

it.each([
  [['by:2'], [2, 6]],
  [
    ['by:2', 'by:3'],
    [2, 3, 6],
  ],
  [['by:3', 'large'], [6]],
  [['by:5'], []],
  [['other:2'], [2, 3, 6, 7]],
])('keeps what has one of the choices, and what the other filters keep: %s', (on, left) => {
  expect(filtered(rows, [...filters, divisor], on)).toEqual(left)
})

it('counts what each choice would leave, whatever is chosen of its own filter', () => {
  const all = [...filters, divisor]
  expect([...countChoices(rows, all, ['by:3'], divisor)].sort()).toEqual([
    ['2', 2],
    ['3', 2],
  ])
  expect([...countChoices(rows, all, ['large', 'by:3'], divisor)].sort()).toEqual([
    ['2', 1],
    ['3', 1],
  ])
})

it('counts what each button would leave beside the others that are on', () => {
  const counts = (on: string[]) => Object.fromEntries(countToggles(rows, [...filters, divisor], on))
  expect(counts([])).toEqual({ even: 2, large: 2 })
  expect(counts(['large'])).toEqual({ even: 1, large: 2 })
  expect(counts(['by:3'])).toEqual({ even: 1, large: 1 })
})

it('writes any value so that the address gives it back', () => {
  const odd = ['MIT, Apache 2', 'a:b', '100 %', 'é/&?']
  expect(chosenValues('license', withChosen(['active'], 'license', odd))).toEqual(odd)
  expect(withChosen(['license:MIT', 'active'], 'license', [])).toEqual(['active'])
  expect(chosenValues('license', ['license:%zz'])).toEqual(['%zz'])
})
