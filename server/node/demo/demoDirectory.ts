import { aNode, aProject, aTag } from '../../fixtures'
import { nameKey } from '../../database/nameKey'
import type { Files } from '../../ports'
import type { Scenario, ScenarioNode, ScenarioProject, ScenarioTag } from '../../scenario'
import { scenario } from '../../scenarios'
import { patternPicture } from './patternPicture'
import { readDirectory, type DirectoryNode, type DirectoryProject } from './readDirectory'

const pictureCount = 24

/** Before invented words about real projects. */
const madeUp = 'Made up for this demo.'

/**
 * The directory that an empty database is filled with: the open-source packages of `directory.json` are its projects;
 * users, articles, opportunities, applicants and claims are those of the small scenario, all made up.
 */
export async function demoDirectory(files: Files): Promise<Scenario> {
  const base = scenario('small')
  const stored = await readDirectory()
  const pictures = await Promise.all(
    Array.from({ length: pictureCount }, (_, index) =>
      files.save(patternPicture(index + 1), { extension: 'png', type: 'image/png' }),
    ),
  )
  const pictureOf = (index: number) => pictures[index % pictureCount]?.address ?? ''
  const tags = allTags(base.tags, stored.projects)
  const categories = asNodes(stored.categories)
  const languageStacks = asNodes(stored.languageStacks)
  const approved = new Set(
    base.claims.filter(({ status }) => status === 'APPROVED').map(({ osnId }) => osnId),
  )
  const projects = stored.projects.map((one, index): ScenarioProject => {
    const id = index + 1
    return aProject({
      id,
      name: one.name,
      projectUrl: one.projectUrl,
      tagline: one.tagline,
      license: one.license,
      description: one.description,
      deploymentInstructions: one.deploymentInstructions,
      featuredImage: pictureOf(index),
      isFeatured: one.isFeatured,
      isClaimed: approved.has(id),
      adminId: base.users.find(({ role }) => role === 'ADMIN')?.id ?? null,
      tags: idsOf(one.tags, tags),
      categories: idsOf(one.categories, categories),
      language_stacks: idsOf(one.languageStacks, languageStacks),
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

/** The demo's own tags, which its articles refer to, and behind them those of the projects. */
function allTags(own: readonly ScenarioTag[], projects: readonly DirectoryProject[]): ScenarioTag[] {
  const known = new Set(own.map(({ name }) => nameKey(name)))
  const fresh = new Set(projects.flatMap(({ tags }) => tags).filter((name) => !known.has(nameKey(name))))
  return [...own, ...[...fresh].sort().map((name, index) => aTag({ id: own.length + index + 1, name }))]
}

function asNodes(nodes: readonly DirectoryNode[]): ScenarioNode[] {
  return nodes.map(({ name, below }, index) =>
    aNode({ id: index + 1, name, parentId: nodes.findIndex((node) => node.name === below) + 1 }),
  )
}

function idsOf(names: readonly string[], list: readonly { id: number; name: string }[]): number[] {
  return names.map((name) => {
    const found = list.find((one) => nameKey(one.name) === nameKey(name))
    if (!found) throw new Error(`directory.json has no record named "${name}"`)
    return found.id
  })
}
