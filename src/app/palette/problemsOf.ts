import { errorMessage } from '../../api/errors'
import type { PaletteProblem } from '../../components/palette/PaletteEntry'
import { capitalised } from '../../contract/words'
import type { PaletteSource } from './Source'

/** What is said of lists that are left out, one sentence for each reason, and of those that are not whole. */
export function problemsOf(sources: readonly PaletteSource[]): PaletteProblem[] {
  const byReason = new Map<string, PaletteSource[]>()
  for (const source of sources) {
    if (source.error === undefined) continue
    const reason = errorMessage(source.error)
    byReason.set(reason, [...(byReason.get(reason) ?? []), source])
  }
  const failed = [...byReason].map(([reason, lists]) => ({
    id: reason,
    text: `${listed(lists.map(({ parts }) => parts.title))} are left out. ${reason}`,
    onRetry() {
      for (const list of lists) list.retry()
    },
  }))
  const limits = sources.flatMap(({ parts }) => parts.limit?.() ?? [])
  return [...failed, ...limits.map((text) => ({ id: text, text }))]
}

/** 'Projects, articles and tags' */
const listed = (titles: readonly string[]) =>
  capitalised(wording.format(titles.map((title) => title.toLowerCase())))

const wording = new Intl.ListFormat('en-GB')
