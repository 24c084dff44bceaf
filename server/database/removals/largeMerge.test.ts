import { beforeAll, describe, expect, it } from 'vitest'
import { withManyProjects } from '../../node/testing/startManyProjects'
import { projects } from '../../testing/manyProjects'
import type { SqlConnection } from '../sql'
import { sqlLists } from './sqlLists'

/** No statement may take longer than a database writes so many records in its time. */
const most = 5000

describe(`a tag that all of ${projects} projects have`, () => {
  const directory = withManyProjects()
  beforeAll(async () => {
    await directory.pool.transaction(({ query }) =>
      query(
        "INSERT INTO tags (id, name, name_key) VALUES (1001, 'everywhere', 'everywhere'), (1002, 'other', 'other')",
      ),
    )
    await directory.pool.transaction(
      ({ query }) => query('INSERT INTO project_tags SELECT id, 1001, 1 FROM projects'),
      {
        mayTakeLong: true,
      },
    )
  }, 120_000)

  it('is replaced by statements of few thousand records each, and every list keeps its order', async () => {
    const largest: number[] = []
    const changed = await directory.pool.transaction(async (connection) => {
      const counted: SqlConnection['query'] = (text, values) => {
        for (const value of values ?? []) if (Array.isArray(value)) largest.push(value.length)
        return connection.query(text, values)
      }
      const lists = sqlLists<'tags'>(
        { ...connection, query: counted },
        { table: 'projects', one: 'project', name: 'name' },
      )
      const found = await lists.listsWith('tags', 1001)
      await lists.setLists(
        'tags',
        found.map((list) => ({ ...list, after: list.before.map((id) => (id === 1001 ? 1002 : id)) })),
      )
      return found
    })
    expect(changed).toHaveLength(projects)
    expect(changed.map(({ id }) => id)).toEqual(changed.map(({ id }) => id).toSorted((a, b) => a - b))
    expect(Math.max(...largest)).toBe(most)
    const [row] = await directory.pool.onConnection(({ query }) =>
      query<{ count: number; versions: number }>(
        `SELECT count(*) FILTER (WHERE related_id = 1002 AND position = 1)::integer AS count,
           (SELECT count(*) FROM projects WHERE version = 2)::integer AS versions
         FROM project_tags WHERE related_id IN (1001, 1002)`,
      ),
    )
    expect(row).toEqual({ count: projects, versions: projects })
  })
})
