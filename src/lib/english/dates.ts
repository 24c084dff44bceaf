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
/** As British English shortens them. */
const shortMonth = (name: string) => name.slice(0, name === 'September' ? 4 : 3)
const twoDigits = (number: number) => String(number).padStart(2, '0')

const inWords = (date: Date, month: (name: string) => string) =>
  `${date.getDate()} ${month(months[date.getMonth()] ?? '')} ${date.getFullYear()}`

/*
 * These stand in the rows of the first screen. `Intl` says the same, but takes longer to begin with than all rows to be drawn.
 * Times are in ms since 1970, and are read in the time zone of the browser.
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
