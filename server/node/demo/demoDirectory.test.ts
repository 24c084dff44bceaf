import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { tag } from '../../../src/contract/records/tag'
import { roles } from '../../../src/contract/access/roles'
import { rules } from '../../../src/contract/rules'
import { openMemoryDatabase } from '../../database/memory'
import { claimStatuses } from '../../database/records'
import { nameKey } from '../../database/nameKey'
import { fillDatabase } from '../../fillDatabase'
import { imageKind } from '../../http/imageKind'
import { cheapPasswords } from '../../memoryServer'
import { filterRichText } from '../../richTextFilter'
import type { Scenario } from '../../scenario'
import { demoDirectory } from './demoDirectory'
import { readDirectory } from './readDirectory'

let directory: Scenario
const saved: { content: Uint8Array; narrower: ReadonlyMap<number, Uint8Array> | undefined }[] = []

beforeAll(async () => {
  directory = await demoDirectory({
    save: async (content, { narrower }) => ({
      address: `/uploads/${saved.push({ content, narrower })}.png`,
    }),
  })
})

describe('the demo directory', () => {
  it('holds a few hundred real projects, some well known ones first', () => {
    expect(directory.projects).toHaveLength(447)
    expect(directory.projects.map(({ name }) => name).slice(0, 4)).toEqual([
      'react',
      '@electric-sql/pglite',
      'vite',
      'mobx',
    ])
    expect(directory.projects[1]).toMatchObject({
      projectUrl: 'https://pglite.dev',
      license: 'Apache-2.0',
      isClaimed: true,
    })
  })

  it('keeps every rule that a person who fills in the form has to keep', () => {
    const broken = directory.projects.filter((project) => {
      const values = {
        ...project,
        tags: [...project.tags],
        categories: [...project.categories],
        language_stacks: [...project.language_stacks],
      }
      const problems = Object.keys(rules.project(values))
      return problems.some((field) => field !== 'featuredImage' || project.featuredImage !== '')
    })
    expect(broken).toEqual([])
    for (const { name } of directory.tags) expect(tag.check({ name })).toEqual({})
    for (const node of [...directory.categories, ...directory.languageStacks])
      expect(rules.node(node)).toEqual({})
    for (const article of directory.articles)
      expect(rules.article({ ...article, tags: [...article.tags] })).toEqual({})
    for (const opportunity of directory.opportunities) expect(rules.opportunity(opportunity)).toEqual({})
  })

  it('has records in each state that a screen shows', () => {
    const { projects, claims, opportunities, articles, users } = directory
    const countOf = (state: (project: Scenario['projects'][number]) => boolean) =>
      projects.filter(state).length
    expect(countOf(({ isActive }) => !isActive)).toBe(12)
    expect(countOf(({ isFeatured }) => isFeatured)).toBe(10)
    expect(countOf(({ featuredImage }) => featuredImage === '')).toBe(14)
    expect(countOf(({ description }) => description === '')).toBe(8)
    for (const { id, isClaimed } of projects)
      expect(isClaimed).toBe(claims.some(({ osnId, status }) => osnId === id && status === 'APPROVED'))
    expect(claims.filter(({ osnId, status }) => osnId === 1 && status === 'PENDING')).toHaveLength(3)
    expect(new Set(claims.map(({ status }) => status))).toEqual(new Set(claimStatuses))
    expect(opportunities.filter(({ isDeleted }) => isDeleted)).toHaveLength(1)
    expect(articles.filter(({ isPublished }) => !isPublished)).toHaveLength(3)
    expect(new Set(users.map(({ role }) => role))).toEqual(new Set(roles))
    expect(users).toHaveLength(25)
  })

  it('has people at addresses that belong to nobody', () => {
    const { users, applications, claims } = directory
    const emails = [...users, ...applications].map(({ email }) => email)
    for (const email of [...emails, ...claims.map(({ claimerEmail }) => claimerEmail)])
      expect(email).toMatch(/^[a-z.]+@example\.(org|com)$/)
    expect(new Set(users.map(({ email }) => email)).size).toBe(users.length)
  })

  it('describes the projects in rich text that needs no cleaning', () => {
    for (const { description, deploymentInstructions } of directory.projects) {
      expect(filterRichText(description)).toBe(description)
      expect(filterRichText(deploymentInstructions)).toBe(deploymentInstructions)
    }
    for (const { content } of directory.articles) expect(filterRichText(content)).toBe(content)
  })

  it('reads like a directory in use', () => {
    const texts = JSON.stringify([directory.articles, directory.opportunities, directory.claims])
    expect(texts).not.toMatch(/made.up|demo\b|lorem|invented|sample/i)
  })

  it('numbers its records without a gap, each name once', () => {
    const { projects, tags, categories, languageStacks } = directory
    expect([tags, categories, languageStacks].map(({ length }) => length)).toEqual([959, 27, 19])
    for (const list of [projects, tags, categories, languageStacks]) {
      expect(list.map(({ id }) => id)).toEqual(list.map((_, index) => index + 1))
      expect(new Set(list.map(({ name }) => nameKey(name))).size).toBe(list.length)
    }
  })

  it('refers only to records that it holds, parents before their children', () => {
    const idsIn = (list: readonly { id: number }[]) => new Set(list.map(({ id }) => id))
    const known = {
      tags: idsIn(directory.tags),
      categories: idsIn(directory.categories),
      language_stacks: idsIn(directory.languageStacks),
    }
    for (const project of directory.projects)
      for (const field of ['tags', 'categories', 'language_stacks'] as const) {
        expect(project[field].length).toBeGreaterThan(0)
        expect(new Set(project[field]).size).toBe(project[field].length)
        for (const id of project[field]) expect(known[field]).toContain(id)
      }
    for (const { id, parentId } of [...directory.categories, ...directory.languageStacks])
      expect(parentId).toBeLessThan(id)
  })

  it('has every category below the parent that its file names', async () => {
    const stored = await readDirectory()
    const parentOf = (list: readonly { id: number; name: string }[], id: number) =>
      list.find((node) => node.id === id)?.name
    expect(directory.categories.map(({ parentId }) => parentOf(directory.categories, parentId))).toEqual(
      stored.categories.map(({ below }) => below),
    )
    expect(
      directory.languageStacks.map(({ parentId }) => parentOf(directory.languageStacks, parentId)),
    ).toEqual(stored.languageStacks.map(({ below }) => below))
  })

  it('fits into a database', async () => {
    const database = openMemoryDatabase()
    await fillDatabase(database, directory, cheapPasswords)
    const projects = await database.transaction((tables) => tables.projects.all())
    expect(projects).toHaveLength(directory.projects.length)
  })

  it('was added over the last year, the oldest first, and none of it at this moment', async () => {
    const database = openMemoryDatabase()
    const now = new Date('2026-03-01T09:00:00Z')
    await fillDatabase(database, directory, cheapPasswords, now)
    const projects = await database.transaction((tables) => tables.projects.all())
    const ages = projects.map(({ updatedAt }) => now.getTime() - Date.parse(updatedAt ?? ''))
    expect(ages).toEqual(ages.toSorted((a, b) => b - a))
    expect([ages[0], new Set(ages).size]).toEqual([365 * 86_400_000, 24])
    expect(ages.at(-1)).toBeGreaterThan(60_000)
    for (const name of ['tags', 'categories', 'languageStacks', 'opportunities'] as const) {
      const times = await database.transaction((tables) =>
        Promise.all(directory[name].map(({ id }) => tables[name].findStamped(id))),
      )
      const added = times.map((record) => record?.createdAt?.getTime() ?? 0)
      expect([name, added]).toEqual([name, added.toSorted((a, b) => a - b)])
      expect(new Set(added).size).toBeGreaterThan(8)
      expect(added.at(-1)).toBeLessThan(now.getTime())
    }
    const claims = await database.transaction(({ claims }) =>
      Promise.all(directory.claims.map(({ id }) => claims.findStamped(id))),
    )
    expect(new Set(claims.map((claim) => claim?.createdAt?.getTime())).size).toBe(directory.claims.length)
  })

  it('has a picture of its own for each project and article, which an upload would take', () => {
    expect(saved).toHaveLength(directory.projects.length + directory.articles.length)
    const shown = [...directory.projects, ...directory.articles].flatMap(
      ({ featuredImage }) => featuredImage || [],
    )
    expect(new Set(shown).size).toBe(shown.length)
    for (const { content } of saved) expect(imageKind(content)?.type).toBe('image/png')
  })

  it('has each picture as wide as the rows of a list show it, too', () => {
    for (const { narrower } of saved) {
      const row = Buffer.from(narrower?.get(64) ?? [])
      expect([row.readUInt32BE(16), row.readUInt32BE(20)]).toEqual([64, 43])
    }
  })
})

describe('the code of the demo directory', () => {
  it('reads one file, and nothing of the installed packages', async () => {
    const names = await readdir(import.meta.dirname)
    const sources = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    expect(sources.toSorted()).toEqual(['demoDirectory.ts', 'markPicture.ts', 'readDirectory.ts'])
    const read = await Promise.all(
      sources.map((name) => readFile(path.join(import.meta.dirname, name), 'utf8')),
    )
    const text = read.join('\n')
    expect(text).not.toMatch(/node_modules|require\.resolve|import\.meta\.resolve|readdir/)
    expect(text.match(/readFile\(.*/g)).toHaveLength(1)
  })

  it('has a file of at most 600 kB, a record a line', async () => {
    const content = await readFile(path.join(import.meta.dirname, 'directory.json'), 'utf8')
    expect(content.length).toBeLessThan(600_000)
    expect(content.split('\n').filter((line) => line.startsWith('    {"name":'))).toHaveLength(447 + 27 + 19)
  })
})
