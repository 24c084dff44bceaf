import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { LanguageStackEditPage } from '../../../src/pages/taxonomy/LanguageStackEditPage'
import { paths } from '../../../src/paths'
import { fill, findHeading, findRow, findToast, pick, press } from '../../support/onScreen'
import { hand } from '../../support/hand'
import { inScenario, pageAt, patience, scenarioOf } from '../../support/page'
import * as record from '../../support/recordStates'

const at = { at: paths.languageStackEdit(1), as: 'ADMIN' } as const

const meta = {
  title: 'Language stacks/Edit',
  ...pageAt(at),
  component: LanguageStackEditPage,
} satisfies Meta<typeof LanguageStackEditPage>

export default meta
type Story = StoryObj<typeof meta>

const form = {
  read: 'languageStackOne',
  write: 'languageStackUpdate',
  loading: 'Loading the language stack…',
  field: 'Name',
  text: 'Another name',
  save: 'Save language stack',
  saved: 'Language stack saved',
} satisfies record.EditForm

export const Default: Story = {
  play: async () => {
    await expect(await findHeading('Edit JavaScript')).toBeVisible()
    await expect(await screen.findByLabelText('Name', {}, patience)).toHaveValue('JavaScript')
    await expect(await screen.findByRole('combobox', { name: 'Parent' }, patience)).toHaveValue('None')
  },
}

export const Loading = record.loadingStory(form)

export const Failed: Story = {
  parameters: inScenario({ ...at, faults: { languageStackOne: 'offline' } }),
  play: async (context) => {
    const sentence = 'Something went wrong. Please check your internet connection'
    await expect(await screen.findByText(sentence, {}, patience)).toBeVisible()
    delete scenarioOf(context).faults.languageStackOne
    await press('Retry')
    await expect(await screen.findByLabelText('Name', {}, patience)).toHaveValue('JavaScript')
  },
}

export const Forbidden = record.forbiddenStory('languageStackOne')

/** Nothing may lie below itself. */
export const Invalid: Story = {
  play: async (context) => {
    await findHeading('Edit JavaScript')
    await fill('Name', '')
    await press('Save language stack')
    await expect(await screen.findByText('Name is required')).toBeVisible()
    await expect(scenarioOf(context).calls).not.toContain('languageStackUpdate')
  },
}

/** Nothing may lie below itself: neither the record nor what lies below it is offered. */
export const NeverItsOwnParent: Story = {
  play: async () => {
    await findHeading('Edit JavaScript')
    await hand.click(await screen.findByRole('combobox', { name: 'Parent' }, patience))
    const offered = () => screen.getAllByRole('option').map((option) => option.textContent)
    await waitFor(() => expect(offered()).toContain('Rust'), patience)
    await expect(offered().filter((name) => /Script/.test(name ?? ''))).toEqual([])
  },
}

export const Saving = record.savingStory(form)

export const Saved: Story = {
  play: async () => {
    await fill('Name', 'Another name')
    await pick('Parent', 'Rust')
    await press('Save language stack')
    await expect(await findToast('Language stack saved')).toBeVisible()
    await expect(await findHeading('Edit Another name')).toBeVisible()
    await press('All language stacks', 'link')
    const row = await findRow(/Another name/)
    await expect(row.getByText('Rust')).toBeVisible()
  },
}

export const SaveFailed = record.saveFailedStory(form, 400, 'The server says 400')

export const Phone: Story = { ...Default, tags: ['phone'] }
