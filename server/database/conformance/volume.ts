import { expect, it } from 'vitest'
import { fillDatabase } from '../../fillDatabase'
import { cheapPasswords } from '../../memoryServer'
import { scenario } from '../../scenarios'
import type { Candidate } from './subject'

/** Filling an empty database in bulk, and reading from 10,000 projects. */
export function volumeConformance(open: () => Promise<Candidate>): void {
  it('holds a crowded scenario, and changes all of its projects at once', { timeout: 120_000 }, async () => {
    const { database, end } = await open()
    try {
      const crowded = scenario('crowded')
      await fillDatabase(database, crowded, cheapPasswords)
      await database.transaction(async (tables) => {
        const projects = await tables.projects.all()
        expect(projects).toHaveLength(10_000)
        expect(projects[0]?.claims).toHaveLength(crowded.claims.filter(({ osnId }) => osnId === 1).length)
        expect((await tables.projects.find(9999))?.tags.map(({ id }) => id)).toEqual(
          crowded.projects[9998]?.tags,
        )
        const ids = projects.map(({ id }) => id)
        const rows = await tables.manyProjects.findManyLocked(ids)
        await tables.manyProjects.updateMany(
          rows.map(({ id, tags }) => ({
            id,
            fields: { isActive: false, tags: [...new Set([...tags.slice(1), 3000])] },
          })),
        )
        expect(await tables.projects.find(9999)).toMatchObject({ isActive: false, version: 2 })
        expect(await tables.tags.all()).toHaveLength(3000)
        expect(await tables.categories.all()).toHaveLength(1000)
        expect(await tables.tags.insert({ name: 'the next one' })).toBe(3001)
      })
    } finally {
      await database.close()
      await end()
    }
  })

  it('is left empty when a scenario does not fit', async () => {
    const { database, end } = await open()
    try {
      const [project] = scenario('small').projects
      const broken = { ...scenario('small'), projects: [project!, project!] }
      await expect(fillDatabase(database, broken, cheapPasswords)).rejects.toMatchObject({
        kind: 'duplicate',
      })
      expect(await database.transaction(({ users }) => users.count())).toBe(0)
      await fillDatabase(database, scenario('small'), cheapPasswords)
    } finally {
      await database.close()
      await end()
    }
  })
}
