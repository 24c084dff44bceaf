import { countWord } from '../../contract/words'
import { recentWord } from './recentWord'

/** How long ago something was, however old, in words: 'yesterday', '1,234 days ago'. Both times in ms since 1970. */
export const formatRelativeTime = (then: number, now: number): string => recentWord(then, now, countWord)
