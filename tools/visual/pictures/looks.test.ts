import { describe, expect, it } from 'vitest'
import { isUnexplained, onePerStory, readLooks } from './looks'

const change = { name: 'projects-edit--default.1280.light.png', difference: {} as never }
const look = { commit: 'abc', date: '2026-01-15T10:00:00Z', words: 'Save stands in the bar' }

describe('what commits say of looks', () => {
  it('is read from the lines of their messages', () => {
    const log =
      'abc\n2026-01-15T10:00:00Z\nMove Save\n\nLooks: Save stands in the bar\nLooks:  The rail is 320 px\n\0\n' +
      'def\n2026-01-14T10:00:00Z\nFix a test\n\nIt looks: fine\n\0'
    expect(readLooks(log)).toEqual([look, { ...look, words: 'The rail is 320 px' }])
    expect(readLooks('')).toEqual([])
    expect(readLooks('abc\n2026\nNothing\n\nLooks:\n\0')).toEqual([])
  })

  it('explains what changed or went away', () => {
    expect(isUnexplained({ changed: [change], removed: [] }, [])).toBe(true)
    expect(isUnexplained({ changed: [], removed: [change.name] }, [])).toBe(true)
    expect(isUnexplained({ changed: [change], removed: [] }, [look])).toBe(false)
    expect(isUnexplained({ changed: [], removed: [] }, [])).toBe(false)
  })

  it('is shown by one picture of each story, the widest light one', () => {
    const names = [
      'a--b.390.light.png',
      'a--b.1280.dark.png',
      'a--b.1280.light.png',
      'c--d.390.dark.png',
      'x',
    ]
    expect(onePerStory(names)).toEqual(['a--b.1280.light.png', 'c--d.390.dark.png'])
  })
})
