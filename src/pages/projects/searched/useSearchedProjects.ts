import { useCallback, useEffect, useMemo } from 'react'
import { errorMessage, isUnauthorized } from '../../../api/errors'
import { countsByWord } from '../../../components/filters/FilterCounts'
import type { LongRows } from '../../../components/table/long/LongRows'
import { chosenValues, type RowFilter } from '../../../components/table/model/filters'
import type { ProjectRow } from '../../../contract/entities'
import { limits } from '../../../contract/limits'
import { useConsole, useStores } from '../../../hooks/useConsole'
import { useListState, type ListState } from '../../../hooks/useListState'
import { useResource, type ResourceState } from '../../../hooks/useResource'
import { paths } from '../../../paths'
import { LostRow } from '../../../stores/query/LostRow'
import type { ListQuery } from '../../../stores/query/projectPart'
import type { WholeReading } from '../../../stores/query/ReadProjects'
import { searchedProjectsOf } from '../../../stores/query/SearchedProjects'
import { rowsBeyond } from '../../../stores/query/rowsBeyond'
import { TooManyRows } from '../../../stores/query/TooManyRows'
import { listQuery } from './listQuery'
import { licenseChoices } from '../filters/licenseChoices'
import { useProjectFilters } from '../filters/useProjectFilters'

/** Rows that one change takes where the host changes many by one call, and where they are changed one by one. */
const selected = { most: limits.selection, wanted: 'be selected at once' }
const selectedOneByOne = { ...selected, most: limits.bulk }
/** Rows that one file holds. */
const exported = { most: 100_000, wanted: 'be put into one file' }

/** The list of projects where the host searches it. */
export interface SearchedList {
  /** How the reading of its part stands. */
  part: Omit<ResourceState<unknown>, 'value'>
  /** Undefined until the first part has come. */
  long: LongRows<ProjectRow> | undefined
  section: ListState['section']
  table: Omit<ListState, 'section'>
  names: ReadonlyMap<number, string>
}

/** Reads the part of the list that is in view, as the address says what is wanted. The component must be an observer. */
export function useSearchedProjects(): SearchedList {
  const stores = useStores()
  const { pages, read } = searchedProjectsOf(stores)
  const { section, ...list } = useListState(paths.projects(), { isWhole: pages.part.value !== undefined })
  const { state } = list
  const table: SearchedList['table'] = {
    ...list,
    onStateChange(next) {
      // The host answers while what was typed is drawn.
      pages.ask(listQuery(next))
      list.onStateChange(next)
    },
  }
  const query = useMemo(() => listQuery(state), [state])
  // Before the part is asked for: it is that of this query.
  useEffect(() => pages.ask(query), [pages, query])
  const part = useResource(pages.part)
  const choices = useChoices()
  const reading = useWholeReading(query)
  const onNear = useCallback((end: 'before' | 'after') => void pages.readOn(end), [pages])
  const onJump = useCallback((row: number) => void pages.jump(row), [pages])
  const { nextError, isCurrent, place } = pages
  const counts = useMemo(
    () =>
      countsByWord<ProjectRow>(
        choices?.choices ?? undefined,
        choices?.areChoicesAbout,
        choices?.exactChoices,
      ),
    [choices],
  )
  const { value, isRefreshing } = part
  const shown = useMemo(
    () => value && { ...value, isAbout: value.counts.isAbout, readBeyond: rowsBeyond(value, read) },
    [value, read],
  )
  const long = value &&
    shown && {
      part: shown,
      total: value.counts.total,
      isTotalAbout: value.counts.total > limits.countedList,
      search: value.query.search ?? '',
      isBusy: isRefreshing || !isCurrent,
      counts,
      place,
      onNear,
      onJump,
      ...reading,
      failure:
        nextError === undefined
          ? undefined
          : { message: errorMessage(nextError), onRetry: () => void pages.retryNext() },
    }
  return { part, long, section, table, names: read.names }
}

/** A row with all fields that filters ask for: a host that searches the list knows all filters, whatever its rows say. */
const wholeRow: ProjectRow = {
  id: 0,
  name: '',
  projectUrl: '',
  featuredImage: '',
  tagline: '',
  hasDescription: true,
  isActive: true,
  isClaimed: false,
  isFeatured: false,
  claims: [],
  claimed: [],
  license: '',
  hasDeploymentInstructions: true,
  tags: [],
  categories: [],
  language_stacks: [],
}
const wholeRows = [wholeRow]

/** The filters of the list where the host searches it. The component must be an observer. */
export function useSearchedFilters(isListShown: boolean): readonly RowFilter<ProjectRow>[] {
  const { pages } = searchedProjectsOf(useStores())
  const words = pages.choices.value?.choices
  const licenses = useMemo(() => licenseChoices(licensesIn(words ?? {})), [words])
  return useProjectFilters(wholeRows, isListShown, licenses)
}

/** Asked for once the rows are there: they need not wait for it. */
function useChoices() {
  const { pages } = searchedProjectsOf(useStores())
  return useResource(pages.choices, undefined, pages.part.value !== undefined).value
}

/** Reads what the selection and files need of all rows. */
function useWholeReading(query: ListQuery) {
  const { stores, toaster } = useConsole()
  const { pages, read } = searchedProjectsOf(stores)
  const readIds = useCallback(
    async (readUpTo: (most: WholeReading) => Promise<readonly number[]>) => {
      const wanted = pages.query
      try {
        const ids = await readUpTo(stores.session.isOffered('bulk') ? selected : selectedOneByOne)
        // Somebody has asked for other rows meanwhile.
        return pages.query === wanted ? ids.map(String) : undefined
      } catch (error) {
        const isRefused = error instanceof TooManyRows || error instanceof LostRow
        if (!isUnauthorized(error))
          toaster.show({
            message: isRefused ? error.message : errorMessage(error),
            intent: isRefused ? 'warning' : 'danger',
          })
        return undefined
      }
    },
    [stores, pages, toaster],
  )
  const readKeys = useCallback(() => {
    const counts = pages.isCurrent ? pages.part.value?.counts : undefined
    return readIds((most) => read.readIds(pages.query, { ...most, counts }))
  }, [pages, read, readIds])
  const markOf = useCallback((key: string) => pages.markOf(key), [pages])
  const readRange: LongRows<ProjectRow>['readRange'] = useCallback(
    (from, to) => readIds((most) => read.readRange(pages.query, [from, to], most)),
    [pages, read, readIds],
  )
  const readRows: LongRows<ProjectRow>['readRows'] = useCallback(
    async (which) => {
      if (which === 'all') return read.readAll({}, exported)
      if (which === 'shown') return read.readAll(query, exported)
      return read.readThese(which.map(Number), exported)
    },
    [read, query],
  )
  return { readKeys, markOf, readRange, readRows }
}

/** The licenses that the host has counted. */
const licensesIn = (words: Readonly<Record<string, number>>) =>
  Object.entries(words).flatMap(([word, count]) =>
    chosenValues('license', [word]).map((license): [string, number] => [license, count]),
  )
