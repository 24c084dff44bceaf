import path from 'node:path'
import { limits } from '../../src/contract/limits'
import { nameKey } from '../database/nameKey'
import { aNode, aProject, aTag } from '../fixtures'
import type { Files } from '../ports'
import type { Scenario, ScenarioNode, ScenarioProject, ScenarioTag } from '../scenario'
import { scenario } from '../scenarios'
import { root } from './console/consoleBuild'
import { installedPackages, type InstalledPackage } from './installedPackages'
import { categoriesOf, categoryTopics, stacksOf, stackTopics } from './packageTopics'
import { patternPicture } from './patternPicture'
import { escapeHtml, readmeExcerpt } from './readmeExcerpt'

/** These stand first: the demo's opportunities and claims belong to the first projects. */
const first = [
  'react',
  '@electric-sql/pglite',
  'vite',
  'mobx',
  'storybook',
  'vitest',
  'axios',
  'zod',
  'typescript',
]
const tagsAtMost = 8
const longestTag = 40
const pictureCount = 24

/** Before invented words about real projects. */
const madeUp = 'Made up for this demo.'

/**
 * The directory that an empty database is filled with: the open-source packages that are installed beside the server are
 * its projects; users, articles, opportunities, applicants and claims are those of the small scenario, all made up.
 */
export async function demoDirectory(files: Files): Promise<Scenario> {
  const base = scenario('small')
  const packages = inOrder(await installedPackages(path.join(root, 'node_modules')))
  const pictures = await Promise.all(
    Array.from({ length: pictureCount }, (_, index) =>
      files.save(patternPicture(index + 1), { extension: 'png', type: 'image/png' }),
    ),
  )
  const pictureOf = (index: number) => pictures[index % pictureCount]?.address ?? ''
  const tags = allTags(base.tags, packages)
  const categories = asNodes(categoryTopics)
  const languageStacks = asNodes(stackTopics)
  const approved = new Set(
    base.claims.filter(({ status }) => status === 'APPROVED').map(({ osnId }) => osnId),
  )
  const projects = packages.map((one, index): ScenarioProject => {
    const id = index + 1
    return aProject({
      id,
      ...describePackage(one),
      featuredImage: pictureOf(index),
      isFeatured: first.includes(one.name),
      isClaimed: approved.has(id),
      adminId: base.users.find(({ role }) => role === 'ADMIN')?.id ?? null,
      tags: idsOf(keywordsOf(one), tags),
      categories: idsOf(categoriesOf(one), categories),
      language_stacks: idsOf(stacksOf(one), languageStacks),
    })
  })
  return {
    ...base,
    tags,
    categories,
    languageStacks,
    projects,
    articles: base.articles.map((article, index) => ({
      ...article,
      featuredImage: pictureOf(index * 5 + 3),
    })),
    opportunities: base.opportunities.map((one) => ({
      ...one,
      description: `${madeUp} ${one.description}`.trim(),
    })),
    claims: base.claims.map((one) => ({ ...one, details: `${madeUp} ${one.details}`.trim() })),
  }
}

function inOrder(packages: readonly InstalledPackage[]): InstalledPackage[] {
  const rank = ({ name }: InstalledPackage) => (first.includes(name) ? first.indexOf(name) : first.length)
  return packages.toSorted((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name))
}

function describePackage(one: InstalledPackage) {
  const start = one.isProgram ? `npx ${one.name}` : `import '${one.name}'`
  const steps = [`Install it: npm install ${one.name}`, `${one.isProgram ? 'Run it' : 'Use it'}: ${start}`]
  if (one.node) steps.unshift(`Have Node.js ${one.node} at hand`)
  return {
    name: cut(one.name, limits.name),
    projectUrl: one.address,
    tagline: cut(one.description, limits.tagline),
    license: cut(one.license, limits.license),
    description: descriptionOf(one),
    deploymentInstructions: `<ol>${steps.map((step) => `<li>${escapeHtml(step)}</li>`).join('')}</ol>`,
  }
}

/** The package's own sentence and the start of its README, which often begins with the same words. */
function descriptionOf({ description, readme }: InstalledPackage): string {
  const sentence = `<p>${escapeHtml(description)}</p>`
  const excerpt = readmeExcerpt(readme)
  return excerpt.startsWith(sentence.slice(0, 40)) ? excerpt : sentence + excerpt
}

/** Keywords as tags; a package without any has its tag from its kind. */
function keywordsOf(one: InstalledPackage): string[] {
  const keywords = one.keywords.map(nameKey).filter((word) => word !== '' && word.length <= longestTag)
  return keywords.length > 0 ? keywords.slice(0, tagsAtMost) : ['npm package']
}

/** The demo's own tags, which its articles refer to, and all keywords behind them. */
function allTags(own: readonly ScenarioTag[], packages: readonly InstalledPackage[]): ScenarioTag[] {
  const known = new Set(own.map(({ name }) => nameKey(name)))
  const fresh = new Set(packages.flatMap(keywordsOf).filter((word) => !known.has(word)))
  return [...own, ...[...fresh].sort().map((name, index) => aTag({ id: own.length + index + 1, name }))]
}

function asNodes(topics: readonly { name: string; below?: string }[]): ScenarioNode[] {
  const idOf = (name: string | undefined) => topics.findIndex((topic) => topic.name === name) + 1
  return topics.map(({ name, below }, index) => aNode({ id: index + 1, name, parentId: idOf(below) }))
}

function idsOf(names: readonly string[], list: readonly { id: number; name: string }[]): number[] {
  const ids = new Map(list.map(({ id, name }) => [nameKey(name), id]))
  return [...new Set(names.map((name) => ids.get(nameKey(name))))].filter((id) => id !== undefined)
}

function cut(text: string, longest: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line
}
