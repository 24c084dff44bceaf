import type { MenuEntry } from '../menu/MenuEntry'
import type { Noun } from '../table/TableFrame'
import type { ExportedPart, ExportFormat } from './ExportButton'
import { aboutWord, capitalised, countWord } from '../../contract/words'

/** How many rows are selected; or how many there are, and how many of them are shown. */
export interface ExportCounts extends Partial<Record<ExportedPart, number>> {
  /** `all` is an estimate. */
  isAllAbout?: boolean | undefined
  /** `shown` is an estimate. */
  isShownAbout?: boolean | undefined
}

const formats: readonly { format: ExportFormat; name: string; note: string }[] = [
  { format: 'csv', name: 'CSV', note: 'for spreadsheets' },
  { format: 'json', name: 'JSON', note: 'for programs' },
]

/** What is offered: what is selected, or what is shown where that is not all, and all. */
function partsOf(counts: ExportCounts, noun: Noun) {
  const { selected, shown = 0, all = 0, isAllAbout = false, isShownAbout = false } = counts
  if (selected !== undefined) return [{ part: 'selected', words: `${countWord(selected)} selected` }] as const
  if (all === 0) return []
  const allOf = aboutWord(all, isAllAbout)
  if (shown === all)
    return [{ part: 'all', words: capitalised(`${allOf} ${all === 1 ? noun.one : noun.many}`) }] as const
  const everything = { part: 'all', words: isAllAbout ? `All of ${allOf}` : `All ${allOf}` } as const
  const some = { part: 'shown', words: capitalised(`${aboutWord(shown, isShownAbout)} shown`) } as const
  return shown === 0 ? [everything] : ([some, everything] as const)
}

/** The lines of the menu: each part in each form, and the import where there is one. */
export function exportEntries(
  noun: Noun,
  counts: ExportCounts,
  onExport: (part: ExportedPart, format: ExportFormat) => void,
  onImport?: () => void,
): MenuEntry[] {
  const exported = partsOf(counts, noun).flatMap(({ part, words }, place) =>
    formats.map(({ format, name, note }): MenuEntry => ({
      id: `${part}-${format}`,
      label: `${words} as ${name}`,
      note,
      startsGroup: place > 0 && format === 'csv',
      run: () => onExport(part, format),
    })),
  )
  const imported: MenuEntry[] = onImport
    ? [
        {
          id: 'import',
          label: 'Import CSV…',
          note: 'with a preview',
          startsGroup: exported.length > 0,
          run: onImport,
        },
      ]
    : []
  return [...exported, ...imported]
}
