import { describe, expect, it } from 'vitest'
import { WindowPlace, type ListPart } from './WindowPlace'

const usual = 50
const view = 20 * usual
const list = {}

/** Rows `from` to `to` of a list, with their numbers as keys. */
function part(from: number, to: number, found = 1000, more: Partial<ListPart> = {}): ListPart {
  const keys = Array.from({ length: to - from }, (_, at) => String(from + at))
  return { keys, start: from, found, hasBefore: from > 0, hasAfter: to < found, list, ...more }
}

function placed(...parts: ListPart[]) {
  const place = new WindowPlace()
  const follow = (one: ListPart) => {
    place.follow(one, usual)
    return () => place.takeOwed(one)
  }
  const owedOfAll = parts.map(follow)
  return { place, follow, owed: owedOfAll.at(-1) ?? (() => 0) }
}

describe('the place of a part of a long list', () => {
  it('begins at the top, with the space of all other rows below it', () => {
    const { place } = placed(part(0, 100))
    expect(place.above).toBe(0)
    expect(place.below(100 * usual, usual)).toBe(900 * usual)
  })

  it('moves no row when others are read at its end, and when those at its top leave', () => {
    const { place, owed } = placed(part(0, 100), part(0, 200), part(100, 300))
    expect(place.above).toBe(100 * usual)
    expect(owed()).toBe(0)
    expect(place.below(200 * usual, usual)).toBe(700 * usual)
  })

  it('counts the heights that rows really had', () => {
    const { place, follow } = placed(part(0, 200))
    place.measure((key) => (key === '7' ? 80 : usual))
    follow(part(100, 300))
    expect(place.above).toBe(100 * usual + 30)
  })

  it('moves no row when others are read at its top', () => {
    const { place, owed } = placed(part(100, 200), part(0, 200))
    expect(place.above).toBe(0)
    expect(owed()).toBe(0)
  })

  it('has the rows stay in view where less space was above them than the rows take that come there', () => {
    const { place, follow } = placed(part(300, 400))
    place.jumpTo({ row: 300, at: 30 * usual })
    const jumped = { list: {} }
    follow(part(300, 400, 1000, jumped))
    expect(place.above).toBe(30 * usual)
    const owed = follow(part(200, 400, 1000, jumped))
    // 100 rows came where there was room for 30, and 20 are left to scroll into.
    expect(place.above).toBe(20 * usual)
    expect(owed()).toBe(90 * usual)
    expect(owed()).toBe(0)
  })

  it('has nothing scrolled for a part that is not the one that is drawn', () => {
    const { follow } = placed(part(300, 400))
    const owed = follow(part(200, 400, 1000, { hasBefore: false, start: 0 }))
    const later = follow(part(100, 400, 1000, { hasBefore: false, start: 0 }))
    expect(owed()).toBe(0)
    expect(later()).toBe(-100 * usual)
  })

  it('shows a row at the place of the scroll bar that belongs to it', () => {
    const { place, follow } = placed(part(0, 100))
    const at = 500 * usual
    expect(place.rowAt(at, usual, view)).toEqual({ row: 500, at })
    place.jumpTo({ row: 500, at })
    const owed = follow(part(480, 580, 1000, { list: {} }))
    expect(place.above).toBe(480 * usual)
    expect(owed()).toBe(0)
  })

  it('shows the nearest row where the one that was asked for did not come', () => {
    const { place, follow } = placed(part(0, 100))
    place.jumpTo({ row: 900, at: 900 * usual })
    follow(part(400, 500, 1000, { list: {} }))
    expect(place.above).toBe((900 - 40) * usual)
    place.jumpTo({ row: 100, at: 100 * usual })
    follow(part(400, 500, 1000, { list: {} }))
    expect(place.above).toBe(100 * usual)
  })

  it('stands at the top again for another list', () => {
    const { place } = placed(part(0, 100), part(100, 200), part(0, 100, 50, { list: {} }))
    expect(place.above).toBe(0)
  })

  it('leaves no space where the list begins, and has the rows stay in view', () => {
    const { place, owed } = placed(part(300, 400), part(200, 400, 1000, { hasBefore: false, start: 0 }))
    expect(place.above).toBe(0)
    expect(owed()).toBe(-200 * usual)
  })

  it('stands again where it stood when somebody comes back to the list', () => {
    expect(placed(part(300, 400)).place.above).toBe(300 * usual)
    expect(placed(part(500_000, 500_100, 1_000_000)).place.above).toBe(4_000_000)
  })

  it('has a scroll bar of a length that browsers can draw', () => {
    const { place } = placed(part(0, 100, 1_000_000))
    expect(place.below(100 * usual, usual)).toBe(8_000_000 - 100 * usual)
    const middle = (8_000_000 - view) / 2
    expect(place.rowAt(middle, usual, view)).toEqual({ row: 499_990, at: middle })
    // The last 20 rows are in view at its end.
    expect(place.rowAt(9_000_000, usual, view)).toEqual({ row: 999_980, at: 8_000_000 - view })
  })

  it('always leaves room to scroll into where more rows come', () => {
    const { place } = placed(part(0, 100, 100, { hasAfter: true, found: 130 }))
    expect(place.below(100 * usual * 4, usual)).toBe(20 * usual)
  })
})
