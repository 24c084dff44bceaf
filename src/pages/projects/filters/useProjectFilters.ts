import { useMemo } from 'react'
import type { Choice, RowFilter } from '../../../components/table/model/filters'
import type { ProjectRow } from '../../../contract/entities'
import { useStores } from '../../../hooks/useConsole'
import { useRelationFilter } from '../../../hooks/useRelationFilter'
import { licenseChoices } from './licenseChoices'
import { gapChoices, gapsOf } from './projectGaps'
import { pendingClaims } from '../pendingClaims'
import { useKnownLicense } from '../useKnownLicense'

/** Filters that are on or off. */
export const toggles: readonly RowFilter<ProjectRow>[] = [
  { id: 'active', label: 'Active', keeps: (row) => row.isActive },
  { id: 'inactive', label: 'Inactive', keeps: (row) => !row.isActive },
  { id: 'featured', label: 'Featured', keeps: (row) => row.isFeatured },
  { id: 'claimed', label: 'Claimed', keeps: (row) => row.isClaimed },
  { id: 'pending', label: 'Pending claims', keeps: (row) => pendingClaims(row) > 0 },
]

/**
 * The filters of the list of projects. Those that need what the host's rows lack are left out. Names of tags, categories and
 * stacks are fetched once the rows are on the screen (`isListShown`). Where the rows are a part of the list, its licenses are `given`. The
 * component must be an observer.
 */
export function useProjectFilters(
  projects: readonly ProjectRow[] | undefined,
  isListShown: boolean,
  given?: readonly Choice[],
): readonly RowFilter<ProjectRow>[] {
  const { tags, categories, languageStacks } = useStores()
  const first = projects?.[0]
  const { isKnownLicense } = useKnownLicense(projects, isListShown)
  const tag = useRelationFilter(tags, 'tags', projects, isListShown)
  const category = useRelationFilter(categories, 'categories', projects, isListShown)
  const stack = useRelationFilter(languageStacks, 'language_stacks', projects, isListShown)
  const ofRows = useMemo(() => licenseChoices(licensesOf(projects ?? [])), [projects])
  const licenses = given ?? ofRows
  return useMemo(() => {
    const license: RowFilter<ProjectRow> = {
      id: 'license',
      label: 'License',
      choices: licenses,
      valuesOf: (row) => (row.license ? [row.license] : []),
    }
    const missing: RowFilter<ProjectRow> = {
      id: 'missing',
      label: 'Missing',
      choices: gapChoices.filter(({ value }) => value !== 'license' || first?.license !== undefined),
      valuesOf: (row) => gapsOf(row, isKnownLicense),
    }
    return [
      ...toggles,
      ...[tag, category, stack].filter((one) => one !== undefined),
      ...(first?.license === undefined ? [] : [license]),
      ...(first?.hasDescription === undefined ? [] : [missing]),
    ]
  }, [first, tag, category, stack, licenses, isKnownLicense])
}

/** How many rows have each license. */
function licensesOf(projects: readonly ProjectRow[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { license } of projects) if (license) counts.set(license, (counts.get(license) ?? 0) + 1)
  return counts
}
