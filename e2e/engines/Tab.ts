import type { KeyStep } from '../../tools/visual/readKeys'

/** The names of the engines that the console is tried in. */
export const engineNames = ['chromium', 'firefox', 'webkit'] as const
export type EngineName = (typeof engineNames)[number]

/**
 * One tab of a browser, with a real mouse and a real keyboard. What every engine can do stands here; all that a test says
 * about roles, names and text is built on it (`Visitor`), so that it is the same in all of them.
 */
export interface Tab {
  /** Loads an address; a path is one of the console. */
  open: (address: string) => Promise<void>
  address: () => Promise<string>
  /** The value of an expression in the page; it must be JSON. */
  evaluate: (expression: string) => Promise<unknown>
  moveTo: (x: number, y: number) => Promise<void>
  mouse: (act: 'down' | 'up') => Promise<void>
  /** Keys by their names in the standard of UI events: `Enter`, `ArrowDown`, `Control`; letters as themselves. */
  keys: (steps: readonly KeyStep[]) => Promise<void>
  /** Gives a file to the file field that this selector finds. */
  giveFile: (selector: string, file: string) => Promise<void>
  /** A PNG of the window. */
  picture: () => Promise<Buffer>
  back: () => Promise<void>
  reload: () => Promise<void>
  /** Sets the size of the page's window in CSS px. */
  resize: (width: number, height: number) => Promise<void>
  /** Takes the connection away, or gives it back; absent where the driver cannot. */
  offline?: (isOffline: boolean) => Promise<void>
  /** Another tab of the same browser, with the same storage. */
  another: () => Promise<Tab>
}

/** A browser of one engine, started. */
export interface Engine {
  name: EngineName
  /** Opens a tab with a storage of its own: nobody is signed in there. */
  arrive: (origin: string) => Promise<Arrival>
  stop: () => Promise<void>
}

export interface Arrival {
  tab: Tab
  leave: () => Promise<void>
}
