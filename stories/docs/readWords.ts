/** Words that a source file puts on the screen. */
export interface Words {
  labels: string[]
  titles: string[]
  /** What a toast says when something is done. */
  done: string[]
}

const all = (source: string, pattern: RegExp): string[] => [
  ...new Set([...source.matchAll(pattern)].map(([, words = '']) => words)),
]

/** Reads the fixed words of a source: labels, titles, and what is said when something is saved. */
export const readWords = (source: string): Words => ({
  labels: all(source, /\b(?:label|header|submitLabel|confirmLabel)(?:=|: )["']([^"']+)["']/g),
  titles: all(source, /\btitle(?:=|: )["']([^"']+)["']/g),
  done: all(source, /\b(?:saved|message): ['"]([^'"]+)['"]/g),
})

/** Puts the words of several sources together, each once. */
export const joined = (words: readonly Words[]): Words => ({
  labels: [...new Set(words.flatMap(({ labels }) => labels))],
  titles: [...new Set(words.flatMap(({ titles }) => titles))],
  done: [...new Set(words.flatMap(({ done }) => done))],
})
