import { describe, expect, it } from 'vitest'
import { readFilters } from '../../../../server/handlers/query/readFilters'
import { untouched } from '../../../components/table/model/tableState'
import { queryPage } from '../../../contract/endpoints/query'
import { listQuery } from './listQuery'

describe('what the host is asked for', () => {
  it('is everything where nobody searches, filters or orders', () => {
    expect(listQuery(untouched)).toEqual({})
    expect(listQuery({ ...untouched, search: '  ' })).toEqual({})
  })

  it('is the search, the filters and the order of the table', () => {
    const filters = ['active', 'tag:7', 'missing:image', 'license:Apache%202.0']
    const sort = { column: 'updated', direction: 'descending' } as const
    expect(listQuery({ search: ' react ', filters, sort })).toEqual({
      search: 'react',
      filter: filters,
      sort: '-updated',
    })
  })

  it.each([
    'nonsense',
    'active:1',
    'tag',
    'tag:',
    'tag:0',
    'tag:x',
    'tag:99999999999',
    'missing:name',
    'license:',
    'license:%00',
    'other:1',
    `license:${'x'.repeat(500)}`,
  ])('leaves out what is no filter: %j', (word) => {
    expect(listQuery({ ...untouched, filters: [word, 'active'] })).toEqual({ filter: ['active'] })
  })

  it.each(['active', 'pending', 'tag:7', 'category:2147483', 'stack:1', 'license:MIT', 'missing:license'])(
    'has only filters that the server takes: %s',
    (word) => {
      expect(() => readFilters(listQuery({ ...untouched, filters: [word] }).filter ?? [])).not.toThrow()
      expect(listQuery({ ...untouched, filters: [word] }).filter).toEqual([word])
    },
  )

  it('leaves out the order by what the host cannot order by, and the rest of a search that is too long', () => {
    expect(listQuery({ ...untouched, sort: { column: 'edit', direction: 'ascending' } })).toEqual({})
    expect(listQuery({ ...untouched, search: 'x'.repeat(1000) }).search).toHaveLength(queryPage.search)
  })
})
