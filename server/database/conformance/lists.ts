import { beforeAll, describe, expect, it } from 'vitest'
import { records } from '../../../src/contract/records'
import { recordNames, type RecordName } from '../../../src/contract/records/plurals'
import { aClaim, aNode, anArticle, aProject, aTag } from '../../fixtures'
import { categoryRow, languageStackRow, projectRow, publishedArticles, recordRow } from '../lists/listRows'
import type { Database, ListedTable, Tables } from '../port'
import { writeRows, type ListRows } from '../lists/writtenRows'

/** Every kind of character that JSON writes in a way of its own, and some that look as if. */
const odd = '"quotes" \\ / <b>&amp;</b> é e\u0301 שלום 🧁 \u2028 \u007f \u0001 \b\f\n\r\t $1 %s {"a":[1]}'

/** Lists by their names: as the database writes them, and as the API returns the rows that it reads. */
const lists: Readonly<
  Record<
    string,
    { written: (tables: Tables) => Promise<ListRows>; rows: (tables: Tables) => Promise<object[]> }
  >
> = {
  projects: {
    written: ({ projects }) => projects.written(),
    rows: async ({ projects }) => (await projects.all()).map(projectRow),
  },
  articles: { written: ({ articles }) => articles.written('all'), rows: ({ articles }) => articles.all() },
  'published articles': {
    written: ({ articles }) => articles.written('published'),
    rows: async ({ articles }) => publishedArticles(await articles.all()),
  },
  ...readBy('categories', ({ categories }) => categories, categoryRow),
  ...readBy('language stacks', ({ languageStacks }) => languageStacks, languageStackRow),
  ...Object.assign({}, ...recordNames.map(recordLists)),
}

/** A list as staff and as everybody reads it. */
function readBy<Found extends { id: number }>(
  name: string,
  tableOf: (tables: Tables) => ListedTable<never, Found>,
  rowOf: (found: Found) => object,
): typeof lists {
  const stampOf = async (tables: Tables, { id }: Found) => {
    const found = await tableOf(tables).findStamped(id)
    return { updatedAt: found?.updatedAt?.toISOString() ?? null }
  }
  return {
    [name]: {
      written: (tables) => tableOf(tables).written('staff'),
      async rows(tables) {
        const rows: object[] = []
        for (const found of await tableOf(tables).all())
          rows.push({ ...rowOf(found), ...(await stampOf(tables, found)) })
        return rows
      },
    },
    [`${name} of everybody`]: {
      written: (tables) => tableOf(tables).written('everybody'),
      rows: async (tables) => (await tableOf(tables).all()).map(rowOf),
    },
  }
}

function recordLists(name: RecordName) {
  const { many, body } = records[name]
  const tableOf = (tables: Tables) => tables[many] as unknown as ListedTable<never, { id: number }>
  return readBy(`records: ${name}`, tableOf, (row) => recordRow(body, row))
}

const textOf = (rows: ListRows) => {
  if ('read' in rows) throw new Error('The list is too long to be held')
  return rows.map((row) => new TextDecoder().decode(row)).join(',')
}

/** Lists that the database writes as JSON. */
export function listsConformance(filled: () => Database): void {
  describe('a list', () => {
    beforeAll(async () => {
      await filled().transaction(async (tables) => {
        const ids = Array.from({ length: 600 }, (_, index) => 1000 + index * 3)
        await tables.projects.insertAll(
          ids.map((id) => aProject({ id, name: `Project ${id}`, tagline: odd })),
        )
        await tables.tags.insertAll([aTag({ id: 5000, name: odd })])
        await tables.articles.insertAll([anArticle({ id: 5000, title: odd, excerpt: '', tags: [5000] })])
        await tables.categories.insertAll([
          aNode({ id: 500, name: odd }),
          aNode({ id: 501, name: 'x', parentId: 500 }),
        ])
      })
    }, 60_000)

    const isSame = async ({ written, rows }: (typeof lists)[string]) => {
      const { read, transaction } = filled()
      const expected = textOf(writeRows((await read(rows)) as { id: number }[]))
      expect(textOf(await read(written))).toBe(expected)
      expect(textOf(await transaction(written))).toBe(expected)
      return expected
    }

    it.each(Object.keys(lists))('is written to the letter as the API answers its rows: %s', async (name) => {
      expect(await isSame(lists[name]!)).toMatch(/"id":1\b/)
    })

    it('shows every change that was committed, and none that was taken back', async () => {
      const database = filled()
      const { projects, categories, articles } = lists
      const before = await isSame(projects!)
      await database.transaction(async (tables) => {
        await tables.projects.update(1003, { name: 'Changed', isFeatured: true })
        await tables.projects.update(
          2797,
          { description: '', deploymentInstructions: '<p>Run it</p>', license: odd, tags: [5000, 1] },
          { at: new Date('2026-03-01T09:00:00.070Z'), by: null },
        )
        await tables.claims.insertAll([aClaim({ id: 900, osnId: 2200, status: 'APPROVED' })])
        await tables.projects.insertAll([aProject({ id: 9000, name: 'New' })])
        await tables.articles.update(5000, { isPublished: false })
        await tables.categories.update(
          500,
          { name: 'Renamed parent' },
          { at: new Date('2026-03-02T10:00:00Z'), by: null },
        )
      })
      const after = await isSame(projects!)
      expect(after).not.toBe(before)
      for (const part of ['"name":"Changed"', '"claimed":[{"id":900}]', '"id":9000,', '"tags":[5000,1]'])
        expect(after).toContain(part)
      expect(after).toContain('"updatedAt":"2026-03-01T09:00:00.070Z"')
      expect(await isSame(categories!)).toContain('"parentCategory":{"name":"Renamed parent"}')
      expect(await isSame(categories!)).toContain('"updatedAt":"2026-03-02T10:00:00.000Z"')
      expect(await isSame(lists['categories of everybody']!)).not.toContain('updatedAt')
      await isSame(articles!)
      await isSame(lists['published articles']!)

      const takenBack = database.transaction(async (tables) => {
        await tables.projects.update(1003, { name: 'Taken back' })
        expect(textOf(await tables.projects.written())).toContain('Taken back')
        throw new Error('changed my mind')
      })
      await expect(takenBack).rejects.toThrow('changed my mind')
      expect(await isSame(projects!)).toBe(after)
      await database.transaction(({ projects: table }) => table.update(1003, { name: 'Changed again' }))
      expect(await isSame(projects!)).toContain('Changed again')
    })
  })
}
