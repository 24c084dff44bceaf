import { readFileName } from '../pictureName'
import type { Comparison } from '../compareSets'

/** What a commit meant to change in the looks, one line of its message. */
export interface Look {
  commit: string
  /** ISO 8601. */
  date: string
  /** What was meant. */
  words: string
}

/** Reads `Looks: <what was meant>` lines from commits that Git printed: id, date and message, a zero byte after each. */
export const readLooks = (log: string): Look[] =>
  log.split('\0').flatMap((entry) => {
    const [commit = '', date = '', ...message] = entry.trimStart().split('\n')
    return message.flatMap((line) => {
      const [, words] = /^Looks: +(\S.*)$/.exec(line.trimEnd()) ?? []
      return words === undefined ? [] : [{ commit, date, words }]
    })
  })

/** Whether pictures changed or went away that no commit explains. New and renamed stories need no explanation. */
export const isUnexplained = (
  { changed, removed }: Pick<Comparison, 'changed' | 'removed'>,
  looks: readonly Look[],
): boolean => looks.length === 0 && changed.length + removed.length > 0

/** One picture of each story that changed, the widest light one first: what the changelog of looks shows. */
export function onePerStory(names: readonly string[]): string[] {
  const best = new Map<string, { name: string; rank: number }>()
  for (const name of names) {
    const picture = readFileName(name)
    if (!picture) continue
    const rank = picture.width + (picture.theme === 'light' ? 0.5 : 0)
    const before = best.get(picture.story)
    if (!before || rank > before.rank) best.set(picture.story, { name, rank })
  }
  return [...best.values()].map(({ name }) => name)
}
