import { comparePictures, type Difference } from './comparePictures'

/** Pictures by the names of their files. */
export type Pictures = ReadonlyMap<string, Buffer>

export interface Comparison {
  /** Names of pictures that are the same. */
  same: string[]
  changed: { name: string; difference: Difference }[]
  /** Pictures that had none of their name before. */
  added: string[]
  /** Pictures whose story is gone. */
  removed: string[]
  /** The same picture under another name: a story that was renamed or moved. */
  renamed: { from: string; to: string }[]
}

/** Compares the pictures of before with those just taken. `unknown` are names that could not be drawn this time: they are left out. */
export function compareSets(
  before: Pictures,
  latest: Pictures,
  unknown: ReadonlySet<string> = new Set(),
): Comparison {
  const result: Comparison = { same: [], changed: [], added: [], removed: [], renamed: [] }
  const gone = new Map([...before].filter(([name]) => !latest.has(name) && !unknown.has(name)))
  for (const [name, fresh] of [...latest].sort(byName)) {
    if (unknown.has(name)) continue
    const old = before.get(name)
    if (!old) addTo(result, gone, name, fresh)
    else {
      const difference = comparePictures(old, fresh)
      if (difference) result.changed.push({ name, difference })
      else result.same.push(name)
    }
  }
  result.removed = [...gone.keys()].sort()
  return result
}

const byName = ([one]: [string, Buffer], [other]: [string, Buffer]) => (one < other ? -1 : 1)

/** A picture without one of before: one that went away under another name, at the same width and in the same theme, or a new one. */
function addTo(result: Comparison, gone: Map<string, Buffer>, name: string, fresh: Buffer): void {
  const [from] =
    [...gone].find(([other, picture]) => variantOf(other) === variantOf(name) && picture.equals(fresh)) ?? []
  if (from === undefined) {
    result.added.push(name)
    return
  }
  gone.delete(from)
  result.renamed.push({ from, to: name })
}

/** Width and theme: `1280.dark.png`. */
const variantOf = (name: string) => name.slice(name.indexOf('.') + 1)

/** Whether somebody has to look. */
export const isDifferent = ({ changed, added, removed, renamed }: Comparison): boolean =>
  changed.length + added.length + removed.length + renamed.length > 0
