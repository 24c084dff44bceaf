/** Where a shortcut stands in the sheet. */
export const shortcutGroups = ['Go to', 'Lists', 'Records', 'Everywhere'] as const

/** A key, or two pressed one after the other, that does something while nobody types. */
export interface Shortcut {
  /** As `KeyboardEvent.key` names them: 'n', '?', 'g p'. */
  keys: string
  /** What it does, in a few words: 'Search'. */
  label: string
  group: (typeof shortcutGroups)[number]
  /** Left out where what has the focus handles the key itself: it is listed, nothing more. */
  run?: () => void
  /** Puts what was typed before it was there into the field that it leads to. */
  type?: (text: string) => void
  /** What it leads to is about to come: what is typed after it is held until then. */
  isComing?: boolean
  /** Pressed together with Ctrl or Alt: it is listed, and works, also where those of one key are off. */
  isChord?: boolean
  /** A key that is held down does it again and again. */
  repeats?: boolean
}

/** The shortcuts of what is on the screen. */
export class ShortcutRegistry {
  private readonly sets = new Set<readonly Shortcut[]>()
  private readonly listeners = new Set<() => void>()
  private all: readonly Shortcut[] = []
  private address: string | undefined

  /** Adds shortcuts; of two with the same keys the later one counts. Returns how to remove them. */
  add(shortcuts: readonly Shortcut[]): () => void {
    this.sets.add(shortcuts)
    this.changed()
    return () => {
      this.sets.delete(shortcuts)
      this.changed()
    }
  }

  /** Keeps the address of the record that is open: back in its list, keys for rows go on from there. Undefined forgets it. */
  visit(address: string | undefined): void {
    this.address = address
  }

  /** Address of the record that was open last. */
  get visited(): string | undefined {
    return this.address
  }

  /** All that are there, each with keys of its own. The same array as long as nothing changes. */
  read = (): readonly Shortcut[] => this.all

  watch = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** The shortcut of these keys that does something, or will. */
  find(keys: string): Shortcut | undefined {
    return this.all.find((one) => one.keys === keys && (one.run || one.isComing))
  }

  /** Whether longer shortcuts begin with this key. */
  isBeginning(key: string): boolean {
    return this.all.some(({ keys }) => keys.startsWith(`${key} `))
  }

  private changed(): void {
    this.all = [...new Map([...this.sets].flat().map((one) => [one.keys, one])).values()]
    for (const listener of this.listeners) listener()
  }
}
