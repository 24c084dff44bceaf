import type { ReactElement } from 'react'

/** One line of a menu: a command, or a link. */
export interface MenuEntry {
  id: string
  label: string
  icon?: ReactElement
  /** Stands quiet at the line's end. */
  note?: string
  /** Where the line leads, as an address of the console or of the front-end site; a command without it. */
  href?: string
  /** The link opens in a new tab. */
  isNewTab?: boolean
  /** What the line does; a link only leads. */
  run?: () => void
  /** Why it can't be chosen now, as a sentence. */
  hindrance?: string | undefined
  /** A line is drawn above it. */
  startsGroup?: boolean
  intent?: 'danger'
}
