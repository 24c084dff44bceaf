import { useCallback, useSyncExternalStore } from 'react'
import type { Selection } from './Selection'
import styles from './SelectBox.module.css'
import { aboutWord } from '../../contract/words'

interface BoxProps {
  label: string
  isChecked: boolean
  isMixed?: boolean
  /** One stop of Tab for all: the arrow keys lead from the head's to those of the rows. */
  isInRow?: boolean
  onChange: (hasShift: boolean) => void
}

/** The browser's own box: Blueprint's brings all its controls to the first screen. */
function Box({ label, isChecked, isMixed = false, isInRow = false, onChange }: BoxProps) {
  return (
    <label className={styles.box}>
      <input
        // No effect: each row has a box.
        ref={(input) => {
          if (input) input.indeterminate = isMixed
        }}
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        tabIndex={isInRow ? -1 : undefined}
        onChange={({ nativeEvent }) => onChange(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </label>
  )
}

export interface SelectRowProps {
  selection: Selection
  /** Key of the row. */
  rowKey: string
  /** What a reader calls the row. */
  name: string
}

/** Selects one row; with Shift all rows from the one that was pressed before. Drawn again when this row changes alone. */
export function SelectRow({ selection, rowKey, name }: SelectRowProps) {
  const watch = useCallback(
    (listener: () => void) => selection.watchRow(rowKey, listener),
    [selection, rowKey],
  )
  const read = () => selection.has(rowKey)
  const isChecked = useSyncExternalStore(watch, read, read)
  return (
    <Box
      label={`Select ${name}`}
      isInRow
      isChecked={isChecked}
      onChange={(hasShift) => (hasShift ? selection.extendTo(rowKey) : selection.toggle(rowKey))}
    />
  )
}

/** Selects all rows that the list shows, or none. */
export function SelectShown({ selection, noun }: { selection: Selection; noun: string }) {
  useSyncExternalStore(selection.watch, selection.read, selection.read)
  const { part, extent, isAbout } = selection
  return (
    <Box
      label={`Select all ${aboutWord(extent, isAbout)} ${noun}`}
      isChecked={part === 'all'}
      isMixed={part === 'some'}
      onChange={() => selection.toggleShown()}
    />
  )
}
