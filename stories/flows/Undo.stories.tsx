import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { ProjectEditPage } from '../../src/pages/projects/ProjectEditPage'
import { paths } from '../../src/paths'
import { fill, findHeading, findToast, press } from '../support/onScreen'
import { inScenario, pageAt, scenarioOf } from '../support/page'
import { pressUndo, storedProject as stored, theySave } from '../support/twoPeople'
import { withoutTags } from '../support/faults'

const at = { at: paths.projectEdit(1), as: 'ADMIN' } as const

const meta = { title: 'Flows/Undo', ...pageAt(at), component: ProjectEditPage } satisfies Meta<
  typeof ProjectEditPage
>

export default meta
type Story = StoryObj<typeof meta>

/** Undo writes the former values back, and leaves alone what somebody else changed since. */
export const Undone: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    await findHeading('Edit React')
    const before = await stored(scenario)
    await fill('Tagline', 'Mine')
    await press('Save project')
    await findToast('Project saved')
    await theySave(scenario, { license: 'Apache-2.0' })
    await pressUndo()
    await findToast('Undone: Tagline')
    await expect(await stored(scenario)).toMatchObject({ tagline: before.tagline, license: 'Apache-2.0' })
    await waitFor(() => expect(screen.getByLabelText('Tagline')).toHaveValue(before.tagline))
  },
}

/** What somebody else changed since is not undone over their heads. */
export const NotUndone: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    await findHeading('Edit React')
    await fill('Tagline', 'Mine')
    await press('Save project')
    await findToast('Project saved')
    await theySave(scenario, { tagline: 'Theirs' })
    await pressUndo()
    await findToast('Not undone: somebody else changed Tagline meanwhile')
    await expect(await stored(scenario)).toMatchObject({ tagline: 'Theirs' })
  },
}

/** Also when the form has left the screen: its fields are named as they were there. */
export const UndoneElsewhere: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    await findHeading('Edit React')
    const before = await stored(scenario)
    await fill('Tagline', 'Mine')
    await press('Save project')
    await findToast('Project saved')
    await press('Tags', 'link')
    await findHeading('Tags')
    await pressUndo()
    await findToast('Undone: Tagline')
    await expect((await stored(scenario)).tagline).toBe(before.tagline)
  },
}

/** What was typed after the save stays, and saving it alarms nobody, on a host without tags either. */
export const UndoneWhileTyping: Story = {
  parameters: inScenario({ ...at, faults: { projectOne: withoutTags, projectUpdate: withoutTags } }),
  play: async (context) => {
    const scenario = scenarioOf(context)
    await findHeading('Edit React')
    await fill('Tagline', 'Mine')
    await press('Save project')
    await findToast('Project saved')
    await fill('Tagline', 'Mine, and more')
    await pressUndo()
    await findToast('Undone: Tagline')
    await expect(screen.getByLabelText('Tagline')).toHaveValue('Mine, and more')
    await press('Save project')
    await waitFor(async () => expect((await stored(scenario)).tagline).toBe('Mine, and more'))
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** An Undo that fails says so, and can be tried again. */
export const UndoFailed: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    await findHeading('Edit React')
    const before = await stored(scenario)
    await fill('Tagline', 'Mine')
    await press('Save project')
    await findToast('Project saved')
    scenario.faults.projectOne = 403
    await pressUndo()
    await findToast('Not undone. The server says 403')
    delete scenario.faults.projectOne
    await press('Try again')
    await findToast('Undone: Tagline')
    await expect((await stored(scenario)).tagline).toBe(before.tagline)
  },
}
