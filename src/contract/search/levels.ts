/** How well a text fits a query, best first; the start of a word counts as the word. */
export const levels = { exact: 0, prefix: 1, word: 2, substring: 3, typo: 4 }

/** Words as they are typed, apart from what parts addresses and paths; a sign alone is one as well. */
export function splitWords(text: string): string[] {
  const words = text.split(/[ /]+/).filter(Boolean)
  return words.length > 0 ? words : [text]
}

/** How well a text fits what is wanted, of `levels`; Infinity where it does not. */
export type Level = (text: string, wanted: string) => number

/** The level of a text as it stands. */
export function levelOf(text: string, wanted: string): number {
  let at = text.indexOf(wanted)
  if (at < 0) return Infinity
  if (at === 0) return text.length === wanted.length ? levels.exact : levels.prefix
  for (; at >= 0; at = text.indexOf(wanted, at + 1)) if (!isInWord(text, at)) return levels.word
  return levels.substring
}

/** Whether a letter or a digit stands before this place. */
export const isInWord = (text: string, at: number) => at > 0 && isSign(text, at - 1)

/** Whether a letter or a digit stands at this place; most are ASCII, for which no expression is needed. */
export function isSign(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  if (code < 128) return (code > 96 && code < 123) || (code > 47 && code < 58) || (code > 64 && code < 91)
  return /[\p{L}\p{N}]/u.test(text[at] ?? '')
}
