import { createElement, Fragment, type ReactElement } from 'react'

/** Keys that are pressed together, or one after the other: ['Ctrl', 'K'], ['g', 'p']; an icon where a key has no word. */
export type KeyList = readonly (string | ReactElement)[]

interface KeysProps {
  keys: KeyList
  /** Class of each key. */
  className: string | undefined
}

/** Each key as a `kbd`. */
export const Keys = ({ keys, className }: KeysProps) =>
  createElement(Fragment, null, ...keys.map((key) => createElement('kbd', { className }, key)))
