import { expect, it } from 'vitest'
import type { ProjectPage } from '../../contract/endpoints/query'
import type { ProjectRow } from '../../contract/entities'
import { ReadProjects } from './ReadProjects'

it('keeps names for longer than rows, and neither for ever', async () => {
  let asked = 0
  const read = new ReadProjects(async (query): Promise<ProjectPage> => {
    asked += 1
    const start = Number(query.after ?? 0)
    const rows = Array.from({ length: query.limit ?? 0 }, (_, at) => {
      const id = start + at + 1
      return { id, name: `Project ${id}` } as ProjectRow
    })
    return { rows, before: null, after: null, counts: null, boundaries: null }
  })
  for (let page = 0; page < 210; page += 1) await read.find({ after: String(page * 500), limit: 500 })
  expect(read.names.size).toBe(100_000)
  expect([read.names.has(5000), read.names.has(5001)]).toEqual([false, true])
  const before = asked
  const how = { most: 100_000, wanted: 'be read' }
  expect(await read.readThese([104_999, 95_001], how)).toHaveLength(2)
  expect(asked).toBe(before)
  await read.readThese([95_000], how)
  expect(asked).toBe(before + 1)
})
