import type { MenuEntry } from '../menu/MenuEntry'
import type { Noun } from '../table/TableFrame'
import type { ExportedPart, ExportFormat } from './ExportButton'
import { countWord } from '../../contract/words'

/** How many rows are selected; or how many there are, and how many of them are shown. */
export type ExportCounts = Partial<Record<ExportedPart, number>>

const formats: readonly { format: ExportFormat; name: string; note: string }[] = [
  { format: 'csv', name: 'CSV', note: 'for spreadsheets' },
  { format: 'json', name: 'JSON', note: 'for programs' },
]

/** What is offered: what is selected, or what is shown where that is not all, and all. */
function partsOf({ selected, shown = 0, all = 0 }: ExportCounts, noun: Noun) {
  if (selected !== undefined) return [{ part: 'selected', words: `${countWord(selected)} selected` }] as const
  if (all === 0) return []
  if (shown === all)
    return [{ part: 'all', words: `${countWord(all)} ${all === 1 ? noun.one : noun.many}` }] as const
  const everything = { part: 'all', words: `All ${countWord(all)}` } as const
  return shown === 0
    ? [everything]
    : ([{ part: 'shown', words: `${countWord(shown)} shown` }, everything] as const)
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
