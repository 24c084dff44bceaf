import { searchShortcut } from './searchShortcut'
import { useShortcuts } from './useShortcuts'

/** Lets `/` and what is typed after it be held for the search of a list that is on its way. */
export const useSearchToCome = (): void => useShortcuts([{ ...searchShortcut, isComing: true }])
