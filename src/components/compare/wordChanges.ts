import { diffWords } from 'diff'

/** A stretch of a text: in both versions, only in the later (`ins`), or only in the earlier one (`del`). */
export interface Stretch {
  text: string
  change?: 'ins' | 'del'
}

/** Above so many different words two texts are two texts, and comparing them word by word would take long. */
const most = 1000

/** How `after` came from `before`, word by word; one stretch that says nothing of changes where they differ too much. */
export function wordChanges(before: string, after: string): Stretch[] {
  const parts = diffWords(before, after, { maxEditLength: most })
  if (!parts) return [{ text: after }]
  return parts.map(({ value, added, removed }) => ({
    text: value,
    ...(added ? { change: 'ins' as const } : removed ? { change: 'del' as const } : {}),
  }))
}
