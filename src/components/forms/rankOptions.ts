import { fold } from './fold'
import { fullPath, type Option } from './optionTree'

/** Options made ready for searching: folding thousands of names again at each key would be felt. */
export interface SearchIndex<O extends Option> {
  readonly entries: readonly { option: O; name: string; path: string }[]
}

export function indexOptions<O extends Option>(options: readonly O[]): SearchIndex<O> {
  return {
    entries: options.map((option) => ({ option, name: fold(option.name), path: fold(fullPath(option)) })),
  }
}

/**
 * The options in whose path all words of the query occur, best first: the very name, names that begin with it,
 * names in which a word begins with it, names that hold it, then matches in the path; the given order within these.
 */
export function rankOptions<O extends Option>(index: SearchIndex<O>, query: string): O[] {
  const wanted = fold(query)
  if (wanted === '') return index.entries.map((entry) => entry.option)
  const words = wanted.split(/[ /]+/).filter(Boolean)
  const ranks: O[][] = [[], [], [], [], [], []]
  for (const { option, name, path } of index.entries) {
    if (!words.every((word) => path.includes(word))) continue
    ranks[rankOf(name, wanted, words)]?.push(option)
  }
  return ranks.flat()
}

function rankOf(name: string, wanted: string, words: readonly string[]): number {
  if (name === wanted) return 0
  if (name.startsWith(wanted)) return 1
  const at = name.indexOf(wanted)
  if (at > 0 && /[^\p{L}\p{N}]/u.test(name[at - 1] ?? '')) return 2
  if (at > 0) return 3
  return words.some((word) => name.includes(word)) ? 4 : 5
}
