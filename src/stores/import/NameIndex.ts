/** A record that others may name. */
export interface Named {
  id: number
  name: string
}

/** Names are the same but for case, and blanks at their edges. */
export const foldName = (name: string): string => name.normalize('NFKC').trim().toLowerCase()

/** One id, or why there is none, as a sentence that says what to do. */
export type Found = { id: number } | { problem: string }

/** Finds records by their names, or by `#` and their id where several have the same name. */
export class NameIndex {
  private readonly ids = new Map<string, number[]>()
  private readonly known = new Set<number>()

  /** `noun` is what one of them is called. */
  constructor(
    private readonly noun: string,
    records: readonly Named[],
  ) {
    for (const { id, name } of records) this.add(id, name)
  }

  /** One more name; a record may have several. */
  add(id: number, name: string): void {
    const key = foldName(name)
    const ids = this.ids.get(key) ?? []
    if (!ids.includes(id)) this.ids.set(key, [...ids, id])
    this.known.add(id)
  }

  /** Whether exactly these words name a record. */
  has(name: string): boolean {
    return this.ids.has(foldName(name))
  }

  /** Ids of all that have this name. */
  all(name: string): readonly number[] {
    return this.ids.get(foldName(name)) ?? []
  }

  find(name: string): Found {
    const found = this.all(name)
    const [id] = found
    if (id !== undefined && found.length === 1) return { id }
    if (found.length > 1) {
      const ids = found.map((one) => `#${one}`).join(' or ')
      return { problem: `There are ${found.length} with the name “${name}”: write ${ids} in its place` }
    }
    const number = Number(/^#(\d+)$/.exec(name.trim())?.[1])
    if (this.known.has(number)) return { id: number }
    return { problem: `There is no ${this.noun} “${name}”: correct the name, or add it first` }
  }
}
