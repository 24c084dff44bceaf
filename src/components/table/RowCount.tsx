import type { Noun } from './TableFrame'
import { VisuallyHidden } from '../text/VisuallyHidden'
import { aboutWord, countWord } from '../../contract/words'

export interface RowCountProps {
  noun: Noun
  /** Rows in all. */
  total: number
  /** Rows that the search leaves; undefined without a search. */
  found: number | undefined
  /** `total` is estimated, as the list is long. */
  isTotalAbout?: boolean
  /** `found` is estimated. */
  isAbout?: boolean
  /** More are on their way: `120 so far`. */
  isArriving?: boolean
}

/**
 * How many rows there are, announced politely when it changes: `371`, and `12 of 371` while somebody searches.
 *
 * Use it beside the search of a list that is no table; DataTable and TreeTable have it already.
 */
export function RowCount(props: RowCountProps) {
  const { noun, total, found, isTotalAbout = false, isAbout = false, isArriving = false } = props
  // One "about" is enough for both.
  const all = found !== undefined && isAbout ? countWord(total, isTotalAbout) : aboutWord(total, isTotalAbout)
  const shown = found === undefined ? all : `${aboutWord(found, isAbout)} of ${all}`
  const count = isArriving ? `${shown} so far` : shown
  // Each number on the way to the last one would be announced.
  const announced = isArriving
    ? `Loading more ${noun.many}`
    : `${count} ${total === 1 ? noun.one : noun.many}`
  return (
    <>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>
        <output>{announced}</output>
      </VisuallyHidden>
    </>
  )
}
