import { describe, expect, it } from 'vitest'
import type { ProjectPage, ProjectQuery } from '../../contract/endpoints/query'
import type { ProjectRow } from '../../contract/entities'
import { ReadProjects } from './ReadProjects'

const none: ProjectPage = { rows: [], before: null, after: null, counts: null, boundaries: null, ids: null }

it('keeps names for longer than rows, and neither for ever', async () => {
  let asked = 0
  const read = new ReadProjects(async (query): Promise<ProjectPage> => {
    asked += 1
    const start = Number(query.after ?? 0)
    const ids = query.only ?? Array.from({ length: query.limit ?? 0 }, (_, at) => start + at + 1)
    return { ...none, rows: ids.map((id) => ({ id, name: `Project ${id}` }) as ProjectRow) }
  })
  for (let page = 0; page < 210; page += 1) await read.find({ after: String(page * 500), limit: 500 })
  expect(read.names.size).toBe(100_000)
  expect([read.names.has(5000), read.names.has(5001)]).toEqual([false, true])
  const before = asked
  const how = { most: 100_000, wanted: 'be read' }
  expect(await read.readThese([104_999, 95_001], how)).toHaveLength(2)
  expect(asked).toBe(before)
  const rows = await read.readThese([104_999, 95_000, 400], how)
  expect(rows.map(({ id }) => id)).toEqual([104_999, 95_000, 400])
  expect(asked).toBe(before + 1)
})

describe('the ids of a list', () => {
  const how = { most: 3, wanted: 'be selected at once' }
  const naming = (ids: number[]) => {
    const queries: ProjectQuery[] = []
    const read = new ReadProjects(async (query) => {
      queries.push(query)
      return { ...none, ids: ids.slice(0, query.ids) }
    })
    return { read, queries }
  }

  it('are read by one call, one more than wanted', async () => {
    const { read, queries } = naming([1, 2, 3])
    expect(await read.readIds({ search: 'map' }, how)).toEqual([1, 2, 3])
    expect(queries).toEqual([{ search: 'map', limit: 1, ids: 4 }])
  })

  it('are too many where there is one more, which is not asked for where it has been counted', async () => {
    const { read, queries } = naming([1, 2, 3, 4])
    const sentence = 'No more than 3 can be selected at once: narrow the list by a search or filters first'
    const counts = { total: 9, found: 4, choices: null, areChoicesAbout: false }
    await expect(read.readIds({}, { ...how, counts: { ...counts, isAbout: false } })).rejects.toThrow(
      sentence,
    )
    expect(queries).toEqual([])
    await expect(read.readIds({}, { ...how, counts: { ...counts, isAbout: true } })).rejects.toThrow(sentence)
    expect(queries).toHaveLength(1)
  })
})
