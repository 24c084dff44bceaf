import {
  chosenValues,
  countChoices,
  countToggles,
  type ChoiceFilter,
  type RowFilter,
} from '../table/model/filters'
import { countWord } from '../../contract/words'

/** How many rows each filter would leave, as the others stand. */
export interface FilterCounts<Row> {
  /** By the ids of the filters that are on or off; undefined as long as they are not counted. */
  toggles: () => ReadonlyMap<string, number> | undefined
  /** By the values of one filter's choices; undefined as long as they are not counted. */
  choices: (filter: ChoiceFilter<Row>) => ReadonlyMap<string, number> | undefined
  /** Whether those of the filter with this id are estimated. */
  isAbout?: (filter: string) => boolean
}

/** Counts the rows themselves, once they are asked for: `rows` are what the search found. */
export function countsOfRows<Row>(
  rows: readonly Row[],
  filters: readonly RowFilter<Row>[],
  on: readonly string[],
): FilterCounts<Row> {
  let toggles: ReadonlyMap<string, number> | undefined
  return {
    toggles: () => (toggles ??= countToggles(rows, filters, on)),
    choices: (filter) => countChoices(rows, filters, on, filter),
  }
}

/** What a host has counted, by words as in the address: `active`, `tag:7`. They are estimated but for the filters that are `exact`. */
export function countsByWord<Row>(
  words: Readonly<Record<string, number>> | undefined,
  isAbout = false,
  exact: readonly string[] = [],
): FilterCounts<Row> {
  const counted = words && Object.entries(words)
  const toggles = counted && new Map(counted)
  return {
    toggles: () => toggles,
    choices: ({ id }) =>
      counted &&
      new Map(
        counted.flatMap(([word, count]) => chosenValues(id, [word]).map((value) => [value, count] as const)),
      ),
    isAbout: (filter) => isAbout && !exact.includes(filter),
  }
}

/** A number of rows as it stands on a filter: `~41,200` where it is estimated, and `~0` where a sample had none. */
export const countWords = (count: number, isAbout = false): string =>
  `${isAbout ? '~' : ''}${countWord(count, isAbout)}`
