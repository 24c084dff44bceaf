import { dayWord } from '../../lib/english/dates'
import { recentWord } from '../compare/recentWord'

const month = 30 * 86_400_000

/** When something was changed, as a table says it: "3 hours ago" in its first 30 days, "12 Nov 2025" later. Both in ms since 1970. */
export const changedWord = (time: number, now: number): string =>
  now - time < month ? recentWord(time, now) : dayWord(time)
