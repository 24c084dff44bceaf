import { ExportIcon } from '@blueprintjs/icons'
import { MenuButton } from '../menu/MenuButton'
import type { MenuEntry } from '../menu/MenuEntry'
import type { Noun } from '../table/TableFrame'
import { VisuallyHidden } from '../text/VisuallyHidden'
import styles from './ExportButton.module.css'

/** Which rows of a list go into a file. */
export type ExportedPart = 'all' | 'shown' | 'selected'
/** The forms of a file. */
export type ExportFormat = 'csv' | 'json'

export interface ExportButtonProps {
  noun: Noun
  /** `Export` by default; a list that can grow by a file imports as well. */
  does?: 'Export' | 'Import' | 'Export or import'
  /** The lines of its menu, asked for when it opens: those of `exportEntries`. */
  entries: () => Promise<readonly MenuEntry[]>
  /** The menu is about to open: what writes the file can be fetched. */
  onWanted?: () => void
  /** Beside actions with a frame it has one too. */
  isFramed?: boolean
  /** There is no list yet: only the button's place is kept, so that what stands beside it does not move. */
  isToCome?: boolean
}

/**
 * Saves what a list shows as a file, for spreadsheets or for programs; and leads to the import of one where the list can grow by it.
 *
 * Use it in the head of a list and among the actions of a selection.
 */
export function ExportButton(props: ExportButtonProps) {
  const { noun, does = 'Export', entries, onWanted, isFramed = false, isToCome = false } = props
  return (
    <span className={styles.place} data-to-come={isToCome || undefined}>
      <MenuButton
        label={isFramed ? `Export the selected ${noun.many}` : `${does} ${noun.many}`}
        text={isFramed ? 'Export' : <VisuallyHidden below={1024}>{does}</VisuallyHidden>}
        {...(!isFramed && { icon: <ExportIcon />, title: `${does} files` })}
        variant={isFramed ? 'solid' : 'minimal'}
        entries={entries}
        onWanted={onWanted}
      />
    </span>
  )
}
