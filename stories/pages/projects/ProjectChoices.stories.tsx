import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { ProjectEditPage } from '../../../src/pages/projects/ProjectEditPage'
import { paths } from '../../../src/paths'
import { findRow, findToast, press } from '../../support/onScreen'
import { inScenario, pageAt, patience, scenarioOf } from '../../support/page'
import { hand } from '../../support/hand'

const at = { at: paths.projectEdit(1), as: 'CONTENT_EDITOR' } as const

const meta = { title: 'Projects/Choices', ...pageAt(at), component: ProjectEditPage } satisfies Meta<
  typeof ProjectEditPage
>

export default meta
type Story = StoryObj<typeof meta>

async function searchFor(label: string, text: string) {
  await hand.type(await screen.findByRole('combobox', { name: label }, patience), text)
}
const option = (name: string | RegExp) => screen.findByRole('option', { name }, patience)

/** A missing tag is made on the spot, stored with the project, and stands in the list of tags. */
export const CreatesATag: Story = {
  play: async (context) => {
    await searchFor('Tags', 'graphics')
    await hand.click(await option('Create “graphics”'))
    await screen.findByRole('button', { name: 'Remove graphics' }, patience)
    await hand.keyboard('{Escape}')
    await press('Save project')
    await findToast('Project saved')
    const { database } = scenarioOf(context).server
    const stored = await database.transaction((tables) => tables.projects.find(1))
    await expect(stored?.tags.map(({ name }) => name)).toEqual(['javascript', 'accessibility', 'graphics'])
    await press('Tags', 'link')
    await findRow('graphics')
  },
}

/** A nested item is chosen by its full path. */
export const NestedItems: Story = {
  play: async () => {
    await searchFor('Categories', 'relational')
    await hand.click(await option('Data / Databases / Relational databases'))
    const chip = await screen.findByRole('button', { name: 'Remove Relational databases' }, patience)
    await expect(chip).toBeVisible()
  },
}

export const NearlyTheSame: Story = {
  play: async (context) => {
    await searchFor('Tags', 'java script')
    await expect(await option(/Nearly the same as “javascript”/)).toBeVisible()
    await expect(scenarioOf(context).calls).not.toContain('tagCreate')
  },
}

export const CreateFailed: Story = {
  parameters: inScenario({ ...at, faults: { tagCreate: 500 } }),
  play: async (context) => {
    await searchFor('Tags', 'graphics')
    await hand.click(await option('Create “graphics”'))
    await expect(await screen.findByText(/could not be created: The server says 500/)).toBeVisible()
    delete scenarioOf(context).faults.tagCreate
    await hand.click(await option('Create “graphics”'))
    await expect(await screen.findByRole('button', { name: 'Remove graphics' }, patience)).toBeVisible()
  },
}

/** The form is usable although the tags could not be loaded; they can be asked for again. */
export const Failed: Story = {
  parameters: inScenario({ ...at, faults: { tagList: 500 } }),
  play: async (context) => {
    await expect(await screen.findByText(/The server says 500/, {}, patience)).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Remove javascript' })).toBeVisible()
    delete scenarioOf(context).faults.tagList
    await press('Retry')
    await searchFor('Tags', 'testing')
    await expect(await option('testing')).toBeVisible()
  },
}
