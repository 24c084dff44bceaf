import { ExportIcon } from '@blueprintjs/icons'
import { MenuButton } from '../menu/MenuButton'
import type { MenuEntry } from '../menu/MenuEntry'
import type { Noun } from '../table/TableFrame'
import { VisuallyHidden } from '../text/VisuallyHidden'

/** Which rows of a list go into a file. */
export type ExportedPart = 'all' | 'shown' | 'selected'
/** The forms of a file. */
export type ExportFormat = 'csv' | 'json'

export interface ExportButtonProps {
  noun: Noun
  /** How many rows are selected; or how many there are, and how many of them are shown. Asked when the menu opens. */
  counts: () => Counts
  onExport: (part: ExportedPart, format: ExportFormat) => void
  /** The menu is about to open: what writes the file can be fetched. */
  onWanted?: () => void
  /** Beside actions with a frame it has one too. */
  isFramed?: boolean
}

const formats: readonly { format: ExportFormat; name: string; note: string }[] = [
  { format: 'csv', name: 'CSV', note: 'for spreadsheets' },
  { format: 'json', name: 'JSON', note: 'for programs' },
]

type Counts = Partial<Record<ExportedPart, number>>

/** What is offered: what is selected, or what is shown where that is not all, and all. */
function partsOf({ selected, shown = 0, all = 0 }: Counts, noun: Noun) {
  const number = (count: number) => count.toLocaleString('en')
  if (selected !== undefined) return [{ part: 'selected', words: `${number(selected)} selected` }] as const
  if (shown === all)
    return [{ part: 'all', words: `${number(all)} ${all === 1 ? noun.one : noun.many}` }] as const
  const everything = { part: 'all', words: `All ${number(all)}` } as const
  return shown === 0
    ? [everything]
    : ([{ part: 'shown', words: `${number(shown)} shown` }, everything] as const)
}

/**
 * Saves what a list shows as a file, for spreadsheets or for programs.
 *
 * Use it in the head of a list and among the actions of a selection.
 */
export function ExportButton(props: ExportButtonProps) {
  const { noun, counts, onExport, onWanted, isFramed = false } = props
  const entries = (): MenuEntry[] =>
    partsOf(counts(), noun).flatMap(({ part, words }, place) =>
      formats.map(({ format, name, note }) => ({
        id: `${part}-${format}`,
        label: `${words} as ${name}`,
        note,
        startsGroup: place > 0 && format === 'csv',
        run: () => onExport(part, format),
      })),
    )
  return (
    <MenuButton
      label={isFramed ? `Export the selected ${noun.many}` : `Export ${noun.many}`}
      text={isFramed ? 'Export' : <VisuallyHidden below={640}>Export</VisuallyHidden>}
      {...(!isFramed && { icon: <ExportIcon />, title: 'Export as CSV or JSON' })}
      variant={isFramed ? 'solid' : 'minimal'}
      entries={entries}
      onWanted={onWanted}
    />
  )
}
