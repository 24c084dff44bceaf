import { screen, within } from 'storybook/test'
import type { StoryScenario } from './createScenario'
import { patience } from './page'
import { hand } from './hand'

/** What somebody else changes. */
interface Change {
  tagline?: string
  license?: string
  tags?: number[]
}

/** Project 1 as the server has it. */
export const storedProject = (scenario: StoryScenario) =>
  scenario.server.database.transaction(async (tables) => {
    const project = await tables.projects.find(1)
    if (!project) throw new Error('There is no project 1')
    return project
  })

/** Somebody else saves project 1, past this page. */
export async function theySave(scenario: StoryScenario, change: Change): Promise<void> {
  await scenario.server.database.transaction((tables) => tables.projects.update(1, change))
}

/** The Undo of the toast; the editors have theirs. */
export async function pressUndo(): Promise<void> {
  const region = within(screen.getByRole('region', { name: 'Notifications' }))
  await hand.click(await region.findByRole('button', { name: 'Undo' }, patience))
}

/** The question about a conflict, once it stands. */
export const findConflict = async () =>
  within(await screen.findByRole('dialog', { name: 'Somebody else changed this meanwhile' }, patience))
