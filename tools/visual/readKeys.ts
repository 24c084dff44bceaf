/** One act at the keyboard, in Playwright's names of keys. */
export interface KeyStep {
  act: 'press' | 'down' | 'up'
  key: string
}

/** Reads user-event's way of writing keys: `{Tab}`, `{Shift>}{Tab}{/Shift}`, and letters as they are. */
export const readKeys = (keys: string): KeyStep[] =>
  [...keys.matchAll(/\{(\/?)([^}>]+)(>?)\}|([^{])/gsu)].map(([, isUp, name = '', isDown, letter]) =>
    letter === undefined
      ? { act: isUp ? 'up' : isDown ? 'down' : 'press', key: name }
      : { act: 'press', key: letter === '\n' ? 'Enter' : letter },
  )
