import type { ListPart, WindowPlace } from '../../../lib/window/WindowPlace'
import type { FilterCounts } from '../../filters/FilterCounts'
import type { LongList } from '../../selection/Selection'
import type { WholeList } from '../useVirtualRows'

/** A list that is too long to be read whole: the part of it that is there, and who reads more. */
export interface LongRows<Row> extends Pick<LongList, 'readKeys' | 'markOf' | 'readRange'> {
  /** Rows that stand behind each other in the list. */
  readonly part: ListPart & Pick<WholeList, 'readBeyond' | 'isAbout'> & { readonly rows: readonly Row[] }
  /** Rows of the list without search and filters. */
  readonly total: number
  /** `total` is estimated. */
  readonly isTotalAbout: boolean
  /** The search that found these rows, and not yet one that is being typed. */
  readonly search: string
  /** Rows of another search, order or place are on their way. */
  readonly isBusy: boolean
  /** What each filter would leave. */
  readonly counts: FilterCounts<Row>
  /** Where the part lies in the page; it is kept as long as the list is. */
  readonly place: WindowPlace
  /** The rows at this end of the part are nearly in view: what is there already must not be read again. */
  readonly onNear: (end: 'before' | 'after') => void
  /** The scroll bar was moved to this row, counted from 0. */
  readonly onJump: (row: number) => void
  /** Reads all rows, those that search and filters leave, or those with these keys. Throws an error with words for people. */
  readonly readRows: (which: 'all' | 'shown' | readonly string[]) => Promise<readonly Row[]>
  /** Why the next rows could not be read. */
  readonly failure: { readonly message: string; readonly onRetry: () => void } | undefined
}
