import { createContext, useContext } from 'react'
import type { Toaster } from '../components/feedback/createToaster'
import type { Config } from '../config'
import type { Stores } from '../stores/createStores'
import type { ListPlace } from './usePlace'

/** What every screen may reach for; made once by the composition root, or by a story's scenario. */
export interface Console {
  stores: Stores
  config: Config
  toaster: Toaster
  /** What the console does when a part of it cannot be loaded. */
  recovery: Recovery
  /** Whether the page that opens is the first since the console was loaded; each page asks once. */
  isFirstPage: () => boolean
  /** Keys that were pressed before the console listened, which it asks for once it does; only where a browser has them. */
  earlyKeys?: { replay: () => void }
  /** How each list was left, by its path. */
  places: Map<string, ListPlace>
}

/** Loading the page anew, by itself at most once in a while. */
export interface Recovery {
  /** Whether no reload happened by itself lately. */
  mayReload(): boolean
  /** Answers `false`, and does nothing, where the server does not answer: the browser's own error page would come. */
  reload(): Promise<boolean>
}

export const ConsoleContext = createContext<Console | null>(null)

/** The console around this component. Throws outside of one. */
export function useConsole(): Console {
  const value = useContext(ConsoleContext)
  if (!value) throw new Error('useConsole needs a ConsoleContext around it')
  return value
}

/** The stores of the console around this component. */
export const useStores = (): Stores => useConsole().stores
