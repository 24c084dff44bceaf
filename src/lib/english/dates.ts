const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
/** British abbreviations. */
const shortMonths = 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' ')
const twoDigits = (number: number) => String(number).padStart(2, '0')

const inWords = (date: Date, names: readonly string[]) =>
  `${date.getDate()} ${names[date.getMonth()]} ${date.getFullYear()}`

/*
 * The same as `Intl.DateTimeFormat('en-GB')`, whose creation would delay the rows of the first screen. Times are in ms since
 * 1970, and are formatted in the browser's time zone.
 */

/** A day: '12 Nov 2025'. */
export const dayWord = (time: number): string => inWords(new Date(time), shortMonths)

/** A time of day: '14:05'. */
export function clockWord(time: number): string {
  const date = new Date(time)
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`
}

/** A day and its time: '12 November 2025 at 14:05'. */
export const momentWord = (time: number): string => `${inWords(new Date(time), months)} at ${clockWord(time)}`
