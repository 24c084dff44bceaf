import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { ProjectEditPage } from '../../../src/pages/projects/ProjectEditPage'
import { paths } from '../../../src/paths'
import { smallScenario } from '../../../server/scenarios/smallScenario'
import { fill, findHeading, findRow, findToast, press } from '../../support/onScreen'
import { inScenario, pageAt, patience, scenarioOf } from '../../support/page'
import * as record from '../../support/recordStates'
import { hand } from '../../support/hand'

const at = { at: paths.projectEdit(1), as: 'ADMIN' } as const

const meta = { title: 'Projects/Edit', ...pageAt(at), component: ProjectEditPage } satisfies Meta<
  typeof ProjectEditPage
>

export default meta
type Story = StoryObj<typeof meta>

const form = {
  read: 'projectOne',
  write: 'projectUpdate',
  loading: 'Loading the project…',
  field: 'Tagline',
  text: 'For user interfaces',
  save: 'Save project',
  saved: 'Project saved',
  theySave: ({ server }, text) =>
    server.database.transaction((tables) => tables.projects.update(1, { tagline: text })),
} satisfies record.EditForm

export const Default: Story = {
  tags: ['desktop'],
  play: async () => {
    await expect(await findHeading('Edit React')).toBeVisible()
    await expect(screen.getByLabelText('Project URL')).toHaveValue('https://react.dev')
    await expect(await screen.findByRole('button', { name: 'Remove javascript' })).toBeVisible()
    await expect(await screen.findByRole('button', { name: 'Remove Introduction' }, patience)).toBeVisible()
    const description = await screen.findByRole('textbox', { name: 'Description' }, patience)
    await expect(within(description).getByText('What it does')).toBeVisible()
  },
}

/** Names of what is picked stand there although the options still load. */
export const OptionsLoading: Story = {
  parameters: inScenario({ ...at, faults: { tagList: 'hang', categoryList: 'hang' } }),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Remove javascript' }, patience)).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Remove User interfaces' })).toBeVisible()
  },
}

export const Loading = record.loadingStory(form)

export const Failed: Story = {
  parameters: inScenario({ ...at, at: paths.projectEdit(999) }),
  play: async () => {
    await expect(await screen.findByText('This project does not exist', {}, patience)).toBeVisible()
  },
}

export const Invalid: Story = {
  play: async (context) => {
    await fill('Project URL', 'react.dev')
    await press('Remove featured image')
    await press('Remove javascript')
    await press('Remove accessibility')
    await press('Save project')
    await expect(await screen.findByText('Incorrect projectUrl')).toBeVisible()
    await expect(screen.getByText('Featured image is mandatory')).toBeVisible()
    const sentence = 'Please add at least one tag, category and language'
    await expect(screen.getByText(sentence)).toBeVisible()
    await expect(scenarioOf(context).calls).not.toContain('projectUpdate')
  },
}

/** An odd address may stay as long as nobody changes it (decisions). */
export const OddAddress: Story = {
  parameters: inScenario({ ...at, at: paths.projectEdit(12) }),
  play: async () => {
    await expect(await screen.findByLabelText('Project URL', {}, patience)).toHaveValue(
      'ftp://archive.example.org/old-address',
    )
    await fill('Tagline', 'Somebody works on it again')
    await press('Save project')
    await expect(await findToast('Project saved')).toBeVisible()
  },
}

export const Saving = record.savingStory(form)

/** What nobody edited is stored to the letter as it was. */
export const Saved: Story = {
  tags: ['desktop'],
  play: async (context) => {
    await screen.findByRole('textbox', { name: 'Description' }, patience)
    await fill('Name', 'React 19')
    await hand.click(screen.getByRole('checkbox', { name: 'Featured' }))
    await press('Save project')
    await expect(await findToast('Project saved')).toBeVisible()
    await expect(await findHeading('Edit React 19')).toBeVisible()
    const { database } = scenarioOf(context).server
    const stored = await database.transaction((tables) => tables.projects.find(1))
    const before = smallScenario().projects[0]
    await expect(stored).toMatchObject({
      name: 'React 19',
      isFeatured: false,
      description: before?.description,
      deploymentInstructions: before?.deploymentInstructions,
      mediaJson: before?.mediaJson,
      adminId: before?.adminId,
    })
    await press('All projects', 'link')
    await findRow('React 19')
  },
}

export const SaveFailed = record.saveFailedStory(
  { ...form, field: 'Name', text: 'React 19' },
  413,
  'The server says 413',
)

export const Forbidden = record.forbiddenStory('projectOne')

export const Phone: Story = {
  tags: ['phone'],
  play: async () => {
    await expect(await findHeading('Edit React')).toBeVisible()
  },
}

export const Draft = record.draftStory(form)

export const Conflict = record.conflictStory(form)

export const SessionEnded = record.sessionEndedStory(form)
