import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { OpportunityUpdatePage } from '../../../src/pages/opportunities/OpportunityUpdatePage'
import { paths } from '../../../src/paths'
import { fill, findHeading, findRow, findToast, press } from '../../support/onScreen'
import { inScenario, pageMeta, patience, scenarioOf } from '../../support/page'

const at = { at: paths.opportunityUpdate(2), as: 'ADMIN' } as const

const meta = {
  ...pageMeta,
  component: OpportunityUpdatePage,
  parameters: { ...pageMeta.parameters, ...inScenario(at) },
} satisfies Meta<typeof OpportunityUpdatePage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async () => {
    await expect(await findHeading('Edit Review translations')).toBeVisible()
    await expect(screen.getByLabelText('Title')).toHaveValue('Review translations')
    await expect(screen.getByLabelText('Description')).toHaveValue('Hebrew and Arabic above all.')
    await press('Opportunities of React', 'link')
    await expect(await findHeading('Opportunities of React')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: inScenario({ ...at, faults: { opportunityOne: 'hang' } }),
  play: async () => {
    await expect(await screen.findByText('Loading the opportunity…', {}, patience)).toBeVisible()
  },
}

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

export const Saving: Story = {
  parameters: inScenario({ ...at, faults: { opportunityUpdate: 'hang' } }),
  play: async () => {
    await fill('Title', 'Review all translations')
    await press('Save opportunity')
    await expect(screen.getByRole('button', { name: 'Save opportunity' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  },
}

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

export const SaveFailed: Story = {
  parameters: inScenario({ ...at, faults: { opportunityUpdate: 'refused' } }),
  play: async (context) => {
    await fill('Title', 'Review all translations')
    await press('Save opportunity')
    await expect(await findToast('The server says no')).toBeVisible()
    await expect(screen.getByLabelText('Title')).toHaveValue('Review all translations')
    delete scenarioOf(context).faults.opportunityUpdate
    await press('Save opportunity')
    await expect(await findToast('contribution updated successfully')).toBeVisible()
  },
}

/** Nothing of it is asked for on behalf of somebody who may not see it. */
export const Forbidden: Story = {
  parameters: inScenario({ ...at, as: 'NORMAL' }),
  play: async (context) => {
    await expect(await findHeading('Your request is being verified')).toBeVisible()
    await expect(scenarioOf(context).calls).not.toContain('opportunityOne')
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(await findHeading('Edit Review translations')).toBeVisible()
  },
}
