import { observer } from 'mobx-react-lite'
import { useEffect, useMemo } from 'react'
import { ResourceView } from '../../components/feedback/ResourceView'
import { Tiles, type Tile } from '../../components/list/Tiles'
import type { SharedUrls } from '../../contract/endpoints/care'
import type { PendingWork as Answer, ProjectRow } from '../../contract/entities'
import { useStores } from '../../hooks/useConsole'
import { useResource, type ResourceState } from '../../hooks/useResource'
import { useUserKey } from '../../hooks/useUserKey'
import { plainAddress, sharedAddresses } from '../../contract/search/sharedAddresses'
import { paths } from '../../paths'
import { differentOf } from '../../stores/care/DifferentStore'
import { applicationsBefore, readApplications, seeApplications } from '../../stores/seenApplications'
import { addressKey } from '../sharedAddressKey'
import { Continue } from './pending/Continue'
import { incompleteList, isIncomplete } from './filters/projectGaps'
import { useSearchedCounts, type SearchedCounts } from './pending/useSearchedCounts'
import { pendingClaims } from './pendingClaims'
import { useKnownLicense, type KnownLicense } from './useKnownLicense'

interface PendingWorkProps {
  /** The rows of the list below; undefined until they are on the screen, and where the host searches the list. */
  projects?: readonly ProjectRow[] | undefined
  /** The host searches the list, and counts its rows. */
  isSearched?: boolean
  /** Rows of the list are on the screen; so are `projects` that are given. */
  isListShown?: boolean
}

/**
 * What waits on `/` above the list: numbers out of the list's own answer, or of a host that searches it, and out of one call
 * beside it, made when the rows are on the screen, and what somebody worked at last.
 */
export const PendingWork = observer(function PendingWork(props: PendingWorkProps) {
  const { projects, isSearched = false, isListShown = projects !== undefined } = props
  const { session, pendingWork } = useStores()
  const isCounting = isListShown && session.isOffered('pendingWork')
  const answer = isCounting ? pendingWork.value : undefined
  const fresh = useNewApplications(answer)
  const { isKnownLicense, isLoading } = useKnownLicense(projects, true)
  const searched = useSearchedCounts(isSearched && isListShown)
  // All at once: none of them moves when another is counted.
  const isAnswered = isListShown && (!isCounting || answer || pendingWork.error !== undefined)
  const isCounted = isAnswered && (isSearched ? searched.isSettled : !isLoading)
  const hasInbox = session.isOffered('claimDecisions')
  const ofRows = useMemo(
    () => fromRows(projects ?? [], isKnownLicense, hasInbox),
    [projects, isKnownLicense, hasInbox],
  )
  const shared = useSharedUrls(projects, searched.shared)
  const [claims, ...others] = [...(isSearched ? fromHost(searched, hasInbox) : ofRows), shared]
  const tiles = isCounted ? [claims, ...(answer ? fromAnswer(answer, fresh) : []), ...others] : []
  return (
    // One place for all of it: what comes later moves nothing in the page's outline.
    <div>
      {isCounting && <Count />}
      {searched.failure && <Failure {...searched.failure} />}
      <Tiles label="To do" tiles={tiles.filter(({ count }) => count > 0)}>
        <Continue isListShown={isListShown} />
      </Tiles>
    </div>
  )
})

/** Asks for the numbers, and says so where that fails. */
const Count = observer(function Count() {
  const { error, onRetry, isRetrying } = useResource(useStores().pendingWork)
  return <Failure error={error} onRetry={onRetry} isRetrying={isRetrying} />
})

/** Says that numbers could not be read; nothing where they could. */
function Failure({ error, ...rest }: Pick<ResourceState<unknown>, 'error' | 'onRetry' | 'isRetrying'>) {
  return (
    <ResourceView status={error ? 'failed' : 'ready'} {...(error && { error })} {...rest}>
      <></>
    </ResourceView>
  )
}

/** Applications that came since the person's last visit and that they have not read, newest first. */
function useNewApplications(answer: Answer | undefined): Answer['applications'] {
  const { preferences } = useStores()
  const person = useUserKey()
  const newest = answer && (answer.applications[0]?.id ?? 0)
  useEffect(() => {
    if (person !== undefined && newest !== undefined) seeApplications(preferences.home, person, newest)
  }, [preferences, person, newest])
  if (!answer || person === undefined || newest === undefined) return []
  const before = applicationsBefore(preferences.home, person, newest)
  const read = readApplications(preferences.home, person)
  return answer.applications.filter(({ id }) => id > before && !read.has(id))
}

/** Addresses that several projects have, but for those that somebody said are different; of very many the host has sent the first. */
function useSharedUrls(projects: readonly ProjectRow[] | undefined, found: SharedUrls | undefined): Tile {
  const stores = useStores()
  const person = useUserKey()
  const addresses = useMemo(
    () =>
      found
        ? found.groups.map(({ rows }) => plainAddress(rows[0]?.projectUrl ?? ''))
        : sharedAddresses(projects ?? [], ({ projectUrl }) => projectUrl).map(({ address }) => address),
    [projects, found],
  )
  const different = person === undefined ? undefined : differentOf(stores).of(person)
  const more = found ? found.total - found.groups.length : 0
  return {
    count: more + addresses.filter((address) => !different?.has(addressKey(address))).length,
    label: ['shared URL', 'shared URLs'],
    to: paths.care('?list=urls'),
  }
}

/** Where claims are decided, or seen at least. */
const claimsPath = (hasInbox: boolean) => (hasInbox ? paths.inbox() : `${paths.projects()}?show=pending`)

const incompleteLabel: Tile['label'] = ['incomplete project', 'incomplete projects']

function fromRows(
  projects: readonly ProjectRow[],
  isKnownLicense: KnownLicense['isKnownLicense'],
  hasInbox: boolean,
): [Tile, Tile] {
  const pending = projects.reduce((sum, row) => sum + pendingClaims(row), 0)
  const incomplete = projects.filter((row) => isIncomplete(row, isKnownLicense)).length
  return [
    {
      count: pending,
      label: ['claim pending', 'claims pending'],
      to: claimsPath(hasInbox),
      isUrgent: true,
    },
    { count: incomplete, label: incompleteLabel, to: incompleteList },
  ]
}

/** The host counts projects, not their claims. */
function fromHost({ pending, incomplete }: SearchedCounts, hasInbox: boolean): [Tile, Tile] {
  return [
    {
      count: pending?.found ?? 0,
      isAbout: pending?.isAbout,
      label: ['project with pending claims', 'projects with pending claims'],
      to: claimsPath(hasInbox),
      isUrgent: true,
    },
    {
      count: incomplete?.found ?? 0,
      isAbout: incomplete?.isAbout,
      label: incompleteLabel,
      to: incompleteList,
    },
  ]
}

function fromAnswer(answer: Answer, fresh: Answer['applications']): Tile[] {
  return [
    {
      count: fresh.length,
      label: ['new application', 'new applications'],
      to: paths.inbox('?list=applications'),
      isUrgent: true,
    },
    {
      count: answer.peopleWaiting,
      label: ['person waiting for a role', 'people waiting for a role'],
      to: paths.users(1),
    },
    {
      count: answer.articlesNotPublished,
      label: ['article not published', 'articles not published'],
      to: `${paths.articles()}?show=unpublished`,
    },
  ]
}
