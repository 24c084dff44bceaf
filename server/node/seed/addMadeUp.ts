import { postgresTables } from '../../database/postgresTables'
import type { Tables } from '../../database/port'
import { tablesOfLists } from '../../database/query/searchIndex'
import type { SqlConnection, SqlPool } from '../../database/sql'
import { madeUpProject, type Relations } from './madeUpProject'
import { kinds, languages, things } from './words'

/** Projects that one transaction adds: no lock is held for long, and few are in memory at a time. */
const together = 10_000

/** Transactions at once: a PostgreSQL has one processor for each. */
const atOnce = 2

/**
 * Adds made-up projects until there are `wanted`, and returns how many were added. Each transaction adds 10,000 with all that belongs to
 * them, two run at once: where it is interrupted, what was added before stays, and the next run goes on from there. `say` hears how many
 * there are so far. Where there are no tags, categories or language stacks, it adds some.
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
    for (const table of tablesOfLists) await pool.onConnection(({ query }) => query(`ANALYZE ${table}`))
  return Math.max(0, wanted - known)
}

/** The picture of the first project; '' where there is none. */
async function pictureIn({ query }: SqlConnection): Promise<string> {
  const [first] = await query<{ picture: string }>(
    'SELECT featured_image AS picture FROM projects ORDER BY id LIMIT 1',
  )
  return first?.picture ?? ''
}

/** What projects may have: what is there, and of each kind that has nothing yet what is added. */
async function relationsIn(
  { tags, categories, languageStacks }: Tables,
  picture: string,
): Promise<Relations> {
  const idsOf = async (
    list: { all(): Promise<{ id: number }[]> },
    names: readonly string[],
    add: (name: string) => Promise<number>,
  ) => {
    const ids = (await list.all()).map(({ id }) => id)
    if (ids.length === 0) for (const name of names) ids.push(await add(name))
    return ids
  }
  return {
    tags: await idsOf(tags, things, (name) => tags.insert({ name: name.toLowerCase() })),
    categories: await idsOf(categories, kinds, (name) => categories.insert({ name, parentId: 0 })),
    stacks: await idsOf(languageStacks, languages, (name) => languageStacks.insert({ name, parentId: 0 })),
    picture,
  }
}
