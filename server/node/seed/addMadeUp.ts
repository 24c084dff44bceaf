import { postgresTables } from '../../database/postgresTables'
import type { Tables } from '../../database/port'
import type { SqlConnection, SqlPool } from '../../database/sql'
import { StartFailure } from '../startFailure'
import { madeUpProject, type Relations } from './madeUpProject'

/** Projects that one transaction adds: no lock is held for long, and few are in memory at a time. */
const together = 10_000

/** Transactions at once: a PostgreSQL has one processor for each. */
const atOnce = 2

/**
 * Adds made-up projects until there are `wanted`, and returns how many were added. Each transaction adds 10,000 with all that belongs to
 * them, two run at once: where it is interrupted, what was added before stays, and the next run goes on from there. `say` hears how many
 * there are so far. Throws a StartFailure where there is nothing yet that a project needs.
 */
export async function addMadeUp(
  pool: SqlPool,
  wanted: number,
  say: (count: number) => void = () => undefined,
): Promise<number> {
  const { known, relations } = await pool.transaction(async (connection) => {
    const tables = postgresTables(connection)
    const [counted] = await connection.query<{ known: number }>(
      'SELECT count(*)::integer AS known FROM projects',
    )
    return { known: counted?.known ?? 0, relations: await relationsIn(tables, await pictureIn(connection)) }
  })
  const add = (size: number) =>
    pool.transaction(
      async (connection) => {
        // The numbers come from the sequence of all inserts, so that a server that adds projects meanwhile has others.
        const ids = await connection.query<{ id: number }>(
          "SELECT nextval(pg_get_serial_sequence('projects', 'id'))::integer AS id FROM generate_series(1, $1)",
          [size],
        )
        const projects = ids.map(({ id }) => madeUpProject(id, relations))
        await postgresTables(connection).projects.insertAll(projects, { at: new Date(), by: null })
      },
      { mayTakeLong: true },
    )
  let begun = known
  let count = known
  const addMany = async () => {
    while (begun < wanted) {
      const size = Math.min(together, wanted - begun)
      begun += size
      await add(size)
      count += size
      say(count)
    }
  }
  const ends = await Promise.allSettled(
    Array.from({ length: atOnce }, () =>
      addMany().catch((error: unknown) => {
        begun = wanted
        throw error
      }),
    ),
  )
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  // What the planner knows of the tables is of before.
  if (known < wanted)
    for (const table of ['projects', 'project_tags', 'project_categories', 'project_language_stacks'])
      await pool.onConnection(({ query }) => query(`ANALYZE ${table}`))
  return Math.max(0, wanted - known)
}

/** The picture of the first project; '' where there is none. */
async function pictureIn({ query }: SqlConnection): Promise<string> {
  const [first] = await query<{ picture: string }>(
    'SELECT featured_image AS picture FROM projects ORDER BY id LIMIT 1',
  )
  return first?.picture ?? ''
}

async function relationsIn(tables: Tables, picture: string): Promise<Relations> {
  const idsOf = async (list: { all(): Promise<{ id: number }[]> }, what: string) => {
    const ids = (await list.all()).map(({ id }) => id)
    if (ids.length === 0)
      throw new StartFailure(`There is no ${what} yet, and each project needs one: add one first.`)
    return ids
  }
  return {
    tags: await idsOf(tables.tags, 'tag'),
    categories: await idsOf(tables.categories, 'category'),
    stacks: await idsOf(tables.languageStacks, 'language stack'),
    picture,
  }
}
