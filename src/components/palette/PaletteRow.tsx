import { memo } from 'react'
import { KeyHint } from '../keys/KeyHint'
import { lightIcon } from './lightIcon'
import type { PaletteEntry } from './PaletteEntry'
import { paletteRoles } from './paletteRoles'
import styles from './Palette.module.css'

interface PaletteRowProps {
  entry: PaletteEntry
  id: string
  /** The keys have reached it. */
  isActive: boolean
}

function PaletteRowOf({ entry, id, isActive }: PaletteRowProps) {
  const { name, note, icon, keys } = entry
  return (
    <div id={id} role={paletteRoles.option} aria-selected={isActive} className={styles.row}>
      <span className={styles.icon}>{lightIcon(icon)}</span>
      <span className={styles.name}>{name}</span>
      {note && <span className={styles.note}>{note}</span>}
      {keys && (
        <span className={styles.keys}>
          <KeyHint keys={keys} />
        </span>
      )}
    </div>
  )
}

/**
 * One line of the palette: icon, name, note. It is drawn again only when something of it changes: a key draws many.
 *
 * Use it through Palette, whose list takes the presses.
 */
export const PaletteRow = memo(PaletteRowOf)
