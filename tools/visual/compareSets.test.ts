import { describe, expect, it } from 'vitest'
import { aPicture } from './aPicture'
import { compareSets, isDifferent } from './compareSets'

const before = new Map([
  ['badge--default.1280.light.png', aPicture()],
  ['badge--default.1280.dark.png', aPicture({ color: [250, 90, 90] })],
  ['pager--last.1280.light.png', aPicture({ left: 9 })],
])

describe('comparing pictures of before with those just taken', () => {
  it('has nothing to show where all pictures are the same', () => {
    const comparison = compareSets(before, new Map(before))
    expect(comparison.same).toHaveLength(3)
    expect(isDifferent(comparison)).toBe(false)
  })

  it('names the one picture that changed', () => {
    const latest = new Map(before).set('badge--default.1280.dark.png', aPicture())
    const comparison = compareSets(before, latest)
    expect(comparison.changed.map(({ name }) => name)).toEqual(['badge--default.1280.dark.png'])
    expect(comparison.same).toHaveLength(2)
    expect(isDifferent(comparison)).toBe(true)
  })

  it('names a picture that is new', () => {
    const latest = new Map(before).set('badge--danger.1280.light.png', aPicture({ left: 5 }))
    const comparison = compareSets(before, latest)
    expect(comparison).toMatchObject({ added: ['badge--danger.1280.light.png'], removed: [], changed: [] })
    expect(isDifferent(comparison)).toBe(true)
  })

  it('names a picture whose story is gone', () => {
    const latest = new Map([...before].filter(([name]) => !name.startsWith('pager')))
    const comparison = compareSets(before, latest)
    expect(comparison).toMatchObject({ added: [], removed: ['pager--last.1280.light.png'] })
    expect(isDifferent(comparison)).toBe(true)
  })

  it('knows a picture again that has another name, at the same width and in the same theme only', () => {
    const latest = new Map(before)
    latest.delete('pager--last.1280.light.png')
    latest.set('pager--end.1280.light.png', aPicture({ left: 9 }))
    expect(compareSets(before, latest)).toMatchObject({
      renamed: [{ from: 'pager--last.1280.light.png', to: 'pager--end.1280.light.png' }],
      added: [],
      removed: [],
    })
    latest.delete('pager--end.1280.light.png')
    latest.set('pager--end.360.light.png', aPicture({ left: 9 }))
    expect(compareSets(before, latest)).toMatchObject({
      renamed: [],
      added: ['pager--end.360.light.png'],
      removed: ['pager--last.1280.light.png'],
    })
  })

  it('takes no picture for gone that could not be drawn this time', () => {
    const latest = new Map([...before].filter(([name]) => !name.startsWith('pager')))
    const comparison = compareSets(before, latest, new Set(['pager--last.1280.light.png']))
    expect(comparison.removed).toEqual([])
  })
})
