import {
  queryPage,
  type ProjectPage,
  type ProjectQuery as Asked,
} from '../../../src/contract/endpoints/query'
import { searchable } from '../../../src/contract/search/search'
import type { Handlers } from '../../call'
import { projectRow } from '../../database/lists/listRows'
import type { Tables } from '../../database/port'
import type { Place, ProjectOrder, ProjectQuery } from '../../database/query/projectQuery'
import { invalid } from '../../http/HttpError'
import { cursorOf, placeOf } from './cursor'
import { readFilters } from './readFilters'
import { shownRow } from './shownRow'

/** The list of projects in parts: searched, filtered and ordered by the server. */
export const queryHandlers = {
  async projectQuery({ query: asked, transact }) {
    const query = wanted(asked)
    const of = { ...query.order, search: searchable(query.search) }
    const part = {
      after: placeOf('after', asked.after, of),
      before: placeOf('before', asked.before, of),
      limit: asked.limit ?? 1,
    }
    if (part.after && part.before) throw invalid({ before: 'Send either after or before, not both' })
    const { only, named } = asked
    if (only && named) throw invalid({ named: 'Send either only or named, not both' })
    if (only ?? named) {
      const rows = await transact(async ({ projectQuery }) =>
        projectQuery.rows(only ?? (await projectQuery.named(named ?? [], queryPage.sameNames))),
      )
      return { answer: { ...nothing, rows: rows.map((row) => shownRow(projectRow(row))) } }
    }
    const answer = await transact(async (tables): Promise<ProjectPage> => {
      const { rows, first, last, hasMore } = await tables.projectQuery.page(query, part)
      const cursor = (place: Place | undefined) => (place ? cursorOf(place, of) : null)
      return {
        rows: rows.map((row) => shownRow(projectRow(row))),
        before: part.after || (part.before && hasMore) ? cursor(first) : null,
        after: part.before || hasMore ? cursor(last) : null,
        counts: asked.counts ? await counts(tables, query, asked.counts === 'choices') : null,
        boundaries: asked.boundaries
          ? (await tables.projectQuery.boundaries(query, asked.boundaries)).map(({ at, after }) => ({
              at,
              after: cursor(after),
            }))
          : null,
        ids: asked.ids ? await tables.projectQuery.ids(query, asked.ids) : null,
      }
    })
    return { answer }
  },
} satisfies Pick<Handlers, 'projectQuery'>

const nothing = { before: null, after: null, counts: null, boundaries: null, ids: null }

function wanted({ search = '', filter = [], sort }: Asked): ProjectQuery {
  return { search, filters: readFilters(filter), order: orderOf(sort, search) }
}

/** As in the console: without a column by id, but what a search finds best first. */
function orderOf(sort: Asked['sort'], search: string): ProjectOrder {
  if (!sort) return { by: searchable(search) === '' ? 'id' : 'best', isDescending: false }
  return { by: sort.replace('-', '') as ProjectOrder['by'], isDescending: sort.startsWith('-') }
}

async function counts({ projectQuery }: Tables, query: ProjectQuery, withChoices: boolean) {
  const found = await projectQuery.count(query)
  const choices = withChoices ? await projectQuery.choices(query) : undefined
  return {
    ...found,
    choices: choices ? Object.fromEntries(choices.counts) : null,
    areChoicesAbout: choices?.isAbout ?? false,
    exactChoices: choices?.isAbout ? [...choices.exact] : [],
  }
}
