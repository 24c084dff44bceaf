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
const shortMonth = (name: string) => name.slice(0, name === 'September' ? 4 : 3)
const twoDigits = (number: number) => String(number).padStart(2, '0')

const inWords = (date: Date, month: (name: string) => string) =>
  `${date.getDate()} ${month(months[date.getMonth()] ?? '')} ${date.getFullYear()}`

/*
 * The same as `Intl.DateTimeFormat('en-GB')`, whose creation would delay the rows of the first screen. Times are in ms since
 * 1970, and are formatted in the browser's time zone.
 */

/** A day: '12 Nov 2025'. */
export const dayWord = (time: number): string => inWords(new Date(time), shortMonth)

/** A time of day: '14:05'. */
export function clockWord(time: number): string {
  const date = new Date(time)
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`
}

/** A day and its time: '12 November 2025 at 14:05'. */
export const momentWord = (time: number): string =>
  `${inWords(new Date(time), (name) => name)} at ${clockWord(time)}`
