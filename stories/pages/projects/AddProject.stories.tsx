import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { AddProject } from '../../../src/pages/projects/AddProject'
import { paths } from '../../../src/paths'
import { fillProject } from '../../support/records/fillProject'
import { fill, findRow, findToast, pick, press } from '../../support/onScreen'
import { inScenario, pageMeta, patience, scenarioOf } from '../../support/page'
import { hand } from '../../support/hand'

const at = { at: paths.projects(), as: 'ADMIN' } as const

const meta = {
  title: 'Projects/Add',
  ...pageMeta,
  component: AddProject,
  // The scenario draws the page: what is given here is not used.
  args: { isEditorWanted: true },
  parameters: { ...pageMeta.parameters, ...inScenario(at) },
} satisfies Meta<typeof AddProject>

export default meta
type Story = StoryObj<typeof meta>

/** A new project is active, not claimed, not featured (specification §4). */
export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole('checkbox', { name: 'Active' }, patience)).toBeChecked()
    await expect(screen.getByRole('checkbox', { name: 'Claimed' })).not.toBeChecked()
    await expect(screen.getByRole('checkbox', { name: 'Featured' })).not.toBeChecked()
  },
}

export const Invalid: Story = {
  play: async (context) => {
    await press('Add project')
    for (const label of ['Name', 'Project URL', 'Tagline', 'License'])
      await expect(await screen.findByText(`${label} is required`)).toBeVisible()
    await expect(screen.getByText('Featured image is mandatory')).toBeVisible()
    await expect(screen.getByRole('combobox', { name: 'Tags' })).toHaveAccessibleDescription(
      'Please add at least one tag, category and language',
    )
    await expect(screen.getByLabelText('Name')).toHaveFocus()
    await fill('Project URL', 'example')
    await press('Add project')
    await expect(await screen.findByText('Incorrect projectUrl')).toBeVisible()
    await expect(scenarioOf(context).calls).not.toContain('projectCreate')
  },
}

/** One of each is needed: the sentence moves on to the first selector that is empty. */
export const InvalidRelations: Story = {
  play: async () => {
    const sentence = 'Please add at least one tag, category and language'
    await pick('Tags', 'testing')
    await press('Add project')
    await expect(screen.getByRole('combobox', { name: 'Categories' })).toHaveAccessibleDescription(sentence)
    await pick('Categories', 'Bundlers')
    await press('Add project')
    await expect(screen.getByRole('combobox', { name: 'Language stacks' })).toHaveAccessibleDescription(
      sentence,
    )
  },
}

export const Saving: Story = {
  parameters: inScenario({ ...at, faults: { projectCreate: 'hang' } }),
  play: async (context) => {
    await fillProject('Open Atlas')
    await press('Add project')
    const button = screen.getByRole('button', { name: 'Add project' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await hand.clickDisabled(button)
    await expect(scenarioOf(context).calls.filter((call) => call === 'projectCreate')).toHaveLength(1)
  },
}

export const Saved: Story = {
  play: async (context) => {
    await fillProject('Open Atlas')
    await press('Add project')
    await expect(await findToast('Project added')).toBeVisible()
    await findRow('Open Atlas')
    await expect(screen.getByText('13 projects')).toBeVisible()
    await expect(screen.getByLabelText('Name')).toHaveValue('')
    const { database } = scenarioOf(context).server
    const stored = await database.transaction((tables) => tables.projects.find(13))
    await expect(stored).toMatchObject({
      name: 'Open Atlas',
      projectUrl: 'https://example.org/atlas',
      featuredImage: '/uploads/1.png',
      description: '<p>An atlas.</p>',
      mediaJson: '[]',
      isActive: true,
      isClaimed: false,
      isFeatured: false,
      adminId: 2,
      tags: [{ id: 2 }, { id: 3 }],
      categories: [{ id: 9 }],
      language_stacks: [{ id: 3 }],
    })
  },
}

export const SaveFailed: Story = {
  parameters: inScenario({ ...at, faults: { projectCreate: 'offline' } }),
  play: async (context) => {
    await fillProject('Open Atlas')
    await press('Add project')
    await findToast('Something went wrong. Please check your internet connection')
    await expect(scenarioOf(context).calls.filter((call) => call === 'projectCreate')).toHaveLength(3)
    await expect(screen.getByLabelText('Name')).toHaveValue('Open Atlas')
    delete scenarioOf(context).faults.projectCreate
    await press('Add project')
    await findRow('Open Atlas')
  },
}

/** A host that does not say who is signed in: nothing is added in nobody's name (specification §5). */
export const WithoutAnAdmin: Story = {
  parameters: inScenario({
    ...at,
    faults: { currentUser: { body: { success: true, data: { role: 'ADMIN' } } }, profile: 'hang' },
  }),
  play: async (context) => {
    await fillProject('Open Atlas')
    await press('Add project')
    await expect(await findToast('something went wrong')).toBeVisible()
    await expect(scenarioOf(context).calls).not.toContain('projectCreate')
  },
}

export const Phone: Story = { ...Default, tags: ['phone'] }
