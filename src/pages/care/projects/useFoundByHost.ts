import { useMemo } from 'react'
import type { MoreFindings } from '../../../components/care/FindingList'
import { furtherOf } from '../../../stores/FurtherPages'
import { useStores } from '../../../hooks/useConsole'
import { useResource } from '../../../hooks/useResource'
import { plainAddress } from '../../../contract/search/sharedAddresses'
import { searchedCareOf } from '../../../stores/care/searchedCare'
import { neverLoaded } from '../../../stores/neverLoaded'
import type { FoundProjects } from '../careList'

/** What a host finds that searches the projects, page by page, once it `isWanted`. The component must be an observer. */
export function useFoundByHost(isWanted: boolean): FoundProjects {
  const stores = useStores()
  const care = isWanted ? searchedCareOf(stores) : undefined
  const { value: shared, ...ofUrls } = useResource(care?.urls.known ?? neverLoaded, undefined, isWanted)
  const { value: licensed, ...ofLicenses } = useResource(
    care?.licenses.known ?? neverLoaded,
    undefined,
    isWanted,
  )
  const urls = useMemo(
    () =>
      shared?.groups.flatMap(({ count, rows }) => {
        const [first] = rows
        return first ? [{ address: plainAddress(first.projectUrl), rows, count }] : []
      }),
    [shared],
  )
  return {
    urls: {
      ...ofUrls,
      items: urls,
      more: shared && more(care?.urls.further, shared.total - shared.groups.length),
    },
    licensed: {
      ...ofLicenses,
      items: licensed?.rows,
      more:
        licensed &&
        more(care?.licenses.further, licensed.counts.found - licensed.rows.length, licensed.counts.isAbout),
    },
  }
}

function more(
  pages: Parameters<typeof furtherOf>[0] | undefined,
  count: number,
  isAbout = false,
): MoreFindings | undefined {
  const further = pages && furtherOf(pages)
  return further && { ...further, count, isAbout }
}
