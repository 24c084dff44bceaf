import type { ListedTable } from '../database/port'

/** The chosen ids without repeats, in the order of choosing. */
export function distinct(ids: readonly number[]): number[] {
  return [...new Set(ids)]
}

/** Whether these records were chosen already, in this order: then they are there, and need not be stored again. */
export function isChosen(ids: readonly number[], before: readonly { id: number }[] | undefined): boolean {
  return before !== undefined && before.map(({ id }) => id).join() === ids.join()
}

/** A sentence at the field when one of the chosen records does not exist; `what` as in "tag". */
export async function unknownIds<Field extends string>(
  field: Field,
  what: string,
  table: Pick<ListedTable<unknown, unknown>, 'missing'>,
  ids: readonly number[],
): Promise<{ [F in Field]?: string }> {
  const missing = ids.length === 0 ? [] : await table.missing(ids)
  if (missing.length === 0) return {}
  const sentence = `There is no ${what} with the id ${missing.slice(0, 5).join(', ')}: choose another`
  return { [field]: sentence } as { [F in Field]?: string }
}
