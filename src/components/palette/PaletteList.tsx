import { Button } from '@blueprintjs/core'
import { CrossIcon } from '@blueprintjs/icons'
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { commandKey } from '../../lib/isApple'
import { VisuallyHidden } from '../text/VisuallyHidden'
import type { PaletteEntry, PaletteGroup, PaletteProblem } from './PaletteEntry'
import { PaletteFoot } from './PaletteFoot'
import { paletteRoles } from './paletteRoles'
import styles from './Palette.module.css'

interface PaletteListProps<Entry extends PaletteEntry> {
  id: string
  label: string
  query: string
  groups: readonly PaletteGroup<Entry>[]
  /** Of the entry that the keys have reached. */
  activeId: string | undefined
  isLoading: boolean
  problems: readonly PaletteProblem[]
  /** The pointer has reached an entry. */
  onPoint: (entry: Entry) => void
  onChoose: (entry: Entry, isNewTab: boolean) => void
  onClose: () => void
  /** `at` counts through all groups. */
  renderEntry: (entry: Entry, at: number) => ReactNode
}

/**
 * What stands below the palette's field: the groups of what is found, or that nothing is.
 *
 * Use it through Palette.
 */
export function PaletteList<Entry extends PaletteEntry>(props: PaletteListProps<Entry>) {
  const { id, label, query, groups, activeId, isLoading, problems } = props
  const { onPoint, onChoose, onClose, renderEntry } = props
  const list = useRef<HTMLDivElement>(null)
  const isScrolled = useRef(false)
  const firstId = groups[0]?.entries[0]?.id
  useEffect(() => {
    // The first is in view by itself: to ask where it is would cost a layout at each key that is typed.
    if (activeId === undefined || (activeId === firstId && !isScrolled.current)) return
    const row = list.current?.querySelector(`[data-entry="${CSS.escape(activeId)}"]`)
    row?.scrollIntoView({ block: 'nearest' })
  }, [activeId, firstId])

  const count = countOf(groups)
  const entryAt = ({ target }: MouseEvent) => {
    const id = (target as Element).closest<HTMLElement>('[data-entry]')?.dataset.entry
    return groups.flatMap(({ entries }) => entries).find((entry) => entry.id === id)
  }
  const handlePress = (event: MouseEvent) => {
    const entry = entryAt(event)
    const isMiddle = event.button === 1
    if (entry && event.button < 2) onChoose(entry, event.ctrlKey || event.metaKey || isMiddle)
  }
  const listbox = {
    id,
    role: paletteRoles.list,
    'aria-label': label,
    // The focus stays in the field, whose keys choose.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onMouseMove(event: MouseEvent) {
      const entry = entryAt(event)
      // Browsers also report a move when the list moves below a pointer that rests.
      if (entry && entry.id !== activeId && (event.movementX !== 0 || event.movementY !== 0)) onPoint(entry)
    },
    onScroll() {
      isScrolled.current = list.current !== null && list.current.scrollTop > 0
    },
    onClick: handlePress,
    onAuxClick: handlePress,
  }
  return (
    <>
      {/* Not in the field: Blueprint would measure it at each key. */}
      <Button
        className={styles.close}
        variant="minimal"
        aria-label="Close"
        icon={<CrossIcon />}
        onClick={onClose}
      />
      <VisuallyHidden>
        <output>
          {isLoading ? 'Loading…' : count > 0 ? `${count} found` : `Nothing found for ${query.trim()}`}
        </output>
      </VisuallyHidden>
      {count > 0 && (
        <div ref={list} {...listbox} className={styles.list}>
          {groups.map(({ title, entries }, group) => (
            <div key={title} role={paletteRoles.group} aria-label={title}>
              <div aria-hidden="true" className={styles.title}>
                {title}
              </div>
              {entries.map((entry, at) => renderEntry(entry, countOf(groups.slice(0, group)) + at))}
            </div>
          ))}
        </div>
      )}
      {count === 0 && !isLoading && (
        <div className={styles.nothing}>
          <p className={styles.nothingTitle}>
            Nothing found for <q>{query.trim()}</q>
          </p>
          <p>Names, addresses and taglines are searched. Type &gt; for actions.</p>
        </div>
      )}
      <PaletteFoot isLoading={isLoading} problems={problems} command={commandKey()} />
    </>
  )
}

const countOf = (groups: readonly PaletteGroup<PaletteEntry>[]) =>
  groups.reduce((sum, { entries }) => sum + entries.length, 0)
