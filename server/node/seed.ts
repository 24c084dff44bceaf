import { parseArgs } from 'node:util'
import type { Database, Tables } from '../database/port'
import { aProject } from '../fixtures'
import type { ScenarioProject } from '../scenario'
import { runCommand } from './command'
import { openDatabase } from './openDatabase'
import { fillWithDemo } from './openSite'
import { createPasswords } from './passwords'
import { readSettings } from './settings'
import { StartFailure } from './startFailure'

const mostProjects = 100_000

/** `npm run seed -- --projects 10000`: adds made-up projects to the database of the settings until it holds so many. */
async function seed(): Promise<void> {
  const wanted = wantedProjects(process.argv.slice(2))
  const settings = readSettings()
  const database = await openDatabase(settings)
  try {
    await fillWithDemo(database, createPasswords(), settings, console.log)
    const added = await fillUp(database, wanted)
    console.log(`Added ${added} made-up projects: there are at least ${wanted} now.`)
  } finally {
    await database.close()
  }
}

function wantedProjects(words: string[]): number {
  const usage = `Say how many projects there shall be, ${mostProjects} at most: npm run seed -- --projects 10000`
  try {
    const { projects } = parseArgs({ args: words, options: { projects: { type: 'string' } } }).values
    const count = Number(projects)
    if (!projects || !Number.isInteger(count) || count < 1 || count > mostProjects) throw new Error(usage)
    return count
  } catch {
    throw new StartFailure(usage)
  }
}

async function fillUp(database: Database, wanted: number): Promise<number> {
  return database.transaction(async (tables) => {
    const known = await tables.projects.all()
    const last = known.reduce((most, { id }) => Math.max(most, id), 0)
    const missing = Math.max(0, wanted - known.length)
    const relations = await relationsIn(tables)
    const picture = known[0] ? ((await tables.projects.find(known[0].id))?.featuredImage ?? '') : ''
    const projects = Array.from({ length: missing }, (_, index) =>
      madeUpProject(last + index + 1, relations, picture),
    )
    await tables.projects.insertAll(projects, { at: new Date(), by: null })
    return projects.length
  })
}

interface Relations {
  tags: number[]
  categories: number[]
  stacks: number[]
}

async function relationsIn(tables: Tables): Promise<Relations> {
  const idsOf = async (list: { all(): Promise<{ id: number }[]> }, what: string) => {
    const ids = (await list.all()).map(({ id }) => id)
    if (ids.length === 0)
      throw new StartFailure(`There is no ${what} yet, and each project needs one: add one first.`)
    return ids
  }
  return {
    tags: await idsOf(tables.tags, 'tag'),
    categories: await idsOf(tables.categories, 'category'),
    stacks: await idsOf(tables.languageStacks, 'language stack'),
  }
}

function madeUpProject(
  id: number,
  { tags, categories, stacks }: Relations,
  featuredImage: string,
): ScenarioProject {
  return aProject({
    id,
    name: `Sample project ${id}`,
    projectUrl: `https://example.org/projects/${id}`,
    tagline: `Made up by "npm run seed", number ${id}`,
    featuredImage,
    tags: pick(tags, id, 3),
    categories: pick(categories, id, 1),
    language_stacks: pick(stacks, id, 2),
  })
}

/** Up to `count` different ids, others for each `start`. */
function pick(ids: readonly number[], start: number, count: number): number[] {
  return [...new Set(Array.from({ length: count }, (_, step) => ids[(start + step * 7) % ids.length] ?? 0))]
}

await runCommand(seed)
