import type { StoryScenario } from '../createScenario'

/** Puts into the small scenario what the page of care finds; what stood there stays. */
export async function untidy({ server }: StoryScenario): Promise<void> {
  await server.database.transaction(async ({ tags, categories, languageStacks, projects }) => {
    const script = await tags.insert({ name: 'Java Script' })
    await tags.insert({ name: 'Testings' })
    await categories.insert({ name: 'Component library', parentId: 3 })
    await languageStacks.insert({ name: 'ReactJS', parentId: 1 })
    await projects.update(6, { license: 'Apache 2', tags: [script, 3] })
    await projects.update(5, { projectUrl: 'http://www.react.dev/', license: 'Ask the author' })
  })
}

/** Gives what nothing uses in the small scenario to a project. */
export async function assignUnused({ server }: StoryScenario): Promise<void> {
  await server.database.transaction(async ({ projects }) => {
    await projects.update(10, { language_stacks: [4, 8] })
    await projects.update(9, { categories: [1, 2, 3, 10] })
  })
}
