import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { HistoryPage } from '../../../src/pages/history/HistoryPage'
import { paths } from '../../../src/paths'
import { findEntry, findRestore, openEntry } from './historyParts'
import { findToast, press } from '../../support/onScreen'
import { inScenario, pageAt, patience, scenarioOf } from '../../support/page'
import { findConflict, pressUndo, storedProject, theySave } from '../../support/twoPeople'
import { hand } from '../../support/hand'

const at = { at: paths.history(), as: 'ADMIN', trail: 'usual' } as const

// What the history knows is put back into the record by a save like any other.
const meta = { title: 'History/Restore', ...pageAt(at), component: HistoryPage } satisfies Meta<
  typeof HistoryPage
>

export default meta
type Story = StoryObj<typeof meta>

/** Opens the preview of what stood in project 1 before its license was changed. */
async function ask() {
  await openEntry(/changed License of React/)
  await press('Restore what was before…')
  return findRestore('Restore React')
}

/** What changes is said before anything is written. */
export const Preview: Story = {
  play: async (context) => {
    const dialog = await ask()
    const versions = within(await dialog.findByRole('group', { name: 'Versions of License' }, patience))
    await expect(versions.getByText('MIT')).toBeVisible()
    await expect(versions.getByText('GPL-3.0-only')).toBeVisible()
    await expect(dialog.getAllByRole('group')).toHaveLength(1)
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Restore' })).toHaveFocus())
    await expect(scenarioOf(context).calls).not.toContain('projectUpdate')
  },
}

/** Only the fields of the entry change; the history has it at once, and Undo takes it back. */
export const Restored: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    const before = await storedProject(scenario)
    const dialog = await ask()
    await hand.click(await dialog.findByRole('button', { name: 'Restore' }, patience))
    await expect(await findToast('React restored')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Restore React' })).toBeNull())
    const { version: _version, ...stored } = await storedProject(scenario)
    const { version: _before, ...expected } = { ...before, license: 'GPL-3.0-only' }
    await expect(stored).toEqual(expected)
    await expect(await screen.findByText('License: MIT → GPL-3.0-only', {}, patience)).toBeVisible()
    await pressUndo()
    await expect(await findToast('Undone: License')).toBeVisible()
    await expect((await storedProject(scenario)).license).toBe('MIT')
  },
}

/** What another field holds by now stays. */
export const Merged: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    const dialog = await ask()
    const restore = await dialog.findByRole('button', { name: 'Restore' }, patience)
    await theySave(scenario, { tagline: 'Somebody else’s' })
    await hand.click(restore)
    await expect(await findToast(/^React restored/)).toBeVisible()
    await expect(await storedProject(scenario)).toMatchObject({
      license: 'GPL-3.0-only',
      tagline: 'Somebody else’s',
    })
  },
}

/** Somebody changes the same field while the preview stands: nothing is written until one version is chosen. */
export const Conflict: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    const dialog = await ask()
    const restore = await dialog.findByRole('button', { name: 'Restore' }, patience)
    await theySave(scenario, { license: 'Theirs' })
    await hand.click(restore)
    const conflict = await findConflict()
    await expect(conflict.getByText('Theirs', { selector: 'div' })).toBeVisible()
    await expect((await storedProject(scenario)).license).toBe('Theirs')
    await hand.click(conflict.getByRole('radio', { name: 'Keep yours' }))
    await hand.click(conflict.getByRole('button', { name: 'Save choices' }))
    await expect(await findToast('React restored')).toBeVisible()
    await expect((await storedProject(scenario)).license).toBe('GPL-3.0-only')
  },
}

export const Saving: Story = {
  parameters: inScenario({ ...at, faults: { projectUpdate: 'hang' } }),
  play: async () => {
    const dialog = await ask()
    const restore = await dialog.findByRole('button', { name: 'Restore' }, patience)
    await hand.click(restore)
    await waitFor(() => expect(restore).toHaveAttribute('aria-busy', 'true'))
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    await hand.keyboard('{Escape}')
    await expect(restore).toBeVisible()
  },
}

/** The reason is said, and the same button tries again. */
export const SaveFailed: Story = {
  parameters: inScenario({ ...at, faults: { projectUpdate: { status: 500, body: { message: 'No room' } } } }),
  play: async (context) => {
    const dialog = await ask()
    await hand.click(await dialog.findByRole('button', { name: 'Restore' }, patience))
    await expect(await dialog.findByText('No room', {}, patience)).toBeVisible()
    delete scenarioOf(context).faults.projectUpdate
    await hand.click(dialog.getByRole('button', { name: 'Restore' }))
    await expect(await findToast('React restored')).toBeVisible()
    await expect((await storedProject(scenarioOf(context))).license).toBe('GPL-3.0-only')
  },
}

/** The record cannot be read: nothing is offered until it can. */
export const RecordFailed: Story = {
  parameters: inScenario({ ...at, faults: { projectOne: 'misshapen' } }),
  play: async (context) => {
    const dialog = await ask()
    await expect(await dialog.findByText(/cannot read/, {}, patience)).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'Restore' })).toBeNull()
    delete scenarioOf(context).faults.projectOne
    await hand.click(dialog.getByRole('button', { name: 'Retry' }))
    await expect(await dialog.findByRole('group', { name: 'Versions of License' }, patience)).toBeVisible()
  },
}

/** A tag that it had is gone meanwhile: the server's reason is said at the field. */
export const Invalid: Story = {
  parameters: inScenario({
    ...at,
    faults: { projectUpdate: { status: 422, body: { errors: { license: 'This license is gone' } } } },
  }),
  play: async (context) => {
    const dialog = await ask()
    await hand.click(await dialog.findByRole('button', { name: 'Restore' }, patience))
    await expect(await dialog.findByText('License: This license is gone', {}, patience)).toBeVisible()
    await expect((await storedProject(scenarioOf(context))).license).toBe('MIT')
  },
}

/** It stands there already. */
export const NothingToRestore: Story = {
  play: async () => {
    await openEntry(/changed License of React/)
    await press('Restore what was after…')
    const dialog = await findRestore('Restore React')
    const sentence = 'The project has these values already: there is nothing to restore.'
    await expect(await dialog.findByText(sentence, {}, patience)).toBeVisible()
    await hand.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Restore what was after…' })).toHaveFocus())
  },
}

/** A deleted opportunity is restored from the entry that says so. */
export const DeletedOpportunity: Story = {
  play: async (context) => {
    await openEntry(/deleted the opportunity Move the website/)
    await press('Restore what was before…')
    const dialog = await findRestore('Restore Move the website')
    await hand.click(await dialog.findByRole('button', { name: 'Restore' }, patience))
    await expect(await findToast('Move the website restored')).toBeVisible()
    await findEntry(/restored the opportunity Move the website/)
    const { server } = scenarioOf(context)
    const stored = await server.database.transaction((tables) => tables.opportunities.find(3))
    await expect(stored?.isDeleted).toBe(false)
  },
}

export const Phone: Story = {
  tags: ['phone'],
  play: async () => {
    const dialog = await ask()
    await expect(await dialog.findByRole('button', { name: 'Restore' }, patience)).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
