import type { Choice } from '../../../components/table/model/filters'

/**
 * The choices of licenses, of which is told how many projects have them: the most frequent first, those of as many by name,
 * whose case does not count. They are sorted before the first rows are drawn, which a collator would hold up.
 */
export function licenseChoices(counts: Iterable<readonly [license: string, count: number]>): Choice[] {
  return [...counts]
    .map(([license, count]) => ({ license, count, name: license.toLowerCase() }))
    .sort((a, b) => b.count - a.count || Number(a.name > b.name) - Number(a.name < b.name))
    .map(({ license }) => ({ value: license, name: license }))
}
