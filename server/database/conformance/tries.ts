import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Subject } from './subject'

const start = Date.parse('2026-03-01T12:00:00Z')
const rate = { most: 3, within: 60_000 }

/** Counters of tries. */
export function triesConformance({ tries }: Subject): void {
  describe('tries', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: start }))
    afterEach(() => void vi.useRealTimers())

    it('are allowed until there are too many, for each key and each name', async () => {
      const counter = tries('one', rate)
      for (let n = 0; n < 3; n += 1)
        expect(await counter.take('key')).toEqual({ isAllowed: true, left: 60_000 })
      vi.setSystemTime(start + 20_000)
      expect(await counter.take('key')).toEqual({ isAllowed: false, left: 40_000 })
      expect(await tries('one', rate).take('key')).toMatchObject({ isAllowed: false })
      expect(await counter.take('other')).toMatchObject({ isAllowed: true })
      expect(await tries('two', rate).take('key')).toMatchObject({ isAllowed: true })
    })

    it('are allowed again when the window has ended, which no further try puts off', async () => {
      const counter = tries('window', rate)
      for (let n = 0; n < 10; n += 1) {
        vi.setSystemTime(start + n * 5000)
        await counter.take('key')
      }
      vi.setSystemTime(start + 59_999)
      expect(await counter.take('key')).toEqual({ isAllowed: false, left: 1 })
      vi.setSystemTime(start + 60_001)
      expect(await counter.take('key')).toEqual({ isAllowed: true, left: 60_000 })
    })

    it('are counted when they come at once', async () => {
      const counter = tries('at once', rate)
      const taken = await Promise.all(Array.from({ length: 20 }, () => counter.take('key')))
      expect(taken.filter(({ isAllowed }) => isAllowed)).toHaveLength(3)
    })

    it('can be taken back', async () => {
      const counter = tries('back', rate)
      for (let n = 0; n < 20; n += 1) {
        expect((await counter.take('key')).isAllowed).toBe(true)
        await counter.giveBack('key')
      }
      for (let n = 0; n < 3; n += 1) await counter.take('key')
      expect((await counter.take('key')).isAllowed).toBe(false)
    })

    it('are not forgotten for the sake of other keys', async () => {
      const counter = tries('many', rate)
      for (let n = 0; n < 4; n += 1) await counter.take('locked')
      for (let n = 0; n < 300; n += 1) await counter.take(`key ${n}`)
      expect((await counter.take('locked')).isAllowed).toBe(false)
    })
  })
}
