import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { OpportunitiesPage } from '../../../src/pages/opportunities/OpportunitiesPage'
import { paths } from '../../../src/paths'
import { fill, findHeading, findRow, findToast, hasRoom, headers, press } from '../../support/onScreen'
import { inScenario, pageAt, patience, scenarioOf } from '../../support/page'
import { forbiddenStory } from '../../support/recordStates'
import { hand } from '../../support/hand'

const at = { at: paths.opportunities(1), as: 'CONTENT_EDITOR' } as const

const meta = { title: 'Opportunities/List', ...pageAt(at), component: OpportunitiesPage } satisfies Meta<
  typeof OpportunitiesPage
>

export default meta
type Story = StoryObj<typeof meta>

/** Deleted ones are not listed; Applicants shows the count and is disabled at zero (specification §2). */
export const Default: Story = {
  play: async (context) => {
    await expect(await findHeading('Opportunities of React')).toBeVisible()
    await expect(await screen.findByText('2 opportunities', {}, patience)).toBeVisible()
    await expect(headers()).toEqual(['Title', ...(hasRoom() ? ['Updated'] : []), 'Update', 'Applicants'])
    const without = await findRow('Review translations')
    await expect(without.getByRole('button', { name: /^Applicants \(0\)/ })).toBeDisabled()
    const row = await findRow('Write the beginner’s guide')
    await hand.click(row.getByRole('link', { name: /^Applicants \(4\)/ }))
    await expect(await findHeading('Applicants of Write the beginner’s guide')).toBeVisible()
    await expect(scenarioOf(context).address()).toBe('/opportunities/1/applicants/0')
  },
}

export const Empty: Story = {
  parameters: inScenario({ ...at, at: paths.opportunities(4) }),
  play: async () => {
    await expect(await findHeading('Opportunities of MobX')).toBeVisible()
    await expect(await screen.findByText('No opportunities yet', {}, patience)).toBeVisible()
  },
}

export const Crowded: Story = {
  parameters: inScenario({ ...at, scenario: 'crowded' }),
  play: async () => {
    await expect(await screen.findByText('150 opportunities', {}, patience)).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: inScenario({ ...at, faults: { opportunityList: 'hang', projectOne: 'hang' } }),
  play: async () => {
    await expect(await findHeading('Opportunities')).toBeVisible()
    await expect(await screen.findByText('Loading opportunities…', {}, patience)).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: inScenario({ ...at, at: paths.opportunities(999) }),
  play: async () => {
    await expect(await screen.findByText('This project does not exist', {}, patience)).toBeVisible()
  },
}

export const Forbidden = forbiddenStory('opportunityList')

export const Invalid: Story = {
  play: async (context) => {
    await press('Add opportunity')
    await expect(await screen.findByText('Title is required')).toBeVisible()
    await expect(screen.getByLabelText('Title')).toHaveFocus()
    await expect(scenarioOf(context).calls).not.toContain('opportunityCreate')
  },
}

export const Saving: Story = {
  parameters: inScenario({ ...at, faults: { opportunityCreate: 'hang' } }),
  play: async (context) => {
    await fill('Title', 'Draw icons')
    await press('Add opportunity')
    const button = screen.getByRole('button', { name: 'Add opportunity' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await hand.clickDisabled(button)
    await expect(scenarioOf(context).calls.filter((call) => call === 'opportunityCreate')).toHaveLength(1)
  },
}

export const Saved: Story = {
  play: async (context) => {
    await fill('Title', 'Draw icons')
    await fill('Description', 'Sixteen of them.')
    await press('Add opportunity')
    await expect(await findToast('contribution added successfully')).toBeVisible()
    await findRow('Draw icons')
    await expect(screen.getByText('3 opportunities')).toBeVisible()
    await expect(screen.getByLabelText('Title')).toHaveValue('')
    const { database } = scenarioOf(context).server
    const stored = await database.transaction((tables) => tables.opportunities.ofProject(1))
    await expect(stored.find(({ title }) => title === 'Draw icons')?.description).toBe('Sixteen of them.')
  },
}

/** What was typed stays, and can be sent again. */
export const SaveFailed: Story = {
  parameters: inScenario({ ...at, faults: { opportunityCreate: 500 } }),
  play: async (context) => {
    await fill('Title', 'Draw icons')
    await press('Add opportunity')
    await expect(await findToast('The server says 500')).toBeVisible()
    await expect(screen.getByLabelText('Title')).toHaveValue('Draw icons')
    delete scenarioOf(context).faults.opportunityCreate
    await press('Add opportunity')
    await findRow('Draw icons')
    await expect(screen.getByText('3 opportunities')).toBeVisible()
  },
}

export const Phone: Story = {
  tags: ['phone'],
  play: async () => {
    const row = await findRow('Review translations')
    await expect(row.getByRole('rowheader')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
