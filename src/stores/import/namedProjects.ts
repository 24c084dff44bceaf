import type { CsvTable } from '../../lib/csv/readCsv'
import type { Stores } from '../createStores'
import { projectsNamed } from '../query/projectsNamed'
import { searchedProjectsOf } from '../query/SearchedProjects'
import { importLimits } from './limits'
import type { MatchedColumns } from './matchColumns'
import { foldName, type Named } from './NameIndex'

/**
 * The projects that a file names by their IDs or their names, for a host whose list is too long to be read:
 * they are asked for by many at a time. Throws an `ApiError`, or an abort.
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
  const byId = await searchedProjectsOf(stores).read.readThese([...ids], {
    most: importLimits.rows,
    wanted: 'be imported at once',
    signal,
  })
  const byName = await projectsNamed(stores, [...names.values()], signal)
  for (const row of [...byId, ...byName.filter(({ name }) => names.has(foldName(name)))])
    found.set(row.id, row)
  return [...found.values()]
}
