import { describe, expect, it } from 'vitest'
import { entryOf } from '../../../contract/search/search'
import { SearchableRows } from './SearchableRows'

const rows = ['react', 'redux', 'vue'].map((name) => ({ name }))

/** The rows, and the names of those that were made ready. */
function searchable() {
  const ready: string[] = []
  const entryFor = (row: { name: string }) => {
    ready.push(row.name)
    return entryOf(row, ({ name }) => [name])
  }
  return { ready, rows: new SearchableRows(rows, entryFor) }
}

describe('the rows of a table that can be searched', () => {
  it('are made ready piece by piece, each once', () => {
    const { ready, rows } = searchable()
    expect(rows.prepare(2)).toBe(false)
    expect(ready).toEqual(['react', 'redux'])
    expect(rows.prepare(2)).toBe(true)
    expect(rows.prepare(2)).toBe(true)
    expect(rows.search.find('u').items.map(({ name }) => name)).toEqual(['redux', 'vue'])
    expect(ready).toEqual(['react', 'redux', 'vue'])
  })

  it('are made ready all at once where somebody searches before', () => {
    const { ready, rows } = searchable()
    rows.prepare(1)
    const { search } = rows
    expect(ready).toEqual(['react', 'redux', 'vue'])
    expect(search.find('re').items).toHaveLength(2)
    expect(rows.search).toBe(search)
  })
})
