/** How many rows use each of some records, by its id. */
export type UseCounts = ReadonlyMap<number, number>

/**
 * How many rows have each tag, category or stack. A row that has a record counts also for all that this lies below, once for
 * each: a number is that of the rows which the list's filter leaves. `lines` are those of `lineage`.
 */
export function countUses<Row>(
  rows: readonly Row[],
  idsOf: (row: Row) => readonly number[] | null | undefined,
  lines: ReadonlyMap<number, readonly number[]>,
): UseCounts {
  const counts = new Map<number, number>()
  for (const row of rows) {
    const used = new Set((idsOf(row) ?? []).flatMap((id) => lines.get(id) ?? [id]))
    for (const id of used) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}
