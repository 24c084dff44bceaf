import { expect, it } from 'vitest'
import { fillDatabase } from '../../fillDatabase'
import { cheapPasswords } from '../../memoryServer'
import { scenario } from '../../scenarios'
import type { Candidate } from './subject'

/** Milliseconds, several times what a busy machine with two cores needs. */
const budgets = { fill: 40_000, list: 4000, one: 500 }

/** Filling an empty database in bulk, and reading from 10,000 projects. */
export function volumeConformance(open: () => Promise<Candidate>): void {
  it('is filled with a crowded scenario in seconds, and quick to read', { timeout: 120_000 }, async () => {
    const { database, end } = await open()
    try {
      const crowded = scenario('crowded')
      expect(await timed(() => fillDatabase(database, crowded, cheapPasswords))).toBeLessThan(budgets.fill)
      await database.transaction(async (tables) => {
        const projects = await tables.projects.all()
        expect(projects).toHaveLength(10_000)
        expect(projects[0]?.claims).toHaveLength(crowded.claims.filter(({ osnId }) => osnId === 1).length)
        expect(await timed(() => tables.projects.all())).toBeLessThan(budgets.list)
        expect(await timed(() => tables.projects.find(1))).toBeLessThan(budgets.one)
        expect((await tables.projects.find(9999))?.tags.map(({ id }) => id)).toEqual(
          crowded.projects[9998]?.tags,
        )
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

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
