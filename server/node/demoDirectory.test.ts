import { inflateSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { rules } from '../../src/contract/rules'
import { openMemoryDatabase } from '../database/memory'
import { nameKey } from '../database/nameKey'
import { fillDatabase } from '../fillDatabase'
import { imageKind } from '../http/imageKind'
import { cheapPasswords } from '../memoryServer'
import { filterRichText } from '../richTextFilter'
import type { Scenario } from '../scenario'
import { demoDirectory } from './demoDirectory'
import { patternPicture } from './patternPicture'
import { readmeExcerpt } from './readmeExcerpt'

describe('the demo directory', () => {
  let directory: Scenario
  const saved: Uint8Array[] = []

  beforeAll(async () => {
    directory = await demoDirectory({
      save: async (content) => ({ address: `/uploads/${saved.push(content)}.png` }),
    })
  })

  it('holds a few hundred real projects, the best known first', () => {
    expect(directory.projects.length).toBeGreaterThan(200)
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
      const draft = {
        ...project,
        tags: [...project.tags],
        categories: [...project.categories],
        language_stacks: [...project.language_stacks],
      }
      return Object.keys(rules.project(draft)).length > 0
    })
    expect(broken).toEqual([])
    for (const { name } of directory.tags) expect(rules.tag({ name })).toEqual({})
  })

  it('describes the projects in rich text that needs no cleaning', () => {
    for (const { description, deploymentInstructions } of directory.projects) {
      expect(filterRichText(description)).toBe(description)
      expect(filterRichText(deploymentInstructions)).toBe(deploymentInstructions)
    }
  })

  it('names each tag once, and says of what is made up that it is', () => {
    const keys = directory.tags.map(({ name }) => nameKey(name))
    expect(new Set(keys).size).toBe(keys.length)
    for (const { description } of directory.opportunities)
      expect(description).toMatch(/^Made up for this demo/)
    for (const { details } of directory.claims) expect(details).toMatch(/^Made up for this demo/)
  })

  it('fits into a database', async () => {
    const database = openMemoryDatabase()
    await fillDatabase(database, directory, cheapPasswords)
    const projects = await database.transaction((tables) => tables.projects.all())
    expect(projects).toHaveLength(directory.projects.length)
  })

  it('has pictures that an upload would take', () => {
    expect(saved.length).toBeGreaterThan(10)
    for (const content of saved) expect(imageKind(content)?.type).toBe('image/png')
  })
})

describe('a picture', () => {
  it('is a whole PNG, the same for the same seed', () => {
    const content = Buffer.from(patternPicture(7))
    expect([content.readUInt32BE(16), content.readUInt32BE(20)]).toEqual([480, 320])
    const start = content.indexOf('IDAT')
    const lines = inflateSync(content.subarray(start + 4, start + 4 + content.readUInt32BE(start - 4)))
    expect(lines).toHaveLength(320 * (1 + 480 * 3))
    expect(Buffer.from(patternPicture(7)).equals(content)).toBe(true)
    expect(Buffer.from(patternPicture(8)).equals(content)).toBe(false)
  })
})

describe('an excerpt of a README', () => {
  const filler = 'and it goes on for long enough to be taken for a sentence.'

  it('takes the first paragraphs and leaves headings, lists, code, badges and sponsors', () => {
    const readme = [
      '# Name',
      '[![badge](https://x.example/b.svg)](https://x.example)',
      `Sponsored by nobody at all, ${filler}`,
      `~~~js\nThis is code, ${filler}\n\nStill code, ${filler}\n~~~`,
      `- This is a list, ${filler}`,
      `It does **one** thing, _well_, with \`code\` and [a link](https://x.example/a?b=1&c=2), ${filler}`,
      `A second\nparagraph, ${filler}`,
      `A third paragraph, ${filler}`,
    ].join('\n\n')
    expect(readmeExcerpt(readme)).toBe(
      `<p>It does <strong>one</strong> thing, <em>well</em>, with code and <a href="https://x.example/a?b=1&amp;c=2">a link</a>, ${filler}</p>` +
        `<p>A second paragraph, ${filler}</p>`,
    )
  })

  it.each([
    `An <img src=x onerror=alert(1)> in a paragraph, ${filler}`,
    `A [link](javascript:alert(1)) of the wrong kind, ${filler}`,
    `A [link](https://x.example/"onmouseover="alert(1)) with a quote, ${filler}`,
    `1 < 2 & "quotes" are text, ${filler}`,
  ])('is safe whatever stands in %s', (paragraph) => {
    const excerpt = readmeExcerpt(paragraph)
    expect(filterRichText(excerpt)).toBe(excerpt)
    expect(excerpt).not.toMatch(/<img|href="javascript|"onmouseover/)
  })
})
