import { clockWord } from '../../lib/english/dates'

/** A day in the reader's own time as an address and a date field hold it: '2026-03-01'. */
export function dayOf(at: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

/** The first moment of a day, in the reader's own time; undefined where the text names no day. */
export function startOf(day: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return undefined
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const at = new Date(year, month - 1, date)
  return dayOf(at) === day ? at : undefined
}

/** The first moment of the day after. */
export const startOfNext = (at: Date): Date => new Date(at.getFullYear(), at.getMonth(), at.getDate() + 1)

const dateFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})
const exactFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'medium' })
const shortFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** 'Today', 'Yesterday', 'Sunday 1 March 2026'. */
export function dayWords(at: Date, now: Date): string {
  const day = dayOf(at)
  if (day === dayOf(now)) return 'Today'
  if (day === dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1))) return 'Yesterday'
  return dateFormat.format(at).replace(',', '')
}

/** '12:04' */
export const timeWords = (at: Date): string => clockWord(at.getTime())
/** '1 March 2026 at 12:04:00' */
export const exactWords = (at: Date): string => exactFormat.format(at)
/** '1 Mar 2026, 12:04' */
export const shortWords = (at: Date): string => shortFormat.format(at)
