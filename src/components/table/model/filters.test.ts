import { expect, it } from 'vitest'
import { filtered, type RowFilter } from './filters'

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
