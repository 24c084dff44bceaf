import type { ReactElement } from 'react'

/** Something that the palette opens or does. */
export interface PaletteEntry {
  /** Unlike that of any other entry. */
  id: string
  name: string
  /** Behind the name, muted and cut where it is too long: a tagline, an address. */
  note?: string | undefined
  /** An icon, imported by itself. */
  icon: ReactElement
  /** Keys that do the same. */
  keys?: readonly string[] | undefined
  /** It can be opened in a new tab. */
  hasAddress: boolean
  /** It leads to all that a list has: it is not counted among what is found. */
  isAll?: boolean | undefined
}

/** Entries below one heading. */
export interface PaletteGroup<Entry extends PaletteEntry> {
  title: string
  entries: readonly Entry[]
}

/** A list that is left out, or is not whole, and why. */
export interface PaletteProblem {
  /** Unlike that of any other, and the same while the sentence gets longer. */
  id: string
  /** A sentence. */
  text: string
  onRetry?: (() => void) | undefined
}
