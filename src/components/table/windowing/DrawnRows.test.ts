import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DrawnRows } from './DrawnRows'

const rows = {}
const count = 1000
const overscan = 5
/** Twenty rows are in view, of which this is the first. */
const from = (startIndex: number) => ({ startIndex, endIndex: startIndex + 19, overscan, count })

describe('the rows that a table draws', () => {
  it('are those in view and as many on each side, at rest and after a jump', () => {
    const drawn = new DrawnRows()
    expect(drawn.around(from(100), rows)).toEqual({ first: 95, last: 124 })
    expect(drawn.around(from(500), rows)).toEqual({ first: 495, last: 524 })
    expect(drawn.around(from(0), rows)).toEqual({ first: 0, last: 24 })
    expect(drawn.around(from(980), rows)).toEqual({ first: 975, last: 999 })
  })

  it('are the same while enough of them are ahead, then many more where the list goes', () => {
    const drawn = new DrawnRows()
    const first = drawn.around(from(100), rows)
    expect(drawn.around(from(102), rows)).toBe(first)
    expect(drawn.around(from(103), rows)).toEqual({ first: 100, last: 132 })
    expect(drawn.around(from(110), rows)).toEqual({ first: 100, last: 132 })
    expect(drawn.around(from(111), rows)).toEqual({ first: 108, last: 140 })
    expect(drawn.around(from(110), rows)).toEqual({ first: 100, last: 132 })
    expect(drawn.around(from(103), rows)).toEqual({ first: 100, last: 132 })
  })

  it('follow what is in view one by one at the top, where a list grows and what stands above it too', () => {
    const drawn = new DrawnRows()
    const top = (endIndex: number) => ({ startIndex: 0, endIndex, overscan, count })
    expect(drawn.around(top(10), rows)).toEqual({ first: 0, last: 15 })
    expect(drawn.around(top(11), rows)).toEqual({ first: 0, last: 16 })
    expect(drawn.around(top(10), rows)).toEqual({ first: 0, last: 15 })
  })

  it('begin anew with other rows, and with another number of spare ones', () => {
    const drawn = new DrawnRows()
    drawn.around(from(100), rows)
    drawn.around(from(104), rows)
    expect(drawn.around(from(105), [])).toEqual({ first: 100, last: 129 })
    expect(drawn.around({ ...from(105), overscan: 2 }, [])).toEqual({ first: 103, last: 126 })
  })

  it('are always there before they come into view, and never many more than before', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -12, max: 12 }), { maxLength: 60 }), (steps) => {
        const drawn = new DrawnRows()
        let at = 500
        for (const step of [0, ...steps]) {
          at += step
          const { first, last } = drawn.around(from(at), rows)
          expect(first).toBeLessThanOrEqual(at - 3)
          expect(last).toBeGreaterThanOrEqual(at + 19 + 3)
          expect(last - first).toBeLessThan(20 + 3 + 2 * overscan)
        }
      }),
    )
  })
})
