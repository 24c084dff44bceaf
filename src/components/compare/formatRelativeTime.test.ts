import { describe, expect, it } from 'vitest'
import { formatRelativeTime } from './formatRelativeTime'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

describe('how long ago something was', () => {
  it.each([
    [-5000, 'a moment ago'],
    [59_999, 'a moment ago'],
    [minute, '1 minute ago'],
    [hour - 1, '59 minutes ago'],
    [hour, '1 hour ago'],
    [day - 1, '23 hours ago'],
    [day, 'yesterday'],
    [2 * day, '2 days ago'],
    [1234 * day, '1,234 days ago'],
  ])('%d ms: %s', (past, words) => {
    expect(formatRelativeTime(1_700_000_000_000 - past, 1_700_000_000_000)).toBe(words)
  })
})
