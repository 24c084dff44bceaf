import { queryPage } from '../../contract/endpoints/query'
import type { ProjectRow } from '../../contract/entities'
import { limits } from '../../contract/limits'
import type { Stores } from '../createStores'
import { searchedProjectsOf } from './SearchedProjects'

/** Characters of the names of one call, as they stand in its address: proxies take no more than some 8,000. */
const longest = 5000

/**
 * The projects that have these names but for case, marks and blanks, by their ids: of each name the first twenty. Only where the host
 * offers `query`. Throws an `ApiError`, or an abort.
 */
export async function projectsNamed(
  stores: Stores,
  names: readonly string[],
  signal?: AbortSignal,
): Promise<readonly ProjectRow[]> {
  const rows = new Map<number, ProjectRow>()
  for (const named of partsOf(names)) {
    const page = await searchedProjectsOf(stores).find({ named, limit: 1 }, signal)
    for (const row of page.rows) rows.set(row.id, row)
  }
  return [...rows.values()].toSorted((a, b) => a.id - b.id)
}

/** Names that one call can ask for; a name that is too long for any project is left out. */
function partsOf(names: readonly string[]): string[][] {
  const parts: string[][] = []
  let room = 0
  for (const name of names) {
    if (name.trim() === '' || name.length > limits.name) continue
    const length = encodeURIComponent(name).length + 'named='.length + 1
    const last = parts.at(-1)
    if (last && last.length < queryPage.names && length <= room) last.push(name)
    else {
      parts.push([name])
      room = longest
    }
    room -= length
  }
  return parts
}
