import { useMemo } from 'react'
import type { ProjectRow } from '../../contract/entities'
import { useChunk } from '../../lib/loading/useChunk'

const load = () => import('../../lib/licenses').then((module) => module.isKnownLicense)

export interface KnownLicense {
  /** Whether SPDX knows a license; undefined until its list is loaded, and on a host whose rows have no license. */
  isKnownLicense: ((license: string) => boolean) | undefined
  /** The list is still to come. */
  isLoading: boolean
}

/** Judges the licenses of projects. The list of SPDX is fetched when their rows are on the screen (`isListShown`). */
export function useKnownLicense(
  projects: readonly ProjectRow[] | undefined,
  isListShown: boolean,
): KnownLicense {
  const hasLicenses = projects?.[0]?.license !== undefined
  const { part, hasFailed } = useChunk(load, isListShown && hasLicenses)
  const isKnownLicense = useMemo(() => part && remembered(part), [part])
  return { isKnownLicense, isLoading: hasLicenses && !part && !hasFailed }
}

/** Thousands of projects have few licenses. */
function remembered(isKnown: (license: string) => boolean): (license: string) => boolean {
  const known = new Map<string, boolean>()
  return (license) => {
    const before = known.get(license)
    if (before !== undefined) return before
    const found = isKnown(license)
    known.set(license, found)
    return found
  }
}
