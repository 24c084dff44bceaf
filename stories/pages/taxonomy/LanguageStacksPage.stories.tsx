import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { LanguageStacksPage } from '../../../src/pages/taxonomy/LanguageStacksPage'
import { paths } from '../../../src/paths'
import { fill, findHeading, findRow, findToast, hasRoom, headers, pick, press } from '../../support/onScreen'
import { inScenario, pageAt, patience, scenarioOf } from '../../support/page'
import { forbiddenStory } from '../../support/recordStates'
import { hand } from '../../support/hand'

const at = { at: paths.languageStacks(), as: 'CONTENT_EDITOR' } as const

const meta = { title: 'Language stacks/List', ...pageAt(at), component: LanguageStacksPage } satisfies Meta<
  typeof LanguageStacksPage
>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async (context) => {
    await expect(await findHeading('Language Stacks')).toBeVisible()
    await expect(document.title).toBe('Language Stacks · Projects')
    await expect(await screen.findByText('8 language stacks', {}, patience)).toBeVisible()
    await expect(headers()).toEqual([
      'Number',
      'Name',
      'Parent',
      'Projects',
      ...(hasRoom() ? ['Updated'] : []),
      'Edit',
    ])
    const row = await findRow(/TypeScript/)
    await expect(row.getByText('JavaScript')).toBeVisible()
    await hand.click(row.getByRole('link', { name: 'Edit TypeScript' }))
    await expect(await findHeading('Edit TypeScript')).toBeVisible()
    await expect(scenarioOf(context).address()).toMatch(/\/edit\/\d+$/)
  },
}

export const Empty: Story = {
  parameters: inScenario({ ...at, scenario: 'empty' }),
  play: async () => {
    await expect(await screen.findByText('No language stacks yet', {}, patience)).toBeVisible()
  },
}

export const Crowded: Story = {
  parameters: inScenario({ ...at, scenario: 'crowded' }),
  play: async () => {
    await expect(await screen.findByText('400 language stacks', {}, patience)).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: inScenario({ ...at, faults: { languageStackList: 'hang' } }),
  play: async () => {
    await expect(await screen.findByText('Loading language stacks…', {}, patience)).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Add language stack' })).toBeEnabled()
  },
}

export const Failed: Story = {
  parameters: inScenario({ ...at, faults: { languageStackList: 'misshapen' } }),
  play: async (context) => {
    await expect(await screen.findByText(/cannot read/, {}, patience)).toBeVisible()
    delete scenarioOf(context).faults.languageStackList
    await press('Retry')
    await findRow(/TypeScript/)
  },
}

export const Forbidden = forbiddenStory('languageStackList')

export const Invalid: Story = {
  play: async (context) => {
    await press('Add language stack')
    await expect(await screen.findByText('Name is required')).toBeVisible()
    await expect(screen.getByLabelText('Name')).toHaveFocus()
    await expect(scenarioOf(context).calls).not.toContain('languageStackCreate')
  },
}

export const Saving: Story = {
  parameters: inScenario({ ...at, faults: { languageStackCreate: 'hang' } }),
  play: async () => {
    await fill('Name', 'Something new')
    await press('Add language stack')
    await expect(screen.getByRole('button', { name: 'Add language stack' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  },
}

/** A new one stands below the parent that was chosen for it. */
export const Saved: Story = {
  play: async () => {
    await fill('Name', 'Something new')
    await pick('Parent', 'Rust')
    await press('Add language stack')
    await expect(await findToast('Language stack added')).toBeVisible()
    const row = await findRow(/Something new/)
    await expect(row.getByText('Rust')).toBeVisible()
    await expect(screen.getByLabelText('Name')).toHaveValue('')
  },
}

export const SaveFailed: Story = {
  play: async () => {
    const sentence = 'A language stack with this name exists already below the same parent'
    await fill('Name', 'C')
    await press('Add language stack')
    await expect(await screen.findByText(sentence, {}, patience)).toBeVisible()
    await expect(screen.getByLabelText('Name')).toHaveValue('C')
    await hand.type(screen.getByLabelText('Name'), ' of another kind')
    await press('Add language stack')
    await findRow(/C of another kind/)
  },
}

export const Phone: Story = {
  tags: ['phone'],
  play: async () => {
    await expect(await screen.findByText('8 language stacks', {}, patience)).toBeVisible()
  },
}
