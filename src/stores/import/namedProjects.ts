import { ApiError } from '../../api/errors'
import type { CsvTable } from '../../lib/csv/readCsv'
import { bulkCalls } from '../bulk/bulkKinds'
import type { Stores } from '../createStores'
import { projectsNamed } from '../query/projectsNamed'
import type { MatchedColumns } from './matchColumns'
import { foldName, type Named } from './NameIndex'

/** So many calls are under way at once. */
const atOnce = 4

/**
 * The projects that a file names by their IDs or their names, for a host whose list is too long to be read: each is asked for.
 * Throws an `ApiError`, or an abort.
 */
export async function namedProjects(
  stores: Stores,
  { id: idAt, columns }: MatchedColumns,
  { rows }: CsvTable,
  signal: AbortSignal,
): Promise<Named[]> {
  const nameAt = columns.find(({ field }) => field === 'name')?.at
  const ids = new Set<number>()
  const names = new Map<string, string>()
  for (const { cells } of rows) {
    const idCell = (idAt === undefined ? '' : (cells[idAt] ?? '')).replace(/^#/, '')
    const name = nameAt === undefined ? '' : (cells[nameAt] ?? '')
    if (/^\d+$/.test(idCell)) ids.add(Number(idCell))
    else if (idCell === '') names.set(foldName(name), name)
  }
  const found = new Map<number, Named>()
  const asks = [
    ...[...ids].map((id) => async () => {
      const project = await projectOf(stores, id, signal)
      if (project) found.set(id, project)
    }),
    ...[...names].map(([folded, name]) => async () => {
      for (const row of await projectsNamed(stores, name, signal))
        if (foldName(row.name) === folded && !found.has(row.id)) found.set(row.id, row)
    }),
  ]
  const work = async () => {
    for (let ask = asks.pop(); ask; ask = asks.pop()) {
      signal.throwIfAborted()
      await ask()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return [...found.values()]
}

/** A project as a list has it; undefined where there is none. */
async function projectOf(stores: Stores, id: number, signal: AbortSignal): Promise<Named | undefined> {
  try {
    const values = await bulkCalls(stores, 'project').read(id, { signal })
    return { id, name: String(values.name), ...values } as Named
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  }
}
