import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { TagEditPage } from '../../../src/pages/taxonomy/TagEditPage'
import { paths } from '../../../src/paths'
import { fill, findDialog, findHeading, findRow, findToast, press } from '../../support/onScreen'
import { inScenario, pageAt, patience, scenarioOf } from '../../support/page'
import * as record from '../../support/recordStates'
import { hand } from '../../support/hand'

const at = { at: paths.tagEdit(3), as: 'ADMIN' } as const

const meta = { title: 'Tags/Edit', ...pageAt(at), component: TagEditPage } satisfies Meta<typeof TagEditPage>

export default meta
type Story = StoryObj<typeof meta>

const form = {
  read: 'tagOne',
  write: 'tagUpdate',
  loading: 'Loading the tag…',
  field: 'Name',
  text: 'tests',
  save: 'Save tag',
  saved: 'Tag saved',
  theySave: ({ server }, text) =>
    server.database.transaction((tables) => tables.tags.update(3, { name: text })),
} satisfies record.EditForm

export const Default: Story = {
  play: async () => {
    await expect(await findHeading('Edit testing')).toBeVisible()
    await expect(await screen.findByLabelText('Name', {}, patience)).toHaveValue('testing')
    await expect(document.title).toBe('Edit testing · Projects')
  },
}

export const Loading = record.loadingStory(form)

export const Failed: Story = {
  parameters: inScenario({ ...at, faults: { tagOne: 'malformed' } }),
  play: async (context) => {
    await expect(await screen.findByText(/cannot read/, {}, patience)).toBeVisible()
    delete scenarioOf(context).faults.tagOne
    await press('Retry')
    await expect(await screen.findByLabelText('Name', {}, patience)).toHaveValue('testing')
  },
}

/** Opened from the list, the form is there before its record has been asked for. */
export const KnownFromTheList: Story = {
  parameters: inScenario({ ...at, at: paths.tags(), faults: { tagOne: 'hang' } }),
  play: async () => {
    await press('Edit testing', 'link')
    await expect(await screen.findByLabelText('Name', {}, patience)).toHaveValue('testing')
  },
}

export const Invalid: Story = {
  play: async (context) => {
    await fill('Name', '')
    await press('Save tag')
    await expect(await screen.findByText('Name is required')).toBeVisible()
    await expect(scenarioOf(context).calls).not.toContain('tagUpdate')
  },
}

export const Saving = record.savingStory(form)

export const Saved: Story = {
  play: async () => {
    await fill('Name', 'tests')
    await press('Save tag')
    await expect(await findToast('Tag saved')).toBeVisible()
    await expect(await findHeading('Edit tests')).toBeVisible()
    await press('All tags', 'link')
    await findRow('tests')
    await expect(screen.queryByRole('rowheader', { name: 'testing' })).toBeNull()
  },
}

export const SaveFailed: Story = {
  parameters: inScenario({ ...at, faults: { tagUpdate: 'offline' } }),
  play: async (context) => {
    const sentence = 'Something went wrong. Please check your internet connection'
    await fill('Name', 'tests')
    await press('Save tag')
    await expect(await findToast(sentence)).toBeVisible()
    await expect(scenarioOf(context).calls.filter((call) => call === 'tagUpdate')).toHaveLength(3)
    await expect(screen.getByLabelText('Name')).toHaveValue('tests')
    delete scenarioOf(context).faults.tagUpdate
    await press('Save tag')
    await expect(await findToast('Tag saved')).toBeVisible()
  },
}

/** What was typed isn't left behind without a question. */
export const Unsaved: Story = {
  play: async (context) => {
    await fill('Name', 'tests')
    await press('All tags', 'link')
    const question = await findDialog('Leave without saving?')
    await hand.click(question.getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(screen.getByLabelText('Name')).toHaveValue('tests')
    await press('All tags', 'link')
    const again = await findDialog('Leave without saving?')
    await hand.click(again.getByRole('button', { name: 'Leave (draft kept)' }))
    await findRow('testing')
    await expect(scenarioOf(context).calls).not.toContain('tagUpdate')
  },
}

export const Forbidden = record.forbiddenStory('tagOne')

export const Phone: Story = { ...Default, tags: ['phone'] }

export const Draft = record.draftStory(form)

export const Conflict = record.conflictStory(form)

export const SessionEnded = record.sessionEndedStory(form)
