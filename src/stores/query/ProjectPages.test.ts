import { describe, expect, it } from 'vitest'
import { pagesOnScreen } from '../../testing/stores/pagesOnScreen'
import { partOf } from './projectPart'

describe('a part of the list of projects', () => {
  it('begins at the top, with the number of all rows', async () => {
    const { part, all } = await pagesOnScreen()
    expect(part().keys).toEqual(all.slice(0, partOf.page))
    expect(part()).toMatchObject({ start: 0, found: all.length, hasBefore: false, hasAfter: true })
  })

  it('grows at the end that is scrolled to, and keeps at most 500 rows', async () => {
    const { pages, part, all } = await pagesOnScreen()
    for (let page = 0; page < 7; page += 1) await pages.readOn('after')
    expect(part().start).toBe(300)
    expect(part().keys).toEqual(all.slice(300, 800))
    for (let page = 0; page < 2; page += 1) await pages.readOn('before')
    expect(part().start).toBe(100)
    expect(part().keys).toEqual(all.slice(100, 600))
    for (let page = 0; page < 5; page += 1) await pages.readOn('before')
    expect(part()).toMatchObject({ start: 0, hasBefore: false })
    expect(part().keys).toEqual(all.slice(0, 500))
  })

  it('reads the next rows once, however often they are asked for', async () => {
    const { pages, calls } = await pagesOnScreen()
    await Promise.all([pages.readOn('after'), pages.readOn('after'), pages.readOn('before')])
    expect(calls).toHaveLength(1)
  })

  it('jumps to a row in the middle and to the last one', async () => {
    const { pages, part, all, settled } = await pagesOnScreen()
    await pages.jump(700)
    await settled()
    expect(part().keys).toContain(all[700])
    expect(all[part().start]).toBe(part().keys[0])
    expect(part()).toMatchObject({ hasBefore: true, hasAfter: true, found: all.length })
    await pages.jump(all.length - 1)
    await settled()
    expect(part().keys.at(-1)).toBe(all.at(-1))
    expect(part()).toMatchObject({ hasAfter: false, found: all.length })
  })

  it('keeps what it shows until another search has come, from the top', async () => {
    const { pages, part, settled, all } = await pagesOnScreen()
    await pages.jump(700)
    await settled()
    const before = part()
    pages.ask({ search: 'react' })
    expect(part()).toBe(before)
    expect(pages.isCurrent).toBe(false)
    await settled()
    expect(part().start).toBe(0)
    expect(part().found).toBeLessThan(all.length)
    pages.ask({ search: 'nothing has this name' })
    await settled()
    expect(part()).toMatchObject({ keys: [], found: 0, hasAfter: false })
    expect(part().counts.total).toBe(all.length)
  })

  it('shows the newest of two searches, in whichever order their rows come', async () => {
    const { pages, part, settled, setWire, server } = await pagesOnScreen()
    let letFirst: () => void = () => undefined
    const first = new Promise<void>((resolve) => (letFirst = resolve))
    setWire(async (request) => {
      const answer = await server.handle(request as Request)
      if (String((request as Request).url).includes('search=re')) await first
      return answer
    })
    pages.ask({ search: 're' })
    pages.ask({ search: 'vue' })
    await settled()
    letFirst()
    await new Promise((resolve) => setTimeout(resolve))
    expect(part().query).toEqual({ search: 'vue' })
  })

  it('says why the next rows could not be read, and reads them when asked again', async () => {
    const { pages, part, setWire } = await pagesOnScreen()
    setWire(async () => new Response('{"message":"Broken"}', { status: 400 }))
    await pages.readOn('after')
    expect(pages.nextError).toBeDefined()
    expect(part().keys).toHaveLength(partOf.page)
    setWire(undefined)
    await pages.readOn('after')
    expect(pages.nextError).toBeUndefined()
    expect(part().keys).toHaveLength(2 * partOf.page)
  })

  it('reads all rows of a query, up to a number', async () => {
    const { read, all, part, calls } = await pagesOnScreen()
    const wanted = 'be read'
    const rows = await read.readAll({}, { most: all.length, wanted })
    expect(rows.map(({ id }) => String(id))).toEqual(all)
    await expect(read.readAll({}, { most: 1000, wanted })).rejects.toThrow(
      'No more than 1,000 can be read: narrow the list by a search or filters first',
    )
    const before = calls.length
    const { counts } = part()
    await expect(read.readAll({}, { most: 1000, wanted, counts })).rejects.toThrow('No more than')
    expect(calls).toHaveLength(before)
  })

  it('says where its rows stand, so that those between two are read', async () => {
    const { pages, read, all, part, settled } = await pagesOnScreen()
    const how = { most: 5000, wanted: 'be selected at once' }
    const range = async (from: number, to: number) => {
      const ends = [marks.get(from)!, marks.get(to)!] as const
      expect((await read.readRange({}, ends, how)).map(String)).toEqual(
        all.slice(Math.min(from, to), Math.max(from, to) + 1),
      )
    }
    const marks = new Map([3, 99].map((at) => [at, pages.markOf(all[at]!)]))
    expect(pages.markOf(all[2000]!)).toBeUndefined()
    await pages.jump(2000)
    await settled()
    await pages.readOn('before')
    await pages.readOn('after')
    const { start, keys } = part()
    for (const at of [start, start + 1, start + 150, start + keys.length - 1])
      marks.set(at, pages.markOf(all[at]!))
    await range(3, 99)
    await range(99, start)
    await range(start + keys.length - 1, 3)
    // The first row of a page that was read upwards.
    await range(start, start + 150)
    await range(start + 1, start + keys.length - 1)
    const ends = [marks.get(3)!, marks.get(start)!] as const
    await expect(read.readRange({}, ends, { ...how, most: start - 3 })).rejects.toThrow('No more than')
    const lost = { ...marks.get(3)!, key: 'elsewhere by now' }
    await expect(read.readRange({}, [lost, ends[1]], how)).rejects.toThrow('The list has changed')
  })

  it('counts what each filter would leave of a search', async () => {
    const { pages, settled } = await pagesOnScreen()
    const release = pages.choices.retain()
    await expect.poll(() => pages.choices.value?.choices?.active).toBeGreaterThan(0)
    const { active } = pages.choices.value!.choices!
    pages.ask({ search: 'react' })
    await settled()
    await expect.poll(() => pages.choices.value!.choices!.active).not.toBe(active)
    release()
  })

  it('counts once for the search that an address begins with', async () => {
    const { pages, setWire, server } = await pagesOnScreen()
    const counting: string[] = []
    setWire(async (sent) => {
      const { url } = sent as Request
      if (url.includes('counts=choices')) counting.push(url)
      return server.handle(sent as Request)
    })
    pages.ask({ search: 'react' })
    const release = pages.choices.retain()
    // Longer than what is typed waits.
    await new Promise((resolve) => setTimeout(resolve, 400))
    await expect.poll(() => pages.choices.isLoading).toBe(false)
    expect(counting).toHaveLength(1)
    release()
  })

  it('counts a list that an address orders by the call that counts it in any order', async () => {
    const { pages, setWire, server } = await pagesOnScreen()
    const counting: URLSearchParams[] = []
    setWire(async (sent) => {
      const { searchParams } = new URL((sent as Request).url)
      if (searchParams.get('counts') === 'choices') counting.push(searchParams)
      return server.handle(sent as Request)
    })
    pages.ask({ filter: ['active'], sort: '-updated' })
    const release = pages.choices.retain()
    await expect.poll(() => counting.length).toBe(1)
    expect(counting.map((asked) => [asked.get('filter'), asked.get('sort')])).toEqual([['active', null]])
    release()
  })

  it('counts no more for a search that was left', async () => {
    const { pages, setWire, server } = await pagesOnScreen()
    const counting: AbortSignal[] = []
    setWire(async (sent) => {
      const request = sent as Request
      if (!request.url.includes('counts=choices')) return server.handle(request)
      counting.push(request.signal)
      return new Promise(() => undefined)
    })
    const release = pages.choices.retain()
    await expect.poll(() => counting.length).toBe(1)
    pages.ask({ sort: 'name' })
    expect(counting.map(({ aborted }) => aborted)).toEqual([false])
    pages.ask({ search: 'react' })
    expect(counting.map(({ aborted }) => aborted)).toEqual([true])
    await expect.poll(() => counting.length).toBe(2)
    release()
  })
})

it('finds the rows of a selection again after a change', async () => {
  const { read, stores, all } = await pagesOnScreen()
  const how = { most: all.length, wanted: 'be read' }
  const some = [all[3]!, all[900]!].map(Number)
  expect((await read.readThese(some, how)).map(({ id }) => id)).toEqual(some)
  stores.projects.list.invalidate()
  expect((await read.readThese(some, how)).map(({ id }) => id)).toEqual(some)
})
