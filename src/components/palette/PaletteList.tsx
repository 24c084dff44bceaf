import { Button } from '@blueprintjs/core'
import { CrossIcon } from '@blueprintjs/icons'
import { memo, useEffect, useRef, type MouseEvent } from 'react'
import { useSettled } from '../../lib/useSettled'
import { VisuallyHidden } from '../text/VisuallyHidden'
import { optionId } from './optionId'
import type { PaletteEntry, PaletteGroup, PaletteProblem } from './PaletteEntry'
import { PaletteFoot } from './PaletteFoot'
import { paletteName } from './paletteName'
import { paletteRoles } from './paletteRoles'
import { PaletteRow } from './PaletteRow'
import { rowsInView } from './rowsInView'
import styles from './Palette.module.css'

/** Rows that a key draws at once: as many as are in view. */
const inView = 14
/** How long nothing is typed before the rows below them are drawn anew, in ms. */
const pause = 250

interface PaletteListProps<Entry extends PaletteEntry> {
  /** Of the listbox; the options' ids begin with it. */
  id: string
  query: string
  groups: readonly PaletteGroup<Entry>[]
  /** Place of the entry that the keys have reached, counted through all groups. */
  at: number
  isLoading: boolean
  problems: readonly PaletteProblem[]
  /** The pointer has reached an entry. */
  onPoint: (entry: Entry) => void
  onChoose: (entry: Entry, isNewTab: boolean) => void
  onClose: () => void
}

/**
 * What stands below the palette's field: the groups of what is found, or that nothing is.
 *
 * Use it through Palette.
 */
export function PaletteList<Entry extends PaletteEntry>(props: PaletteListProps<Entry>) {
  const { id, query, groups, at, isLoading, problems, onPoint, onChoose, onClose } = props
  const list = useRef<HTMLDivElement>(null)
  const isScrolled = useRef(false)
  /** Id of the entry that a press began on. */
  const pressed = useRef<string>(undefined)
  const entries = groups.flatMap((group) => group.entries)
  const activeId = entries[at]?.id
  useEffect(() => {
    // The first is in view by itself: to ask where it is would cost a layout at each key that is typed.
    if (activeId === undefined || (at === 0 && !isScrolled.current)) return
    document.getElementById(optionId(id, activeId))?.scrollIntoView({ block: 'nearest' })
  }, [id, at, activeId])

  const settled = useSettled(groups, query, pause)
  const drawn = settled === groups || at >= inView ? groups : rowsInView(groups, settled, inView)
  const count = entries.length
  const entryAt = ({ target }: MouseEvent) => {
    const option = (target as Element).closest(`[role=${paletteRoles.option}]`)
    return option ? entries.find((entry) => optionId(id, entry.id) === option.id) : undefined
  }
  const handlePress = (event: MouseEvent) => {
    const entry = entryAt(event)
    const began = pressed.current
    pressed.current = undefined
    // A list that has arrived since may have put another entry there. Tools of assistance click without a pointer.
    if (began !== undefined && began !== entry?.id) return
    const isMiddle = event.button === 1
    if (entry && event.button < 2) onChoose(entry, event.ctrlKey || event.metaKey || isMiddle)
  }
  const listbox = {
    id,
    role: paletteRoles.list,
    'aria-label': paletteName,
    onPointerDown(event: MouseEvent) {
      pressed.current = entryAt(event)?.id
    },
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
      <CloseButton onClose={onClose} />
      <VisuallyHidden>
        <output>
          {isLoading ? 'Loading…' : count > 0 ? foundWords(entries) : `Nothing found for ${query.trim()}`}
        </output>
      </VisuallyHidden>
      {count > 0 && (
        <div ref={list} {...listbox} className={styles.list}>
          {drawn.map((group, place) => {
            const first = countOf(drawn.slice(0, place))
            // Groups and rows stay in their places while other words fill them: nothing is made anew at a key.
            return <Group key={place} id={id} group={group} at={at - first} />
          })}
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
      <PaletteFoot isLoading={isLoading} problems={problems} />
    </>
  )
}

/** Lines that lead to all of a list are no more of what is found. */
function foundWords(entries: readonly PaletteEntry[]): string {
  const count = entries.filter(({ isAll }) => !isAll).length
  return count < entries.length ? `${count} shown, more in the lists` : `${count} found`
}

const countOf = (groups: readonly PaletteGroup<PaletteEntry>[]) =>
  groups.reduce((sum, { entries }) => sum + entries.length, 0)

interface GroupProps {
  id: string
  group: PaletteGroup<PaletteEntry>
  /** Place within it of the entry that the keys have reached. */
  at: number
}

const Group = ({ id, group: { title, entries }, at }: GroupProps) => (
  <div role={paletteRoles.group} aria-label={title}>
    <div aria-hidden="true" className={styles.title}>
      {title}
    </div>
    {entries.map((entry, place) => (
      <PaletteRow key={place} id={optionId(id, entry.id)} entry={entry} isActive={place === at} />
    ))}
  </div>
)

/** Not in the field: Blueprint would measure it at each key. */
const CloseButton = memo(function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <Button
      className={styles.close}
      variant="minimal"
      aria-label="Close"
      icon={<CrossIcon />}
      onClick={onClose}
    />
  )
})
