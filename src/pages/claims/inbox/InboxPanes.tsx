import { Button } from '@blueprintjs/core'
import { ChevronLeftIcon } from '@blueprintjs/icons'
import { useRef, type ReactNode, type RefObject } from 'react'
import { EmptyState } from '../../../components/feedback/EmptyState'
import { LoadingButton } from '../../../components/feedback/LoadingButton'
import { RowCount, type RowCountProps } from '../../../components/table/RowCount'
import { TableSearch } from '../../../components/table/TableSearch'
import type { Further } from '../../../stores/FurtherPages'
import { useNow } from '../../../lib/useNow'
import styles from './Inbox.module.css'
import { InboxItem, type InboxEntry } from './InboxItem'
import { fromList, type InboxAddress } from './useInboxAddress'
import type { InboxMoves } from './useInboxMoves'

export interface InboxPanesProps {
  /** Name of the list: `Claims`. */
  label: string
  /** Those that the search finds. */
  entries: readonly InboxEntry[]
  noun: RowCountProps['noun']
  /** Entries without the search. */
  total: number
  search: Pick<InboxAddress, 'search' | 'onSearch'>
  moves: InboxMoves
  hrefOf: (id: number) => string
  /** Stands in the list's place where it has no entry. */
  empty: ReactNode
  /** Older entries that were not loaded yet. */
  more?: Further | undefined
  /** Below the list: what is not in it. */
  note?: ReactNode
  /** The letter that is shown. */
  children: ReactNode
}

/**
 * A list of letters and the letter beside it: both from 1,100 px on, one at a time below that.
 *
 * Use it for what people wrote and staff reads one by one. For records in columns use DataTable.
 */
export function InboxPanes(props: InboxPanesProps) {
  const { label, entries, noun, total, moves, hrefOf, empty, more, note, children } = props
  const { search, onSearch } = props.search
  const isSearching = search.trim() !== ''
  const input = useRef<HTMLInputElement>(null)
  const handleClear = () => {
    onSearch('')
    input.current?.focus()
  }
  const now = useNow()
  const { shown, isOpen, isWide } = moves
  return (
    <div className={styles.panes} data-open={isOpen || undefined}>
      <section className={styles.list} aria-label={label}>
        {total > 0 && (
          <div className={styles.search}>
            <TableSearch
              label={`Search ${noun.many}`}
              text={search}
              onChange={onSearch}
              onClear={handleClear}
              inputRef={input}
            />
            {isSearching && <RowCount noun={noun} total={total} found={entries.length} />}
          </div>
        )}
        {total === 0 ? (
          empty
        ) : entries.length === 0 ? (
          <EmptyState
            mark="search"
            title={
              <>
                No {noun.many} match <q>{search.trim()}</q>
              </>
            }
            actions={<Button onClick={handleClear}>Show all {noun.many}</Button>}
          />
        ) : (
          <ul className={styles.items}>
            {entries.map((entry) => (
              <InboxItem
                key={entry.id}
                entry={entry}
                now={now}
                isShown={entry.id === shown && (isWide || isOpen)}
                href={hrefOf(entry.id)}
                replace={isWide}
                state={isWide ? null : fromList}
                onClick={moves.onChosen}
              />
            ))}
          </ul>
        )}
        {more && (
          <div className={styles.more}>
            {isSearching && <p>Older {noun.many} are searched once they are shown.</p>}
            {more.error !== undefined && <p role="alert">{more.error}</p>}
            <LoadingButton text="Show older" isBusy={more.isLoading} onClick={more.onMore} />
          </div>
        )}
        {note}
      </section>
      <section className={styles.letter} aria-label="Letter">
        {shown !== undefined && (
          <>
            <div className={styles.back}>
              <Button
                variant="minimal"
                icon={<ChevronLeftIcon />}
                text="Back to the list"
                onClick={moves.onBack}
              />
            </div>
            {children}
          </>
        )}
      </section>
    </div>
  )
}

/** Ref to the heading of the letter, which takes the focus when the letter fills the window. */
export type LetterHeading = RefObject<HTMLHeadingElement>
