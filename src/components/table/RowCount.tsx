import type { Noun } from './TableFrame'
import { VisuallyHidden } from '../text/VisuallyHidden'
import { countWord } from '../../contract/words'

export interface RowCountProps {
  noun: Noun
  /** Rows in all. */
  total: number
  /** Rows that the search leaves; undefined without a search. */
  found: number | undefined
  /** The list is so long that they are estimated. */
  isAbout?: boolean
  /** More are on their way: `120 so far`. */
  isArriving?: boolean
}

/**
 * How many rows there are, announced politely when it changes: `371`, and `12 of 371` while somebody searches.
 *
 * Use it beside the search of a list that is no table; DataTable and TreeTable have it already.
 */
export function RowCount({ noun, total, found, isAbout = false, isArriving = false }: RowCountProps) {
  const all = countWord(total)
  const exact = found === undefined ? all : `${countWord(found)} of ${all}`
  const count = isArriving ? `${exact} so far` : isAbout ? `about ${exact}` : exact
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
