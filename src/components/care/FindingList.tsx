import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { aboutWord } from '../../contract/words'
import { LoadingButton } from '../feedback/LoadingButton'
import styles from './FindingList.module.css'

/** So many are drawn at first, and with each press more. */
const atOnce = 50

/** What lies over the page, as the library names it. */
const overlays = '.bp6-portal'

/** Findings that the host knows and has not sent yet. */
export interface MoreFindings {
  /** How many. */
  count: number
  /** That is an estimate. */
  isAbout?: boolean
  isLoading: boolean
  /** Why the last try brought none. */
  error: string | undefined
  onMore: () => void
}

export interface FindingListProps<Item> {
  /** Accessible name: `Near names`. */
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** A Finding. */
  renderItem: (item: Item) => ReactNode
  /** Stands where there is none. */
  empty: ReactNode
  /** They are asked for when those before them are shown. */
  more?: MoreFindings | undefined
  /** Below the list. */
  children?: ReactNode
}

/**
 * What was found, one row each; thousands are drawn by and by. When a row with the focus goes, the next one gets it.
 *
 * Use it for each list of the page of care. Rows with columns are a DataTable.
 */
export function FindingList<Item>(props: FindingListProps<Item>) {
  const { label, items, keyOf, renderItem, empty, more, children } = props
  const [shown, setShown] = useState(atOnce)
  const region = useRef<HTMLElement>(null)
  /** Place of the row that has the focus; -1 where none has it. */
  const last = useRef(-1)
  useLayoutEffect(() => {
    if (last.current < 0 || document.activeElement !== document.body) return
    const rows = region.current?.querySelectorAll<HTMLElement>('li')
    const next = rows?.[Math.min(last.current, rows.length - 1)]
    ;(
      next?.querySelector<HTMLElement>('button') ??
      next?.querySelector<HTMLElement>('a') ??
      region.current
    )?.focus({ preventScroll: true })
  })
  useEffect(() => {
    const list = region.current
    const handleFocus = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest('li') : null
      last.current = row?.parentElement ? [...row.parentElement.children].indexOf(row) : 0
    }
    const handleBlur = ({ relatedTarget }: FocusEvent) => {
      // A row that goes away takes the focus with it and names nothing; a dialog is about the row, and gives the focus back.
      const isElsewhere = relatedTarget instanceof Element && !relatedTarget.closest(overlays)
      if (isElsewhere) last.current = -1
    }
    list?.addEventListener('focusin', handleFocus)
    list?.addEventListener('focusout', handleBlur)
    return () => {
      list?.removeEventListener('focusin', handleFocus)
      list?.removeEventListener('focusout', handleBlur)
    }
  }, [])
  const ready = Math.max(0, items.length - shown)
  const left = ready + (more ? Math.max(more.count, 1) : 0)
  const handleMore = () => {
    setShown(shown + atOnce)
    if (ready <= atOnce) more?.onMore()
  }
  return (
    <section ref={region} aria-label={label} tabIndex={-1} className={styles.list}>
      {items.length === 0 ? (
        empty
      ) : (
        <ul className={styles.items}>
          {items.slice(0, shown).map((item) => (
            <li key={keyOf(item)}>{renderItem(item)}</li>
          ))}
        </ul>
      )}
      {(left > 0 || children) && (
        <div className={styles.foot}>
          {more?.error !== undefined && ready === 0 && <p role="alert">{more.error}</p>}
          {left > 0 && (
            <LoadingButton
              text={
                more?.error === undefined || ready > 0
                  ? `Show ${Math.min(left, atOnce)} more of ${aboutWord(left, more?.isAbout)}`
                  : 'Retry'
              }
              isBusy={more?.isLoading === true && ready === 0}
              onClick={handleMore}
            />
          )}
          {children}
        </div>
      )}
    </section>
  )
}
