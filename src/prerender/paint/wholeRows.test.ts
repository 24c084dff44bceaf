import { describe, expect, it } from 'vitest'
import { wholeRows } from './wholeRows'

const rows = [
  { id: 1, name: 'a "quoted" name', tags: [1, 2], claims: [{ id: 1 }] },
  { id: 2, name: 'brackets ] } { [ and a \\ backslash', tags: [], claims: [] },
  { id: 3, name: '"data":[', tags: [], claims: [] },
]

describe('the whole rows in the beginning of an answer', () => {
  it.each([
    ['the list itself', JSON.stringify(rows)],
    ['a list in an envelope', JSON.stringify({ success: true, data: rows })],
    ['a part of a list', JSON.stringify({ success: true, data: { after: 'x', ids: [1], rows } })],
  ])('are those of %s, wherever it breaks off', (_, text) => {
    let last = 0
    for (let length = 0; length <= text.length; length++) {
      const found = wholeRows(text.slice(0, length), 10)
      expect(found).toEqual(rows.slice(0, found.length))
      expect(found.length).toBeGreaterThanOrEqual(last)
      last = found.length
    }
    expect(last).toBe(rows.length)
  })

  it('are no more than are wanted', () => {
    expect(wholeRows(JSON.stringify(rows), 2)).toEqual(rows.slice(0, 2))
  })

  it.each(['', '{"success":false,"message":"no"}', '<!doctype html>', '[', '[]', '[{]', '[{"id":01}]'])(
    'are none in %j',
    (text) => {
      expect(wholeRows(text, 10)).toEqual([])
    },
  )
})
