import type { ReactElement } from 'react'

/** Keys that are pressed together, or one after the other: ['Ctrl', 'K'], ['g', 'p']; an icon where a key has no word. */
export type KeyList = readonly (string | ReactElement)[]

interface KeysProps {
  keys: KeyList
  /** Class of each key. */
  className: string | undefined
}

/** Each key as a `kbd`. */
export function Keys({ keys, className }: KeysProps) {
  return keys.map((key, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- keys keep their order, and the same may come twice: g g
    <kbd key={at} className={className}>
      {key}
    </kbd>
  ))
}
