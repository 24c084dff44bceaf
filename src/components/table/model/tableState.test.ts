import { describe, expect, it } from 'vitest'
import { nextSort, readTableState, untouched, writeTableState, type TableState } from './tableState'

describe('the state of a table in the address', () => {
  it('is left out where nobody touched the table, and other parameters stay', () => {
    const params = writeTableState(new URLSearchParams('tab=2&q=old&sort=-name'), untouched)
    expect(params.toString()).toBe('tab=2')
  })

  it.each<[string, TableState]>([
    ['q=c%2B%2B+%26+co', { search: 'c++ & co', sort: null }],
    ['sort=name', { search: '', sort: { column: 'name', direction: 'ascending' } }],
    ['q=a&sort=-claims', { search: 'a', sort: { column: 'claims', direction: 'descending' } }],
  ])('goes there and back as %s', (address, state) => {
    expect(writeTableState(new URLSearchParams(), state).toString()).toBe(address)
    expect(readTableState(new URLSearchParams(address))).toEqual(state)
  })
})

describe('nextSort', () => {
  it('goes from ascending to descending to none, and starts anew on another column', () => {
    const first = nextSort(null, 'name')
    const second = nextSort(first, 'name')
    expect(first).toEqual({ column: 'name', direction: 'ascending' })
    expect(second).toEqual({ column: 'name', direction: 'descending' })
    expect(nextSort(second, 'name')).toBeNull()
    expect(nextSort(second, 'claims')).toEqual({ column: 'claims', direction: 'ascending' })
  })

  it('begins with the largest where a column says so', () => {
    const first = nextSort(null, 'claims', 'descending')
    const second = nextSort(first, 'claims', 'descending')
    expect(first).toEqual({ column: 'claims', direction: 'descending' })
    expect(second).toEqual({ column: 'claims', direction: 'ascending' })
    expect(nextSort(second, 'claims', 'descending')).toBeNull()
  })
})
