// @vitest-environment jsdom
import { act, createElement, Profiler } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TableScroll } from '../useVirtualRows'
import type * as Tables from '../DataTable'
import { untouched } from '../model/tableState'
import type * as Library from './measuredRows'

/** Whether the library can't be had, and what happens between its rows being made and drawn. */
const network = { isAway: false, meanwhile: () => {} }

const rows = Array.from({ length: 1000 }, (_, id) => ({ id, name: `Row ${id}` }))
let DataTable: typeof Tables.DataTable
const table = (scroll?: TableScroll) =>
  createElement(DataTable<(typeof rows)[number]>, {
    label: 'Rows',
    noun: { one: 'row', many: 'rows' },
    columns: [{ id: 'name', header: 'Name', value: (row) => row.name, search: true }],
    rows,
    rowKey: (row) => row.id,
    empty: 'none',
    scroll,
    state: untouched,
    onStateChange: () => undefined,
  })

/** Rows whose heights are followed. */
const observed = new Set<Element>()
let idle: (() => void)[] = []
let place: HTMLElement
let root: Root

const drawn = () => [...place.querySelectorAll<HTMLElement>('tr[data-index]')]
const numbers = () => drawn().map(({ dataset }) => Number(dataset['index']))

/** The browser has nothing else to do, and what it fetches then arrives. */
const rest = () =>
  act(async () => {
    idle.splice(0).forEach((work) => work())
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve, 5))
  })

/** Rows of 48 px in a window of 480, and those that are drawn beforehand on each side. */
const inView = 10
const spare = 5
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index)

const scrollTo = (top: number) =>
  act(async () => {
    Object.assign(window, { scrollY: top })
    window.dispatchEvent(new Event('scroll'))
  })

beforeEach(async () => {
  // Every test begins without the library.
  vi.resetModules()
  vi.doMock('./measuredRows', async (load) => {
    if (network.isAway) throw new Error('The network is away')
    const library = await load<typeof Library>()
    return {
      measuredRows(...given: Parameters<typeof library.measuredRows>) {
        const made = library.measuredRows(...given)
        network.meanwhile()
        return made
      },
    }
  })
  observed.clear()
  idle = []
  Object.assign(network, { isAway: false, meanwhile: () => {} })
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  // jsdom scrolls and lays out nothing.
  Object.assign(window, { scrollTo: () => undefined, innerWidth: 1280, innerHeight: 480, scrollY: 0 })
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work))
  vi.stubGlobal('cancelIdleCallback', () => undefined)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = (element: Element) => void observed.add(element)
      unobserve = (element: Element) => void observed.delete(element)
      disconnect() {}
    },
  )
  ;({ DataTable } = await import('../DataTable'))
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})

afterEach(async () => {
  await act(async () => root.unmount())
  place.remove()
  vi.unstubAllGlobals()
})

describe('a long table before the library that measures its rows is there', () => {
  it('draws the rows in view alone at first, and those that are scrolled to', async () => {
    await act(async () => root.render(table()))
    expect(numbers()).toEqual(range(0, inView))
    await scrollTo(24_000)
    expect(numbers()).toEqual(range(500 - spare, 500 + inView + spare))
  })

  it('begins where the page was scrolled to', async () => {
    await act(async () => root.render(table({ initial: 24_000 })))
    expect(numbers()).toContain(500)
  })
})

describe('the library that measures the rows of a long table', () => {
  it('is fetched when the browser is idle, and follows the rows that are drawn already', async () => {
    await act(async () => root.render(table()))
    const before = drawn()
    expect(before.some((row) => observed.has(row))).toBe(false)
    await rest()
    expect(drawn().slice(0, before.length)).toEqual(before)
    expect(numbers()).toEqual(range(0, inView + spare))
    expect(drawn().every((row) => observed.has(row))).toBe(true)
  })

  it('is fetched at once when somebody scrolls', async () => {
    await act(async () => root.render(table()))
    idle = []
    await scrollTo(24_000)
    await rest()
    expect(numbers()).toContain(500)
    expect(drawn().every((row) => observed.has(row))).toBe(true)
  })

  it('draws nothing anew while enough rows are drawn ahead, then several rows at once', async () => {
    const draws = { count: 0 }
    const onRender = () => (draws.count += 1)
    await act(async () => root.render(createElement(Profiler, { id: 'table', onRender }, table())))
    await rest()
    await scrollTo(4800)
    const before = numbers()
    expect(before).toEqual(range(100 - spare, 100 + inView + spare))
    draws.count = 0
    for (const row of [101, 102]) await scrollTo(row * 48)
    expect([draws.count, numbers()]).toEqual([0, before])
    await scrollTo(103 * 48)
    expect(numbers()).toEqual(range(103 - 3, 103 + inView + 2 * spare))
  })

  it.each(['before anybody listened', 'while its rows were about to be drawn'])(
    'leaves the page where an address led to %s',
    async (when) => {
      const scrolled: unknown[] = []
      Object.assign(window, { scrollTo: (to: ScrollToOptions) => void scrolled.push(to.top) })
      const lead = () => void Object.assign(window, { scrollY: 92 })
      await act(async () => root.render(table()))
      if (when === 'before anybody listened') lead()
      else network.meanwhile = lead
      await rest()
      expect(window.scrollY).toBe(92)
      expect(drawn().every((row) => observed.has(row))).toBe(true)
      expect(scrolled.filter((top) => top !== 92)).toEqual([])
    },
  )

  it('is fetched again after a failure with the next scroll, and nothing is missing until then', async () => {
    network.isAway = true
    await act(async () => root.render(table()))
    await rest()
    await scrollTo(24_000)
    await rest()
    expect(numbers()).toContain(500)
    expect(drawn().some((row) => observed.has(row))).toBe(false)
    network.isAway = false
    await scrollTo(4800)
    await rest()
    expect(numbers()).toContain(100)
    expect(drawn().every((row) => observed.has(row))).toBe(true)
  })
})
