import type { Location, NavigateFunction } from 'react-router-dom'
import type { MenuEntry } from '../../components/menu/MenuEntry'
import type { Console } from '../useConsole'

/** What the commands of a record work with. */
export interface RecordTools {
  console: Console
  navigate: NavigateFunction
  /** The screen on which the commands are offered. */
  location: Location
  /** Fetches what stands over all screens, for a command that is about to use it. */
  want: () => void
}

/** The commands of a record, in their order. */
export type RecordActions<Row> = (row: Row, tools: RecordTools) => readonly MenuEntry[]

/** Fetches the commands of a kind of records; a constant function. */
export type LoadActions<Row> = () => Promise<RecordActions<Row>>
