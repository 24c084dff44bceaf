import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { ProjectEditPage } from '../../src/pages/projects/ProjectEditPage'
import { paths } from '../../src/paths'
import type { StoryWorld } from '../support/createWorld'
import { fill, findHeading, findToast, press } from '../support/onScreen'
import { inWorld, pageMeta, patience, worldOf } from '../support/page'

const at = { at: paths.projectEdit(1), as: 'ADMIN' } as const

const meta = {
  ...pageMeta,
  component: ProjectEditPage,
  parameters: { ...pageMeta.parameters, ...inWorld(at) },
} satisfies Meta<typeof ProjectEditPage>

export default meta
type Story = StoryObj<typeof meta>

const stored = (world: StoryWorld) =>
  world.server.database.transaction(async (tables) => {
    const project = await tables.projects.find(1)
    if (!project) throw new Error('There is no project 1')
    return project
  })

interface Change {
  tagline?: string
  license?: string
  tags?: number[]
}

/** Somebody else saves project 1, past this page. */
async function theySave(world: StoryWorld, change: Change): Promise<void> {
  await world.server.database.transaction((tables) => tables.projects.update(1, change))
}

/** The Undo of the toast; the editors have theirs. */
async function pressUndo(): Promise<void> {
  const region = within(screen.getByRole('region', { name: 'Notifications' }))
  await userEvent.click(await region.findByRole('button', { name: 'Undo' }, patience))
}

const findConflict = async () =>
  within(await screen.findByRole('dialog', { name: 'Somebody else changed this meanwhile' }, patience))

/** Changes to different fields are both kept, and theirs is named. */
export const DifferentFields: Story = {
  play: async (context) => {
    const world = worldOf(context)
    await findHeading('Edit React')
    await theySave(world, { license: 'Apache-2.0', tags: [3] })
    await fill('Tagline', 'Mine')
    await press('Save project')
    await expect(
      await findToast('Project saved. Somebody else’s changes were kept: License, Tags'),
    ).toBeVisible()
    await expect(await stored(world)).toMatchObject({ tagline: 'Mine', license: 'Apache-2.0' })
    await waitFor(() => expect(screen.getByLabelText('License')).toHaveValue('Apache-2.0'))
  },
}

/** Changes to the same fields: nothing is written until somebody chooses, field by field. */
export const SameFields: Story = {
  play: async (context) => {
    const world = worldOf(context)
    await findHeading('Edit React')
    const before = await stored(world)
    await theySave(world, { tagline: 'Theirs', license: 'Apache-2.0' })
    await fill('Tagline', 'Mine')
    await fill('License', 'BSD')
    await press('Save project')
    const first = await findConflict()
    const tagline = within(first.getByRole('region', { name: 'Versions of Tagline' }))
    await expect(tagline.getByText(before.tagline)).toBeVisible()
    await expect(tagline.getByText('Theirs', { selector: 'dd' })).toBeVisible()
    await expect(tagline.getByText('Mine', { selector: 'dd' })).toBeVisible()
    await expect(first.getByRole('button', { name: 'Save what I chose' })).toBeDisabled()
    await userEvent.click(first.getByRole('button', { name: 'Back to the form' }))
    await expect(await stored(world)).toMatchObject({ tagline: 'Theirs', license: 'Apache-2.0' })
    await expect(screen.getByLabelText('Tagline')).toHaveValue('Mine')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    await press('Save project')
    const second = await findConflict()
    const choice = (label: string) => within(second.getByRole('radiogroup', { name: `Choose for ${label}` }))
    await userEvent.click(choice('Tagline').getByLabelText('Keep yours'))
    await userEvent.click(choice('License').getByLabelText('Keep theirs'))
    await userEvent.click(second.getByRole('button', { name: 'Save what I chose' }))
    await findToast(/^Project saved/)
    await expect(await stored(world)).toMatchObject({ tagline: 'Mine', license: 'Apache-2.0' })
    await waitFor(() => expect(screen.getByLabelText('License')).toHaveValue('Apache-2.0'))
  },
}

/** Rich text and selectors are told in words. */
export const Readable: Story = {
  play: async (context) => {
    const world = worldOf(context)
    await screen.findByRole('button', { name: 'Remove javascript' }, patience)
    const { tags } = await stored(world)
    await theySave(world, { tags: tags.slice(1).map(({ id }) => id) })
    await press('Remove javascript')
    await press('Remove accessibility')
    await userEvent.type(await screen.findByRole('combobox', { name: 'Tags' }), 'testing')
    await userEvent.click(await screen.findByRole('option', { name: /testing$/ }, patience))
    await userEvent.keyboard('{Escape}')
    await press('Save project')
    const versions = within((await findConflict()).getByRole('region', { name: 'Versions of Tags' }))
    await expect(versions.getByText('testing')).toBeVisible()
    await expect(versions.getByText(/javascript, accessibility/)).toBeVisible()
  },
}

/** One's own saves never alarm, however quickly they follow each other. */
export const OwnSaves: Story = {
  play: async (context) => {
    await findHeading('Edit React')
    for (const tagline of ['One', 'Two', 'Three']) {
      await fill('Tagline', tagline)
      await press('Save project')
      await waitFor(async () => expect((await stored(worldOf(context))).tagline).toBe(tagline), patience)
    }
    await findToast('Project saved')
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** Undo writes the former values back, and leaves alone what somebody else changed since. */
export const Undone: Story = {
  play: async (context) => {
    const world = worldOf(context)
    await findHeading('Edit React')
    const before = await stored(world)
    await fill('Tagline', 'Mine')
    await press('Save project')
    await findToast('Project saved')
    await theySave(world, { license: 'Apache-2.0' })
    await pressUndo()
    await findToast('Undone: Tagline is as it was')
    await expect(await stored(world)).toMatchObject({ tagline: before.tagline, license: 'Apache-2.0' })
    await waitFor(() => expect(screen.getByLabelText('Tagline')).toHaveValue(before.tagline))
  },
}

/** What somebody else changed since is not undone over their heads. */
export const NotUndone: Story = {
  play: async (context) => {
    const world = worldOf(context)
    await findHeading('Edit React')
    await fill('Tagline', 'Mine')
    await press('Save project')
    await findToast('Project saved')
    await theySave(world, { tagline: 'Theirs' })
    await pressUndo()
    await findToast('Not undone: Tagline was changed by somebody else meanwhile')
    await expect(await stored(world)).toMatchObject({ tagline: 'Theirs' })
  },
}
