import type { Choice } from '../../../components/table/model/filters'

/**
 * The options of the license filter, from the number of projects of each license: sorted by that number, descending, then by
 * name, ignoring case. No `Intl.Collator` is used, because this runs before the first rows and creating one delays them.
 */
export function licenseChoices(counts: Iterable<readonly [license: string, count: number]>): Choice[] {
  return [...counts]
    .map(([license, count]) => ({ license, count, name: license.toLowerCase() }))
    .sort((a, b) => b.count - a.count || Number(a.name > b.name) - Number(a.name < b.name))
    .map(({ license }) => ({ value: license, name: license }))
}
