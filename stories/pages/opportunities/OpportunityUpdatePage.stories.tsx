import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { OpportunityUpdatePage } from '../../../src/pages/opportunities/OpportunityUpdatePage'
import { paths } from '../../../src/paths'
import { fill, findHeading, findRow, findToast, press } from '../../support/onScreen'
import { inScenario, pageAt, patience, scenarioOf } from '../../support/page'
import * as record from '../../support/recordStates'

const at = { at: paths.opportunityUpdate(2), as: 'ADMIN' } as const

const meta = { title: 'Opportunities/Edit', ...pageAt(at), component: OpportunityUpdatePage } satisfies Meta<
  typeof OpportunityUpdatePage
>

export default meta
type Story = StoryObj<typeof meta>

const form = {
  read: 'opportunityOne',
  write: 'opportunityUpdate',
  loading: 'Loading the opportunity…',
  field: 'Title',
  text: 'Review all translations',
  save: 'Save opportunity',
  saved: 'contribution updated successfully',
  theySave: ({ server }, text) =>
    server.database.transaction((tables) => tables.opportunities.update(2, { title: text })),
} satisfies record.EditForm

export const Default: Story = {
  play: async () => {
    await expect(await findHeading('Edit Review translations')).toBeVisible()
    await expect(screen.getByLabelText('Title')).toHaveValue('Review translations')
    await expect(screen.getByLabelText('Description')).toHaveValue('Hebrew and Arabic above all.')
    await press('Opportunities of React', 'link')
    await expect(await findHeading('Opportunities of React')).toBeVisible()
  },
}

export const Loading = record.loadingStory(form)

export const Failed: Story = {
  parameters: inScenario({ ...at, at: paths.opportunityUpdate(999) }),
  play: async () => {
    await expect(await screen.findByText('This opportunity does not exist', {}, patience)).toBeVisible()
  },
}

export const Invalid: Story = {
  play: async (context) => {
    await fill('Title', ' ')
    await press('Save opportunity')
    await expect(await screen.findByText('Title is required')).toBeVisible()
    await expect(scenarioOf(context).calls).not.toContain('opportunityUpdate')
  },
}

export const Saving = record.savingStory(form)

export const Saved: Story = {
  play: async () => {
    await fill('Title', 'Review all translations')
    await press('Save opportunity')
    await expect(await findToast('contribution updated successfully')).toBeVisible()
    await expect(await findHeading('Edit Review all translations')).toBeVisible()
    await press('Opportunities of React', 'link')
    await findRow('Review all translations')
  },
}

export const SaveFailed = record.saveFailedStory(form, 'refused', 'The server says no')

export const Forbidden = record.forbiddenStory('opportunityOne')

export const Phone: Story = {
  tags: ['phone'],
  play: async () => {
    await expect(await findHeading('Edit Review translations')).toBeVisible()
  },
}

export const Draft = record.draftStory(form)

export const Conflict = record.conflictStory(form)

export const SessionEnded = record.sessionEndedStory(form)
