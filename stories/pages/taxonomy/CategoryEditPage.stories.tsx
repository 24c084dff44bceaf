import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { CategoryEditPage } from '../../../src/pages/taxonomy/CategoryEditPage'
import { paths } from '../../../src/paths'
import { fill, findHeading, findRow, findToast, pick, press } from '../../support/onScreen'
import { hand } from '../../support/hand'
import { inScenario, pageAt, patience, scenarioOf } from '../../support/page'
import * as record from '../../support/recordStates'

const at = { at: paths.categoryEdit(2), as: 'ADMIN' } as const

const meta = { title: 'Categories/Edit', ...pageAt(at), component: CategoryEditPage } satisfies Meta<
  typeof CategoryEditPage
>

export default meta
type Story = StoryObj<typeof meta>

const form = {
  read: 'categoryOne',
  write: 'categoryUpdate',
  loading: 'Loading the category…',
  field: 'Name',
  text: 'Another name',
  save: 'Save category',
  saved: 'Category saved',
  theySave: ({ server }, text) =>
    server.database.transaction((tables) => tables.categories.update(2, { name: text })),
} satisfies record.EditForm

export const Default: Story = {
  play: async () => {
    await expect(await findHeading('Edit Data')).toBeVisible()
    await expect(await screen.findByLabelText('Name', {}, patience)).toHaveValue('Data')
    await expect(await screen.findByRole('combobox', { name: 'Parent' }, patience)).toHaveValue('None')
  },
}

export const Loading = record.loadingStory(form)

export const Failed: Story = {
  parameters: inScenario({ ...at, faults: { categoryOne: 'offline' } }),
  play: async (context) => {
    const sentence = 'Something went wrong. Please check your internet connection'
    await expect(await screen.findByText(sentence, {}, patience)).toBeVisible()
    delete scenarioOf(context).faults.categoryOne
    await press('Retry')
    await expect(await screen.findByLabelText('Name', {}, patience)).toHaveValue('Data')
  },
}

export const Forbidden = record.forbiddenStory('categoryOne')

export const Invalid: Story = {
  play: async (context) => {
    await findHeading('Edit Data')
    await fill('Name', '')
    await press('Save category')
    await expect(await screen.findByText('Name is required')).toBeVisible()
    await expect(scenarioOf(context).calls).not.toContain('categoryUpdate')
  },
}

/** Nothing may lie below itself: neither the record nor what lies below it is offered. */
export const NeverItsOwnParent: Story = {
  play: async () => {
    await findHeading('Edit Data')
    const parent = await screen.findByRole('combobox', { name: 'Parent' }, patience)
    await hand.click(parent)
    const offered = () => screen.getAllByRole('option').map((option) => option.textContent)
    await waitFor(() => expect(offered()).toContain('User interfaces'), patience)
    await expect(offered().filter((name) => /Data/.test(name ?? ''))).toEqual([])
    await hand.keyboard('Databases')
    await expect(await screen.findByText('Nothing found', { selector: 'div' })).toBeVisible()
  },
}

/** What came to lie below the record meanwhile is refused. */
export const ParentMovedMeanwhile: Story = {
  play: async (context) => {
    await findHeading('Edit Data')
    await pick('Parent', 'User interfaces')
    const { database } = scenarioOf(context).server
    const uiId = await database.transaction(async (tables) => {
      const ui = (await tables.categories.all()).find(({ name }) => name === 'User interfaces')
      if (!ui) throw new Error('The scenario has no such category')
      await tables.categories.update(ui.id, { name: ui.name, parentId: 2 })
      return ui.id
    })
    await expect(uiId).toBeGreaterThan(0)
    await press('Save category')
    const sentence = 'Choose another parent: this one lies below the record itself'
    await expect(await screen.findByText(sentence, {}, patience)).toBeVisible()
  },
}

export const Saving = record.savingStory(form)

export const Saved: Story = {
  play: async () => {
    await fill('Name', 'Another name')
    await pick('Parent', 'User interfaces')
    await press('Save category')
    await expect(await findToast('Category saved')).toBeVisible()
    await expect(await findHeading('Edit Another name')).toBeVisible()
    await press('All categories', 'link')
    const row = await findRow(/Another name/)
    await expect(row.getByText('User interfaces')).toBeVisible()
  },
}

export const SaveFailed = record.saveFailedStory(form, 400, 'The server says 400')

export const Phone: Story = { ...Default, tags: ['phone'] }

export const Draft = record.draftStory(form)

export const Conflict = record.conflictStory(form)

export const SessionEnded = record.sessionEndedStory(form)
