import { describe, expect, it } from 'vitest'
import type { ProjectPage, ProjectQuery } from '../../contract/endpoints/query'
import type { ProjectRow } from '../../contract/entities'
import { rowsBeyond } from './rowsBeyond'

const pageOf = (ids: number[], before: string | null, after: string | null) =>
  ({ rows: ids.map((id) => ({ id }) as ProjectRow), before, after }) as ProjectPage

/** A host with these pages by their cursors; notes what it is asked. */
function host(pages: Record<string, ProjectPage | Error>) {
  const asked: ProjectQuery[] = []
  const find = async (query: ProjectQuery) => {
    asked.push(query)
    const page = pages[query.after ?? query.before ?? '']
    if (!page || page instanceof Error) throw page ?? new Error('No such page')
    return page
  }
  return { asked, find }
}

describe('rows beyond a part', () => {
  const part = { query: { search: 'map' }, pages: [pageOf([4, 5], 'b4', 'a5'), pageOf([6], 'b6', 'a6')] }

  it('are read page after page at each end, until the list ends', async () => {
    const { asked, find } = host({
      a6: pageOf([7, 8], 'b7', 'a8'),
      a8: pageOf([9], 'b9', null),
      b4: pageOf([2, 3], null, 'a3'),
    })
    const read = rowsBeyond(part, { find })
    expect(await read('after')).toEqual({ keys: ['7', '8'], isEnd: false })
    expect(await read('before')).toEqual({ keys: ['2', '3'], isEnd: true })
    expect(await read('after')).toEqual({ keys: ['9'], isEnd: true })
    expect(await read('after')).toEqual({ keys: [], isEnd: true })
    expect(asked.map(({ search, after, before }) => [search, after ?? before])).toEqual([
      ['map', 'a6'],
      ['map', 'b4'],
      ['map', 'a8'],
    ])
  })

  it('are read from the same place again after a failure', async () => {
    const pages: Record<string, ProjectPage | Error> = { a6: new Error('offline') }
    const read = rowsBeyond(part, host(pages))
    await expect(read('after')).rejects.toThrow('offline')
    pages['a6'] = pageOf([7], 'b7', null)
    expect(await read('after')).toEqual({ keys: ['7'], isEnd: true })
  })
})
