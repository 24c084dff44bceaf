/** One filter of a table that is on or off: a button above it that leaves some of the rows. */
export interface ToggleFilter<Row> {
  /** Its name in the address. */
  id: string
  /** Words on the button: `Featured`. */
  label: string
  keeps: (row: Row) => boolean
}

/** One thing that a filter offers: a tag, a license. */
export interface Choice {
  /** In the address. */
  value: string
  name: string
  /** Names of what it lies below, outermost first. */
  path?: string[]
}

/** A filter with a list of choices: a row is kept that has one of those chosen. */
export interface ChoiceFilter<Row> {
  id: string
  label: string
  /** In the order of the list; undefined while they are being loaded. */
  choices: readonly Choice[] | undefined
  /** Values of the choices under which a row is found: in a tree also those of all that its own lie below. */
  valuesOf: (row: Row) => readonly string[]
}

export type RowFilter<Row> = ToggleFilter<Row> | ChoiceFilter<Row>

/** What stands in the address for a choice: `tag:7`. */
export const choiceToken = (id: string, value: string): string => `${id}:${encodeURIComponent(value)}`

/** The values that are chosen of one filter. */
export function chosenValues(id: string, on: readonly string[]): string[] {
  const start = `${id}:`
  return on.filter((token) => token.startsWith(start)).map((token) => decoded(token.slice(start.length)))
}

/** `on` with these choices of one filter in place of those before. */
export function withChosen(on: readonly string[], id: string, values: readonly string[]): string[] {
  const others = on.filter((token) => !token.startsWith(`${id}:`))
  return [...others, ...values.map((value) => choiceToken(id, value))]
}

/** The rows that all filters keep which are on; filters that the table does not have are left out. */
export function filtered<Row>(
  rows: readonly Row[],
  filters: readonly RowFilter<Row>[],
  on: readonly string[],
): readonly Row[] {
  if (on.length === 0) return rows
  const tests = filters.flatMap((filter) => testOf(filter, on) ?? [])
  return tests.length === 0 ? rows : rows.filter((row) => tests.every((keeps) => keeps(row)))
}

/** How many of the rows there would be with each choice of this filter, as the others stand. */
export function countChoices<Row>(
  rows: readonly Row[],
  filters: readonly RowFilter<Row>[],
  on: readonly string[],
  { id, valuesOf }: ChoiceFilter<Row>,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const row of filtered(rows, filters, withChosen(on, id, [])))
    for (const value of new Set(valuesOf(row))) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/** How many of the rows there would be with each filter that is on or off, by its id, as the others stand. */
export function countToggles<Row>(
  rows: readonly Row[],
  filters: readonly RowFilter<Row>[],
  on: readonly string[],
): ReadonlyMap<string, number> {
  const toggles = filters.filter((filter): filter is ToggleFilter<Row> => 'keeps' in filter)
  return new Map(
    toggles.map(({ id, keeps }) => {
      const left = filtered(
        rows,
        filters,
        on.filter((token) => token !== id),
      )
      return [id, left.reduce((count, row) => (keeps(row) ? count + 1 : count), 0)]
    }),
  )
}

function testOf<Row>(filter: RowFilter<Row>, on: readonly string[]): ((row: Row) => boolean) | undefined {
  if ('keeps' in filter) return on.includes(filter.id) ? filter.keeps : undefined
  const chosen = new Set(chosenValues(filter.id, on))
  return chosen.size === 0 ? undefined : (row) => filter.valuesOf(row).some((value) => chosen.has(value))
}

/** An address that somebody wrote by hand may hold anything. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
