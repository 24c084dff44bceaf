import type { RowCounts } from '../../contract/endpoints/query'
import { careEndpoints, sharedUrlsPage, type SharedUrls } from '../../contract/endpoints/care'
import type { ProjectRow } from '../../contract/entities'
import { FurtherPages } from '../FurtherPages'
import { perConsole } from '../perConsole'
import { partOf } from '../query/projectPart'
import { searchedProjectsOf } from '../query/SearchedProjects'
import { Resource } from '../Resource'

/** Projects with a license that SPDX does not know, as far as they were read; all of them by `counts`. */
export interface UnlicensedProjects {
  rows: readonly ProjectRow[]
  counts: RowCounts
  next: string | null
}

/** A list of findings that the host reads, page by page. */
interface FoundByHost<List extends { next: number | string | null }> {
  known: Resource<List>
  further: FurtherPages<List, List>
}

/** What needs care of a list of projects that the host searches: page by page, as it may be long. */
export interface SearchedCare {
  urls: FoundByHost<SharedUrls>
  licenses: FoundByHost<UnlicensedProjects>
}

/** That of a console whose host offers `query`. */
export const searchedCareOf = perConsole((stores): SearchedCare => {
  const { client, projects } = stores
  client.know(careEndpoints)
  const searched = searchedProjectsOf(stores)
  const care: SearchedCare = {
    urls: inPages<SharedUrls>({
      read: (after, _, signal) => client.call('sharedUrls', { query: { ...(after && { after }) }, signal }),
      join: (list, page) => ({ ...page, groups: [...list.groups, ...page.groups] }),
      count: ({ groups }) => groups.length,
      page: sharedUrlsPage.groups,
    }),
    licenses: inPages<UnlicensedProjects>({
      async read(after, limit, signal) {
        const query = { filter: ['missing:license'], ...(after && { after }), limit }
        const { rows, counts, after: next } = await searched.find({ ...query, counts: 'found' }, signal)
        if (!counts) throw new Error('The host did not count the projects')
        return { rows, counts, next }
      },
      join: (list, page) => ({ ...page, rows: [...list.rows, ...page.rows] }),
      count: ({ rows }) => rows.length,
      page: partOf.page,
    }),
  }
  projects.list.onInvalidate(() => {
    care.urls.known.invalidate()
    care.licenses.known.invalidate()
  })
  return care
})

/**
 * A list that is read page by page. When it is read again, as something has changed, as much of it is read as was known: nothing that
 * somebody looks at goes away.
 */
function inPages<List extends { next: number | string | null }>(of: {
  read: (after: List['next'], limit: number, signal: AbortSignal) => Promise<List>
  join: (list: List, page: List) => List
  count: (list: List) => number
  /** Rows of a page. */
  page: number
}): FoundByHost<List> {
  const known: Resource<List> = new Resource(async (signal) => {
    const before = known.value ? of.count(known.value) : 0
    let list = await of.read(null, of.page, signal)
    while (list.next !== null && of.count(list) < before)
      list = of.join(list, await of.read(list.next, of.page, signal))
    return list
  })
  return {
    known,
    further: new FurtherPages(known, (after, signal) => of.read(after, of.page, signal), of.join),
  }
}
