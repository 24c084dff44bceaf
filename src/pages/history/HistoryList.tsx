import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useRowKeys } from '../../components/keys/useRowKeys'
import { barHeight } from '../../components/table/useVirtualRows'
import type { HistoryEntry } from '../../contract/endpoints/history'
import { useTopOf } from '../../lib/useTopOf'
import { dayOf, dayWords } from './days'
import { EntryDetails } from './EntryDetails'
import { HistoryItem } from './HistoryItem'
import styles from './HistoryList.module.css'
import { OlderEntries } from './OlderEntries'
import type { FeedState } from './useHistoryFeed'

/** A line of the list: a day, or an entry. */
type Line = { id: string; at: Date; entry?: HistoryEntry }

/** So many lines before the end of what is known the next part is asked for. */
const ahead = 10
/** Up to this many lines are drawn whole, so that the browser's own search finds all of them. */
const wholeUpTo = 60

/** The whole history, day by day, newest first: only what is in view is drawn, and older parts come as one scrolls. */
export function HistoryList({ feed }: { feed: FeedState }) {
  const { entries = none, next } = feed.value ?? {}
  const lines = useMemo(() => linesOf(entries), [entries])
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const list = useRef<HTMLOListElement>(null)
  const top = useTopOf(list)
  const keyOf = useCallback((index: number) => lines[index]?.id ?? '', [lines])
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: lines.length,
    estimateSize: (index) => (lines[index]?.entry ? 57 : 40),
    getItemKey: keyOf,
    overscan: lines.length <= wholeUpTo ? lines.length : 10,
    scrollMargin: top,
    scrollPaddingStart: barHeight,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  })
  useRowKeys(list, lines.length > 0)
  const items = virtualizer.getVirtualItems()
  const last = virtualizer.range?.endIndex ?? 0
  const isDue = next !== null && next !== undefined && last >= lines.length - ahead
  const { onMore, isLoadingMore, moreError } = feed
  useEffect(() => {
    if (isDue && !isLoadingMore && moreError === undefined) onMore()
  }, [isDue, isLoadingMore, moreError, onMore])
  const toggle = (id: number) =>
    setOpen((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]))
  const [now] = useState(() => new Date())
  return (
    <>
      <ol
        ref={list}
        aria-label="History"
        className={styles.list}
        style={{
          paddingTop: (items[0]?.start ?? top) - top,
          paddingBottom: virtualizer.getTotalSize() + top - (items.at(-1)?.end ?? top),
        }}
      >
        {items.map(({ index, key }) => {
          const line = lines[index]
          return (
            line && (
              <li
                key={String(key)}
                ref={virtualizer.measureElement}
                data-index={index}
                data-day={line.entry ? undefined : true}
              >
                {line.entry ? (
                  <HistoryItem entry={line.entry} isOpen={open.has(line.entry.id)} onToggle={toggle}>
                    <EntryDetails entry={line.entry} entries={entries} />
                  </HistoryItem>
                ) : (
                  <h2 className={styles.day}>{dayWords(line.at, now)}</h2>
                )}
              </li>
            )
          )
        })}
      </ol>
      <OlderEntries feed={feed} />
    </>
  )
}

const none: readonly HistoryEntry[] = []

function linesOf(entries: readonly HistoryEntry[]): Line[] {
  const lines: Line[] = []
  let day = ''
  for (const entry of entries) {
    const at = new Date(entry.at)
    if (dayOf(at) !== day) {
      day = dayOf(at)
      // A day may come twice where entries around midnight are not in the order of their times.
      lines.push({ id: `${day} ${entry.id}`, at })
    }
    lines.push({ id: String(entry.id), at, entry })
  }
  return lines
}
