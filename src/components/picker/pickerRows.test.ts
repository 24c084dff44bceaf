import { describe, expect, it } from 'vitest'
import { pickerRows } from './pickerRows'
import { indexOptions } from './indexOptions'

const index = indexOptions([
  { id: 1, name: 'JavaScript' },
  { id: 2, name: 'Java' },
  { id: 3, name: 'React', path: ['Web'] },
])
const shown = (text: string, canCreate = true) =>
  pickerRows(index, text, canCreate).map((row) => (row.kind === 'option' ? row.option.name : `+ ${row.name}`))

describe('pickerRows', () => {
  it('shows everything without a text, and nothing to create', () => {
    expect(shown('  ')).toEqual(['JavaScript', 'Java', 'React'])
  })

  it('offers to create what is missing after the matches, with blanks put right', () => {
    expect(shown('  Java   tools ')).toEqual(['+ Java tools'])
    expect(shown('jav')).toEqual(['JavaScript', 'Java', '+ jav'])
  })

  it('offers no second one of a name that exists, whatever its case', () => {
    expect(shown('REACT')).toEqual(['React'])
  })

  it('puts an existing option first that the new name nearly doubles, and warns at the creation', () => {
    const rows = pickerRows(index, 'Java Script', true)
    expect(rows[0]).toEqual({ kind: 'option', option: { id: 1, name: 'JavaScript' }, isNear: true })
    expect(rows.at(-1)).toEqual({ kind: 'create', name: 'Java Script', near: { id: 1, name: 'JavaScript' } })
  })

  it('creates nothing where that is not offered', () => {
    expect(shown('Rust', false)).toEqual([])
  })
})
