import { formatValue } from '../../components/compare/formatValue'
import type { HistoryEntry } from '../../contract/endpoints/history'
import { entryFields, historyField } from './entryFields'

/** Longest value, in characters, that is shown in a line. */
const longest = 40
/** Most changes that are. */
const most = 3

/** The changes that fit in a line: 'License: MIT → Apache-2.0'; '' where there are none. */
export function shortChanges(entry: HistoryEntry): string {
  const { event, record, before, after } = entry
  if (event !== 'changed' || !record) return ''
  return entryFields(entry)
    .flatMap((name) => {
      const field = historyField(record.kind, name)
      // Of ids the names are not known here, and of a long text a line says nothing.
      if (field.list || field.kind || name === 'role' || name === 'isDeleted') return []
      const [was, is] = [before, after].map((fields) => formatValue(fields[name] ?? '', field))
      const isShort = (was?.length ?? 0) <= longest && (is?.length ?? 0) <= longest
      return isShort && was !== is ? [`${field.label}: ${was} → ${is}`] : []
    })
    .slice(0, most)
    .join(' · ')
}
