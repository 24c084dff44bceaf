import { uploadWidths } from '../../../src/contract/uploads'
import { aClaim, aNode, anApplication, anArticle, anOpportunity, aProject, aTag, aUser } from '../../fixtures'
import { nameKey } from '../../database/nameKey'
import type { Files } from '../../ports'
import type { Scenario, ScenarioNode, ScenarioTag } from '../../scenario'
import { emptyScenario } from '../../scenarios/emptyScenario'
import { accountUsers } from '../../scenarios/accounts'
import { markPicture } from './markPicture'
import { readDirectory, type Directory, type DirectoryNode } from './readDirectory'

/**
 * The directory that an empty database is filled with, from `directory.json`: open-source projects, each with a mark of its
 * own as its picture, and the accounts to sign in with before the people of the file.
 */
export async function demoDirectory(files: Files): Promise<Scenario> {
  const stored = await readDirectory()
  const pictures = await savePictures(files, stored.projects.length + stored.articles.length)
  const users = [
    ...accountUsers(),
    ...stored.users.map((one, index) => aUser({ id: accountUsers().length + index + 1, ...one })),
  ]
  const tags = allTags(stored)
  const categories = asNodes(stored.categories)
  const languageStacks = asNodes(stored.languageStacks)
  const claims = stored.claims.map(({ project, name, email, ...one }, index) =>
    aClaim({
      id: index + 1,
      osnId: placeOf(project, stored.projects),
      claimerName: name,
      claimerEmail: email,
      ...one,
    }),
  )
  const claimed = new Set(claims.filter(({ status }) => status === 'APPROVED').map(({ osnId }) => osnId))
  const projects = stored.projects.map(({ hasNoImage, languageStacks: stacks, ...one }, index) =>
    aProject({
      ...one,
      id: index + 1,
      featuredImage: hasNoImage ? '' : (pictures[index] ?? ''),
      isClaimed: claimed.has(index + 1),
      adminId: users.find(({ role }) => role === 'ADMIN')?.id ?? null,
      tags: idsOf(one.tags, tags),
      categories: idsOf(one.categories, categories),
      language_stacks: idsOf(stacks, languageStacks),
    }),
  )
  const articles = stored.articles.map((one, index) =>
    anArticle({
      ...one,
      id: index + 1,
      featuredImage: pictures[projects.length + index] ?? '',
      tags: idsOf(one.tags, tags),
    }),
  )
  const opportunities = stored.opportunities.map(({ project, ...one }, index) =>
    anOpportunity({ id: index + 1, osnId: placeOf(project, stored.projects), ...one }),
  )
  const titles = stored.opportunities.map(({ title }) => ({ name: title }))
  const applications = stored.applications.map(({ opportunity, ...one }, index) =>
    anApplication({ id: index + 1, opportunityId: placeOf(opportunity, titles), ...one }),
  )
  return {
    // Kinds of records that the file does not have.
    ...emptyScenario(),
    users,
    tags,
    categories,
    languageStacks,
    projects,
    articles,
    opportunities,
    applications,
    claims,
    isAged: true,
  }
}

/** Saves so many pictures and answers their addresses. */
async function savePictures(files: Files, count: number): Promise<string[]> {
  const saved = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      files.save(markPicture(index + 1), {
        extension: 'png',
        type: 'image/png',
        // For the rows of lists.
        narrower: new Map([[uploadWidths[0], markPicture(index + 1, uploadWidths[0])]]),
      }),
    ),
  )
  return saved.map(({ address }) => address)
}

/** The tags of the articles, and behind them those of the projects alone. */
function allTags({ tags, projects }: Directory): ScenarioTag[] {
  const known = new Set(tags.map(nameKey))
  const fresh = new Set(projects.flatMap((one) => one.tags).filter((name) => !known.has(nameKey(name))))
  return [...tags, ...[...fresh].sort()].map((name, index) => aTag({ id: index + 1, name }))
}

function asNodes(nodes: readonly DirectoryNode[]): ScenarioNode[] {
  return nodes.map(({ name, below }, index) =>
    aNode({ id: index + 1, name, parentId: nodes.findIndex((node) => node.name === below) + 1 }),
  )
}

function idsOf(names: readonly string[], list: readonly { name: string }[]): number[] {
  return names.map((name) => placeOf(name, list))
}

/** The id of the record of this name: its place in the list, from 1. */
function placeOf(name: string, list: readonly { name: string }[]): number {
  const place = list.findIndex((one) => nameKey(one.name) === nameKey(name))
  if (place < 0) throw new Error(`directory.json has no record named "${name}"`)
  return place + 1
}
