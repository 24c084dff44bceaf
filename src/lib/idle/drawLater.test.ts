import { beforeEach, expect, it, vi } from 'vitest'
import type * as DrawLater from './drawLater'

/** Work that waits for a pause of the browser. */
let pauses: ((pause: { timeRemaining: () => number }) => void)[]
let now: number
let handlers: Record<string, () => void>
let later: typeof DrawLater
let drawn: string[]

/** The browser has so many ms, of which each look at the clock takes one. */
const pause = (time: number) => {
  let left = time
  pauses.splice(0).forEach((work) => work({ timeRemaining: () => left-- }))
}

beforeEach(async () => {
  pauses = []
  handlers = {}
  drawn = []
  now = 10_000
  const browser = {
    requestIdleCallback: (work: (typeof pauses)[number]) => pauses.push(work),
    cancelIdleCallback: () => undefined,
    addEventListener: (name: string, handler: () => void) => (handlers[name] = handler),
    performance: { now: () => now },
  }
  for (const [name, value] of Object.entries(browser)) vi.stubGlobal(name, value)
  vi.resetModules()
  later = await import('./drawLater')
  later.watchBusy()
  return () => void vi.unstubAllGlobals()
})

it('has no hurry until somebody scrolls or types, and a moment after', () => {
  expect(later.isUnhurried()).toBe(true)
  handlers['scroll']?.()
  now += 140
  expect(later.isUnhurried()).toBe(false)
  now += 20
  expect(later.isUnhurried()).toBe(true)
  handlers['input']?.()
  now += 2900
  expect(later.isUnhurried()).toBe(false)
  now += 200
  expect(later.isUnhurried()).toBe(true)
})

it('draws all that wait in their order, as many as a pause has time for', () => {
  for (const name of ['a', 'b', 'c', 'd']) later.drawLater(() => drawn.push(name))
  pause(4)
  expect(drawn).toEqual(['a', 'b', 'c'])
  pause(0)
  expect(drawn).toEqual(['a', 'b', 'c', 'd'])
  expect(pauses).toEqual([])
})

it('draws one in each long pause while somebody scrolls, and the rest once that is over', () => {
  for (const name of ['a', 'b', 'c']) later.drawLater(() => drawn.push(name))
  handlers['scroll']?.()
  pause(5)
  expect(drawn).toEqual([])
  pause(12)
  expect(drawn).toEqual(['a'])
  now += 200
  pause(20)
  expect(drawn).toEqual(['a', 'b', 'c'])
})

it('leaves out what was called off, and begins anew after all are drawn', () => {
  const callOff = later.drawLater(() => drawn.push('a'))
  callOff()
  later.drawLater(() => drawn.push('b'))
  expect(pauses).toHaveLength(1)
  pause(50)
  later.drawLater(() => drawn.push('c'))
  pause(50)
  expect(drawn).toEqual(['b', 'c'])
})
