import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useRef, type ReactNode } from 'react'
import styles from './OptionList.module.css'
import type { ComboboxList } from './useCombobox'

interface OptionListProps {
  list: ComboboxList
  label: string
  count: number
  isSelected: (row: number) => boolean
  isMulti?: boolean
  /** What a row shows. */
  children: (row: number) => ReactNode
}

const rowHeight = 34

/** The list of a combobox, of any length: only the rows in sight, and the active one, are in the document. */
export function OptionList({ list, label, count, isSelected, isMulti, children }: OptionListProps) {
  const { active } = list
  const scroller = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 6,
    // Otherwise the browser reports a resize loop as an error of the page.
    useAnimationFrameWithResizeObserver: true,
    initialRect: { width: 0, height: 280 },
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) => {
        const shown = defaultRangeExtractor(range)
        if (active < 0 || active >= range.count || shown.includes(active)) return shown
        return [...shown, active].sort((a, b) => a - b)
      },
      [active],
    ),
  })
  useEffect(() => {
    if (active >= 0) rows.scrollToIndex(active)
  }, [active, rows])

  return (
    <div
      ref={scroller}
      {...list.listProps}
      aria-label={label}
      aria-multiselectable={isMulti || undefined}
      className={styles.scroller}
    >
      <div role="presentation" className={styles.list} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map((row) => (
          <div
            {...list.optionProps(row.index)}
            key={row.key}
            ref={rows.measureElement}
            data-index={row.index}
            aria-selected={isSelected(row.index)}
            className={row.index === active ? `${styles.option} ${styles.active}` : styles.option}
            style={{ transform: `translateY(${row.start}px)` }}
          >
            {children(row.index)}
          </div>
        ))}
      </div>
    </div>
  )
}
