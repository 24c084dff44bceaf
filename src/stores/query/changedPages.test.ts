import { describe, expect, it } from 'vitest'
import { pagesOnScreen } from '../../testing/stores/pagesOnScreen'
import { partOf } from './projectPart'

describe('a part of the list of projects, after a change', () => {
  it('is read again where it stands when a project has changed', async () => {
    const { pages, part, all, settled, stores, server } = await pagesOnScreen()
    await pages.jump(700)
    await settled()
    const { start } = part()
    const changed = part().rows[50]!
    await server.database.transaction((tables) => tables.projects.update(changed.id, { name: 'Renamed' }))
    stores.projects.list.invalidate()
    await settled()
    expect(part().rows.find(({ id }) => id === changed.id)?.name).toBe('Renamed')
    expect(Math.abs(part().start - start)).toBeLessThanOrEqual(1)
    expect(all[part().start]).toBe(part().keys[0])
  })

  it.each(['before', 'after'] as const)(
    'keeps its rows when those %s it are read after a change',
    async (end) => {
      const { pages, part, all, settled, stores } = await pagesOnScreen()
      await pages.jump(2000)
      await settled()
      for (let page = 0; page < 4; page++) await pages.readOn('after')
      stores.projects.list.invalidate()
      await settled()
      expect(part().pages).toHaveLength(1)
      const near = end === 'before' ? part().keys.slice(0, 100) : part().keys.slice(-100)
      for (let page = 1; page < 8; page++) {
        await pages.readOn(end)
        if (page < 3) expect(part().keys).toEqual(expect.arrayContaining(near))
        expect(all[part().start]).toBe(part().keys[0])
        expect(part().keys.length).toBeLessThan(2 * partOf.kept)
      }
      expect(part().keys).toHaveLength(partOf.kept)
    },
  )

  it('is read again as a whole where it has more rows than one answer', async () => {
    const { pages, part, settled, stores } = await pagesOnScreen()
    await pages.jump(2000)
    await settled()
    for (let page = 0; page < 4; page++) await pages.readOn('after')
    stores.projects.list.invalidate()
    await settled()
    for (let page = 0; page < 3; page++) await pages.readOn('after')
    const { keys } = part()
    expect(keys.length).toBeGreaterThan(700)
    stores.projects.list.invalidate()
    await settled()
    expect(part().keys.slice(0, -1)).toEqual(keys.slice(1))
  })
})
