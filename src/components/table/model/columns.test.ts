import { describe, expect, it } from 'vitest'
import { cellOf, exportedLines, isSortable, searchTexts, type Column } from './columns'

interface Row {
  name: string
  url: string
  claims: number
  isActive: boolean
}
const row: Row = { name: 'React', url: 'https://react.dev', claims: 2, isActive: true }
const columns: Column<Row>[] = [
  {
    id: 'name',
    header: 'Name',
    value: (one) => one.name,
    search: (one) => [one.name, one.url],
    exportAlso: [{ id: 'url', header: 'Address', value: (one) => one.url }],
  },
  { id: 'claims', header: 'Claims', value: (one) => one.claims, sort: 'descending', cell: () => 'a button' },
  {
    id: 'active',
    header: 'Active',
    value: (one) => one.isActive,
    search: true,
    export: (one) => (one.isActive ? 'yes' : 'no'),
  },
  { id: 'note', header: 'Note', value: () => 'a note', sort: false, export: false },
  { id: 'edit', header: 'Edit', cell: () => 'Edit' },
]

describe('a column', () => {
  it('shows its value unless it says what a cell shows', () => {
    expect(columns.map((column) => cellOf(column, row))).toEqual([
      'React',
      'a button',
      'true',
      'a note',
      'Edit',
    ])
  })

  it('can be sorted where it has a value and does not refuse', () => {
    expect(columns.filter(isSortable).map(({ id }) => id)).toEqual(['name', 'claims', 'active'])
  })

  it('is searched in its value or its own texts, in the order of the columns', () => {
    expect(searchTexts(columns)(row)).toEqual(['React', 'https://react.dev', 'true'])
  })

  it('goes into a file with its value or what it exports and what else its cells show, and buttons do not', () => {
    expect(exportedLines(columns, [row, { ...row, name: 'Vue', claims: 0, isActive: false }])).toEqual({
      ids: ['name', 'url', 'claims', 'active'],
      headers: ['Name', 'Address', 'Claims', 'Active'],
      lines: [
        ['React', 'https://react.dev', 2, 'yes'],
        ['Vue', 'https://react.dev', 0, 'no'],
      ],
    })
  })
})
