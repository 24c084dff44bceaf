import { expect, it } from 'vitest'
import { sharedAddresses } from '../../../src/contract/search/sharedAddresses'
import { aProject } from '../../fixtures'
import type { Tables } from '../port'

/** URLs that are the same as another one, or that differ from it by a letter. */
const addresses = [
  'https://Example.org/Same',
  'http://www.example.org/same/',
  '//example.org:8080/same.git',
  ' ssh://git@example.org/same#readme ',
  'example.org/same///?tab=1',
  'https://example.org/same.git?tab=1',
  'https://example.org/samE.gi',
  'https://www.www.example.org/same',
  'https://example.org:80/same:80',
  'https://example.org/same:80',
  'mailto:someone@example.org/same',
  `https://example.org/${'long/'.repeat(390)}`,
  `http://example.org/${'long/'.repeat(390)}#`,
  '',
  'https://',
]
const firstId = 20

/** Counts and duplicates of the whole list of projects; `on` changes or reads both databases, and compares what they answer. */
export function wholeListConformance(on: {
  both: <T>(work: (tables: Tables) => Promise<T>) => Promise<T>
  change: (work: (tables: Tables) => Promise<void>) => Promise<void>
}): void {
  const shared = (after?: number, groups = 100, projects = 20) =>
    on.both(({ projectQuery }) => projectQuery.sharedAddresses({ after, groups, projects }))

  it('says how many projects have each tag, category and stack, also after a change', async () => {
    const uses = () =>
      on.both(async ({ projectQuery }) => {
        const { counts, isAbout } = await projectQuery.uses()
        return { counts: Object.fromEntries([...counts].sort()), isAbout }
      })
    const before = await uses()
    expect(before.counts['category:1']).toBeGreaterThanOrEqual(before.counts['category:2']!)
    await on.change(async (tables) => {
      // Both lie in the branch of the first one, in which it counts once.
      await tables.projects.update(1, { tags: [3], categories: [2, 3], language_stacks: [] })
      await tables.categories.update(4, { parentId: 1 })
    })
    const after = await uses()
    expect(after.counts['category:4']).toBe(before.counts['category:4'])
    expect(after.counts['category:1']).toBeGreaterThanOrEqual(after.counts['category:4']!)
  })

  it('finds the projects with the same URL, as the console does', async () => {
    expect(await shared()).toEqual({ total: 0, groups: [], next: undefined })
    await on.change(async ({ projects }) => {
      for (const [at, projectUrl] of addresses.entries()) await projects.update(firstId + at, { projectUrl })
    })
    const rows = addresses.map((address, at) => ({ id: firstId + at, address }))
    const ids = sharedAddresses(rows, ({ address }) => address).map((same) => same.rows.map(({ id }) => id))
    expect(ids.length).toBeGreaterThan(2)
    expect(await shared()).toEqual({
      total: ids.length,
      groups: ids.map((same) => ({ count: same.length, ids: same })),
      next: undefined,
    })
  })

  it('reads shared URLs in parts, and of each the first projects', async () => {
    const all = await shared()
    const parts: unknown[] = []
    for (let after: number | undefined; ;) {
      const { groups, next, total } = await shared(after, 1, 2)
      expect(total).toBe(all.total)
      parts.push(...groups)
      after = next
      if (after === undefined) break
    }
    expect(parts).toEqual(all.groups.map(({ count, ids }) => ({ count, ids: ids.slice(0, 2) })))
  })

  it('finds rows by their names, as a search folds them, the lowest ids of each', async () => {
    const named = (names: readonly string[], most = 20) =>
      on.both(async ({ projectQuery }) => (await projectQuery.named(names, most)).toSorted((a, b) => a - b))
    await on.change(({ projects }) =>
      projects.insertAll(
        [950, 951, 952].map((id) =>
          aProject({ id, name: ['Same name', ' SÂME  name', 'Same names'][id - 950] }),
        ),
      ),
    )
    expect(await named(['same name'])).toEqual([950, 951])
    expect(await named(['same name', 'SAME NAMES', 'same name', 'nothing'])).toEqual([950, 951, 952])
    expect(await named(['same name', 'same names'], 1)).toEqual([950, 952])
    expect(await named([])).toEqual([])
    expect((await named(['ZÜRICH', 'Łódź maps', '語言', "it's \\ a [thing]"])).length).toBeGreaterThan(3)
    const long = 'long name '.repeat(19)
    await on.change(async ({ projects }) => void (await projects.update(950, { name: long })))
    expect(await named([long])).toEqual([950])
  })

  it('finds no shared URL any more where one of two has changed, or was changed with many', async () => {
    const { groups } = await shared()
    await on.change(async (tables) => {
      for (const { ids } of groups.slice(1))
        for (const id of ids.slice(1))
          await tables.projects.update(id, { projectUrl: `https://other.example/${id}` })
    })
    expect((await shared()).total).toBe(1)
  })
}
