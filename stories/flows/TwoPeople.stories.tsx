import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { ProjectEditPage } from '../../src/pages/projects/ProjectEditPage'
import { paths } from '../../src/paths'
import { fill, findDialog, findHeading, findToast, press } from '../support/onScreen'
import { inScenario, pageAt, patience, scenarioOf } from '../support/page'
import { findConflict, storedProject as stored, theySave } from '../support/twoPeople'
import { withoutTags } from '../support/faults'
import { hand } from '../support/hand'

const at = { at: paths.projectEdit(1), as: 'ADMIN' } as const

const meta = { title: 'Flows/Two people', ...pageAt(at), component: ProjectEditPage } satisfies Meta<
  typeof ProjectEditPage
>

export default meta
type Story = StoryObj<typeof meta>

/** Changes to different fields are both kept, and theirs is named. */
export const DifferentFields: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    await findHeading('Edit React')
    await theySave(scenario, { license: 'Apache-2.0', tags: [3] })
    await fill('Tagline', 'Mine')
    await press('Save project')
    await expect(
      await findToast('Project saved. Somebody else’s changes were kept: License, Tags'),
    ).toBeVisible()
    await expect(await stored(scenario)).toMatchObject({ tagline: 'Mine', license: 'Apache-2.0' })
    await waitFor(() => expect(screen.getByLabelText('License')).toHaveValue('Apache-2.0'))
  },
}

/** Changes to the same fields: nothing is written until somebody chooses, field by field. */
export const SameFields: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    await findHeading('Edit React')
    const before = await stored(scenario)
    await theySave(scenario, { tagline: 'Theirs', license: 'Apache-2.0' })
    await fill('Tagline', 'Mine')
    await fill('License', 'BSD')
    await press('Save project')
    const first = await findConflict()
    const tagline = within(first.getByRole('group', { name: 'Versions of Tagline' }))
    await expect(tagline.getByText(before.tagline)).toBeVisible()
    await expect(tagline.getByText('Theirs', { selector: 'dd > *' })).toBeVisible()
    await expect(tagline.getByText('Mine', { selector: 'dd > *' })).toBeVisible()
    await expect(first.getByRole('button', { name: 'Save choices' })).toBeDisabled()
    await hand.click(first.getByRole('button', { name: 'Back to the form' }))
    await expect(await stored(scenario)).toMatchObject({ tagline: 'Theirs', license: 'Apache-2.0' })
    await expect(screen.getByLabelText('Tagline')).toHaveValue('Mine')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    await press('Save project')
    const second = await findConflict()
    const choice = (label: string) => within(second.getByRole('radiogroup', { name: `Choose for ${label}` }))
    await hand.click(choice('Tagline').getByLabelText('Keep yours'))
    await hand.click(choice('License').getByLabelText('Keep theirs'))
    await hand.click(second.getByRole('button', { name: 'Save choices' }))
    await findToast(/^Project saved/)
    await expect(await stored(scenario)).toMatchObject({ tagline: 'Mine', license: 'Apache-2.0' })
    await waitFor(() => expect(screen.getByLabelText('License')).toHaveValue('Apache-2.0'))
  },
}

/** Rich text and selectors are compared in words. */
export const Readable: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    await screen.findByRole('button', { name: 'Remove javascript' }, patience)
    const { tags } = await stored(scenario)
    await theySave(scenario, { tags: tags.slice(1).map(({ id }) => id) })
    await press('Remove javascript')
    await press('Remove accessibility')
    await hand.type(await screen.findByRole('combobox', { name: 'Tags' }), 'testing')
    await hand.click(await screen.findByRole('option', { name: /testing$/ }, patience))
    await hand.keyboard('{Escape}')
    await press('Save project')
    const versions = within((await findConflict()).getByRole('group', { name: 'Versions of Tags' }))
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
      await waitFor(async () => expect((await stored(scenarioOf(context))).tagline).toBe(tagline), patience)
    }
    await findToast('Project saved')
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** A host that exposes no tags: the record is read before and after, and the same is asked and kept. */
export const HostWithoutTags: Story = {
  parameters: inScenario({ ...at, faults: { projectOne: withoutTags, projectUpdate: withoutTags } }),
  play: async (context) => {
    const scenario = scenarioOf(context)
    await findHeading('Edit React')
    await theySave(scenario, { license: 'Apache-2.0' })
    for (const tagline of ['One', 'Two']) {
      await fill('Tagline', tagline)
      await press('Save project')
      await waitFor(async () => expect((await stored(scenario)).tagline).toBe(tagline), patience)
    }
    await expect((await stored(scenario)).license).toBe('Apache-2.0')
    await theySave(scenario, { tagline: 'Theirs' })
    await fill('Tagline', 'Mine')
    await press('Save project')
    await hand.click((await findConflict()).getByRole('button', { name: 'Back to the form' }))
    await expect((await stored(scenario)).tagline).toBe('Theirs')
  },
}

/** The race that is left, a change between reading and writing: the tag has it refused, and it is asked about. */
export const ChangedBetweenReadingAndWriting: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    await findHeading('Edit React')
    scenario.faults.projectUpdate = async (_, serve) => {
      delete scenario.faults.projectUpdate
      await theySave(scenario, { tagline: 'Theirs' })
      return serve()
    }
    await fill('Tagline', 'Mine')
    await press('Save project')
    const dialog = await findConflict()
    await expect((await stored(scenario)).tagline).toBe('Theirs')
    await hand.click(dialog.getByLabelText('Keep yours'))
    await hand.click(dialog.getByRole('button', { name: 'Save choices' }))
    await findToast('Project saved')
    await expect((await stored(scenario)).tagline).toBe('Mine')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save project' })).toHaveFocus())
  },
}

/** A user who left the screen cannot be asked: nothing is written, a toast says so, and the draft is kept. */
export const LeftBeforeAsked: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    await findHeading('Edit React')
    await theySave(scenario, { tagline: 'Theirs' })
    let answer: () => void = () => undefined
    const held = new Promise<void>((resolve) => (answer = resolve))
    scenario.faults.projectOne = async (_, serve) => {
      await held
      return serve()
    }
    await fill('Tagline', 'Mine')
    await press('Save project')
    await press('Tags', 'link')
    const question = await findDialog('Leave without saving?')
    await hand.click(question.getByRole('button', { name: 'Leave (draft kept)' }))
    await findHeading('Tags')
    answer()
    await findToast(/^Not saved: somebody else changed Tagline meanwhile. What you typed is kept/)
    await expect((await stored(scenario)).tagline).toBe('Theirs')
    scenario.open(paths.projectEdit(1))
    await screen.findByRole('region', { name: 'Kept draft' }, patience)
  },
}
