import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { LanguageStackEditPage } from '../../../src/pages/taxonomy/LanguageStackEditPage'
import { paths } from '../../../src/paths'
import { fill, findHeading, findRow, findToast, pick, press } from '../../support/onScreen'
import { hand } from '../../support/hand'
import { inScenario, pageMeta, patience, scenarioOf } from '../../support/page'

const at = { at: paths.languageStackEdit(1), as: 'ADMIN' } as const

const meta = {
  ...pageMeta,
  component: LanguageStackEditPage,
  parameters: { ...pageMeta.parameters, ...inScenario(at) },
} satisfies Meta<typeof LanguageStackEditPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async () => {
    await expect(await findHeading('Edit JavaScript')).toBeVisible()
    await expect(await screen.findByLabelText('Name', {}, patience)).toHaveValue('JavaScript')
    await expect(await screen.findByRole('combobox', { name: 'Parent' }, patience)).toHaveValue('None')
  },
}

export const Loading: Story = {
  parameters: inScenario({ ...at, faults: { languageStackOne: 'hang' } }),
  play: async () => {
    await expect(await screen.findByText('Loading the language stack…', {}, patience)).toBeVisible()
  },
}

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

export const Forbidden: Story = {
  parameters: inScenario({ ...at, as: 'NORMAL' }),
  play: async (context) => {
    await expect(await findHeading('Your request is being verified')).toBeVisible()
    await expect(scenarioOf(context).calls).not.toContain('languageStackOne')
  },
}

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

export const Saving: Story = {
  parameters: inScenario({ ...at, faults: { languageStackUpdate: 'hang' } }),
  play: async () => {
    await fill('Name', 'Another name')
    await press('Save language stack')
    const button = screen.getByRole('button', { name: 'Save language stack' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

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

export const SaveFailed: Story = {
  parameters: inScenario({ ...at, faults: { languageStackUpdate: 400 } }),
  play: async (context) => {
    await fill('Name', 'Another name')
    await press('Save language stack')
    await expect(await findToast('The server says 400')).toBeVisible()
    await expect(screen.getByLabelText('Name')).toHaveValue('Another name')
    delete scenarioOf(context).faults.languageStackUpdate
    await press('Save language stack')
    await expect(await findToast('Language stack saved')).toBeVisible()
  },
}

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }
