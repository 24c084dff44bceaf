import { describe, expect, it } from 'vitest'
import { clockWord, dayWord, momentWord } from './dates'

describe('a time in English', () => {
  it.each([
    [new Date(2025, 0, 1, 0, 0), '1 Jan 2025', '1 January 2025 at 00:00', '00:00'],
    [new Date(2024, 1, 29, 9, 5), '29 Feb 2024', '29 February 2024 at 09:05', '09:05'],
    [new Date(2025, 4, 31, 12, 0), '31 May 2025', '31 May 2025 at 12:00', '12:00'],
    [new Date(2025, 8, 12, 14, 30), '12 Sept 2025', '12 September 2025 at 14:30', '14:30'],
    [new Date(1999, 11, 31, 23, 59), '31 Dec 1999', '31 December 1999 at 23:59', '23:59'],
  ])('%s', (date, day, moment, clock) => {
    const time = date.getTime()
    expect([dayWord(time), momentWord(time), clockWord(time)]).toEqual([day, moment, clock])
  })
})
