import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { ProjectEditPage } from '../../../src/pages/projects/ProjectEditPage'
import { paths } from '../../../src/paths'
import { findRestore } from './historyParts'
import { fill, findToast } from '../../support/onScreen'
import { inScenario, pageAt, patience, scenarioOf } from '../../support/page'
import { hand } from '../../support/hand'

const at = { at: paths.projectEdit(1), as: 'ADMIN', trail: 'usual' } as const

// What was done to one record, beside its form.
const meta = { title: 'History/Of a record', ...pageAt(at), component: ProjectEditPage } satisfies Meta<
  typeof ProjectEditPage
>

export default meta
type Story = StoryObj<typeof meta>

async function open(name = 'History of React') {
  // Of the page: a press of a helper would look for it in the menu as well.
  await hand.click(await screen.findByRole('button', { name: 'History' }, patience))
  return within(await screen.findByRole('dialog', { name }, patience))
}

/** The newest change is open; Escape gives the focus back to the button. */
export const Default: Story = {
  play: async () => {
    const panel = await open()
    const versions = within(await panel.findByRole('group', { name: 'Versions of License' }, patience))
    await expect(versions.getByText('GPL-3.0-only')).toBeVisible()
    await expect(panel.getAllByRole('listitem')).toHaveLength(2)
    await hand.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'History' })).toHaveFocus())
  },
}

export const Empty: Story = {
  parameters: inScenario({ ...at, at: paths.tagEdit(1) }),
  play: async () => {
    const panel = await open('History of javascript')
    await expect(await panel.findByText('No change is known', {}, patience)).toBeVisible()
    await hand.click(panel.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** Older changes come by a button. */
export const Crowded: Story = {
  parameters: inScenario({ ...at, at: paths.tagEdit(1), trail: 'long' }),
  play: async () => {
    const panel = await open('History of javascript')
    await hand.click(await panel.findByRole('button', { name: 'Show older' }, patience))
    await waitFor(() => expect(panel.getAllByRole('listitem')).toHaveLength(100), patience)
  },
}

export const Loading: Story = {
  parameters: inScenario({ ...at, faults: { historyOfRecord: 'hang' } }),
  play: async () => {
    await expect(await (await open()).findByText('Loading the history…')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: inScenario({ ...at, faults: { historyOfRecord: 'misshapen' } }),
  play: async (context) => {
    const panel = await open()
    await expect(await panel.findByText(/cannot read/, {}, patience)).toBeVisible()
    delete scenarioOf(context).faults.historyOfRecord
    await hand.click(panel.getByRole('button', { name: 'Retry' }))
    await panel.findByRole('group', { name: 'Versions of License' }, patience)
  },
}

/** The form below follows, and what is typed in other fields stays. */
export const Restored: Story = {
  play: async () => {
    await fill('Tagline', 'Typed, and not saved')
    const panel = await open()
    await hand.click(await panel.findByRole('button', { name: 'Restore what was before…' }, patience))
    const preview = await findRestore('Restore React')
    await hand.click(await preview.findByRole('button', { name: 'Restore' }, patience))
    await expect(await findToast('React restored')).toBeVisible()
    await waitFor(() => expect(panel.getAllByRole('listitem')).toHaveLength(3), patience)
    await hand.click(panel.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.getByLabelText('License')).toHaveValue('GPL-3.0-only'), patience)
    await expect(screen.getByLabelText('Tagline')).toHaveValue('Typed, and not saved')
  },
}

/** Each kind of record has it. */
export const EveryKind: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    const records: [path: string, name: string][] = [
      [paths.articleEdit(1), 'How to make your first contribution'],
      [paths.categoryEdit(1), 'Developer tools'],
      [paths.languageStackEdit(1), 'JavaScript'],
      [paths.opportunityUpdate(2), 'Review translations'],
    ]
    for (const [path, name] of records) {
      const former = screen.queryByRole('main')
      scenario.open(path)
      await waitFor(() => expect(former?.isConnected ?? false).toBe(false))
      const panel = await open(`History of ${name}`)
      await hand.click(panel.getByRole('button', { name: 'Close' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
  },
}

/** An editor of content sees when it was changed, and no way to more. */
export const Forbidden: Story = {
  parameters: inScenario({ ...at, as: 'CONTENT_EDITOR' }),
  play: async () => {
    await screen.findByLabelText('License', {}, patience)
    await expect(screen.queryByRole('button', { name: 'History' })).toBeNull()
  },
}

export const NotOffered: Story = {
  parameters: inScenario({ ...at, envelope: 'bare' }),
  play: async () => {
    await screen.findByLabelText('License', {}, patience)
    await expect(screen.queryByRole('button', { name: 'History' })).toBeNull()
  },
}

export const Phone: Story = {
  tags: ['phone'],
  play: async () => {
    const panel = await open()
    await panel.findByRole('group', { name: 'Versions of License' }, patience)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
