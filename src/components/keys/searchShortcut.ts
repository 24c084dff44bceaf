import type { Shortcut } from './ShortcutRegistry'

/** The key of the search of a list. */
export const searchShortcut = {
  keys: '/',
  label: 'Search the list',
  group: 'Lists',
} as const satisfies Shortcut
