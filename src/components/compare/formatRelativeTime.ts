import { countWord } from '../../contract/words'
import { recentWord } from './recentWord'

/** How long ago something was, in words: 'yesterday', '5 minutes ago'. Both times in ms since 1970. */
export const formatRelativeTime = (then: number, now: number): string =>
  recentWord(then, now).replace(/^\d{4,}/, (days) => countWord(Number(days)))
