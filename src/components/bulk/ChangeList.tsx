import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef, useState, type ReactNode } from 'react'
import { useScrollStop } from './useScrollStop'
import styles from './ChangeList.module.css'

/** Height of a row of one line, and of the list, in px. */
const rowHeight = 37
const mostHeight = 8 * rowHeight

/** One record of the list: its name, and what is said of it. */
export interface ChangeRow {
  id: number | string
  name: string
  /** `skipped` where nothing is wrong, `failed` where something hinders; `open` as long as that is not known. */
  tone: 'changed' | 'skipped' | 'failed' | 'open'
  text: ReactNode
}

export interface ChangeListProps {
  /** Accessible name: `Preview`. */
  label: string
  rows: readonly ChangeRow[]
  /** Keeps room for so many rows of one line, and for longer ones as they are, as far as there is room. */
  room: number
}

/**
 * Records with what happens to each; ten thousand are as quick as ten.
 *
 * Use it for the preview of a change of many records, and for its report.
 */
export function ChangeList({ label, rows, room }: ChangeListProps) {
  const region = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => region.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    // Heights are those of records, also when other rows are shown.
    getItemKey: (index) => rows[index]?.id ?? index,
    initialRect: { width: 600, height: 300 },
  })
  const total = virtualizer.getTotalSize()
  const wanted = Math.min(Math.max(total, room * rowHeight), mostHeight)
  // It grows with rows of several lines, and stays as high when fewer are shown.
  const [height, setHeight] = useState(wanted)
  if (wanted > height) setHeight(wanted)
  useScrollStop(region, total > (virtualizer.scrollRect?.height ?? 0))
  return (
    <section ref={region} className={styles.region} style={{ height: height + 2 }} aria-label={label}>
      <ul className={styles.list} style={{ height: total }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = rows[index]
          return (
            row && (
              <li
                key={row.id}
                ref={virtualizer.measureElement}
                data-index={index}
                data-tone={row.tone}
                className={styles.row}
                style={{ transform: `translateY(${start}px)` }}
                aria-setsize={rows.length}
                aria-posinset={index + 1}
              >
                <span className={styles.name}>{row.name}</span>
                <span className={styles.text}>{row.text}</span>
              </li>
            )
          )
        })}
      </ul>
    </section>
  )
}
