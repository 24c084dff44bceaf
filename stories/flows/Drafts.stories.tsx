import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { App } from '../../src/app/App'
import { savedDraftKey } from '../../src/stores/drafts/SavedDraftStore'
import { paths } from '../../src/paths'
import { consoleAt } from '../support/consoleAt'
import { fill, findHeading, findToast, pick, press, write, pressUndo } from '../support/onScreen'
import { inScenario, patience, scenarioOf } from '../support/page'
import { signInAs } from '../support/signIn'
import { hand } from '../support/hand'

const at = { at: paths.articleEdit(1), as: 'ADMIN' } as const

const meta = {
  title: 'Flows/Drafts',
  ...consoleAt(at),
  component: App,
} satisfies Meta<typeof App>

export default meta
type Story = StoryObj<typeof meta>

const findBar = async () => within(await screen.findByRole('region', { name: 'Kept draft' }, patience))
const noBar = () => expect(screen.queryByRole('region', { name: 'Kept draft' })).toBeNull()
const title = () => screen.findByLabelText('Title', {}, patience)

/** What was typed is offered at the next visit, field by field, old and new; nothing is changed by itself. */
export const Offered: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    await screen.findByRole('textbox', { name: 'Content' }, patience)
    const before = (await title()).getAttribute('value')
    await fill('Title', 'A better title')
    await pick('Tags', 'database')
    await write('Content', 'Words of the draft. ')
    await hand.click(screen.getByRole('checkbox', { name: 'Featured' }))
    await waitFor(() => expect(scenario.drafts.size).toBe(1))
    scenario.open(paths.articleEdit(1))

    const bar = await findBar()
    await expect(bar.getByText('You have a draft from a moment ago.')).toBeVisible()
    await expect(bar.getByRole('status')).toHaveTextContent(
      '4 fields differ from what is saved: Title, Featured, Content, Tags.',
    )
    await expect(await title()).toHaveValue(before ?? '')
    await hand.click(bar.getByText('Show the differences'))
    const content = within(bar.getByRole('group', { name: 'Versions of Content' }))
    await expect(content.getByText(/Words of the draft/)).toBeVisible()
    const tags = within(bar.getByRole('group', { name: 'Versions of Tags' }))
    await waitFor(() => expect(tags.getByText(/database/)).toBeVisible())

    await press('Restore')
    await expect(await title()).toHaveValue('A better title')
    await expect(screen.getByRole('button', { name: 'Remove database' })).toBeVisible()
    const editor = await screen.findByRole('textbox', { name: 'Content' }, patience)
    await waitFor(() => expect(within(editor).getByText(/Words of the draft/)).toBeVisible())
    await press('Save article')
    await findToast('Article saved')
    await waitFor(() => expect(scenario.drafts.size).toBe(0))
    await waitFor(noBar)
  },
}

/** Discarding is asked of nobody, since it can be taken back. */
export const Discarded: Story = {
  parameters: inScenario({ ...at, at: paths.tagEdit(3) }),
  play: async (context) => {
    const scenario = scenarioOf(context)
    await fill('Name', 'tests')
    await waitFor(() => expect(scenario.drafts.size).toBe(1))
    scenario.open(paths.tagEdit(3))
    await findBar()
    await press('Discard')
    await findToast('Draft discarded')
    await noBar()
    await waitFor(() => expect(scenario.drafts.size).toBe(0))
    await pressUndo()
    await expect((await findBar()).getByText(/1 field differs/)).toBeVisible()
    await waitFor(() => expect(scenario.drafts.size).toBe(1))
  },
}

/** Somebody who types before deciding loses neither text. */
export const TypedBeforeDeciding: Story = {
  parameters: inScenario({ ...at, at: paths.tags() }),
  play: async (context) => {
    const scenario = scenarioOf(context)
    await fill('Name', 'first')
    await waitFor(() => expect(scenario.drafts.size).toBe(1))
    scenario.open(paths.tags())
    await findBar()
    await fill('Name', 'second')
    await waitFor(() => expect(JSON.stringify([...scenario.drafts])).toContain('second'))
    scenario.open(paths.tags())
    await findBar()
    await press('Restore')
    await expect(screen.getByLabelText('Name')).toHaveValue('second')
    await press('Add tag')
    await findToast('Tag added')
    await press('Restore')
    await expect(screen.getByLabelText('Name')).toHaveValue('first')
  },
}

/** Restoring over what was typed since loses neither: the one is offered after the other. */
export const RestoredOverTyped: Story = {
  parameters: inScenario({ ...at, at: paths.tags() }),
  play: async (context) => {
    const scenario = scenarioOf(context)
    await fill('Name', 'first')
    await waitFor(() => expect(scenario.drafts.size).toBe(1))
    scenario.open(paths.tags())
    await findBar()
    await fill('Name', 'second')
    await press('Restore')
    await expect(screen.getByLabelText('Name')).toHaveValue('first')
    await waitFor(() => expect(JSON.stringify([...scenario.drafts])).toMatch(/first.*second/))
    await press('Add tag')
    await findToast('Tag added')
    await press('Restore')
    await expect(screen.getByLabelText('Name')).toHaveValue('second')
  },
}

/** Another user of the same browser is never shown it; the same one is. */
export const OfAnotherUser: Story = {
  parameters: inScenario({ ...at, at: paths.tags() }),
  play: async () => {
    await fill('Name', 'mine alone')
    await press('Log out')
    await findHeading('Login')
    await signInAs('CONTENT_EDITOR')
    await findHeading('Tags')
    await expect(await screen.findByLabelText('Name', {}, patience)).toHaveValue('')
    await press('Log out')
    await findHeading('Login')
    await signInAs('ADMIN')
    await findBar()
    await press('Restore')
    await expect(screen.getByLabelText('Name')).toHaveValue('mine alone')
  },
}

/** A storage that is full or forbidden is said once, and the form goes on as ever. */
export const StorageForbidden: Story = {
  parameters: inScenario({ ...at, at: paths.tags() }),
  play: async (context) => {
    const refuse = () => Promise.reject(new DOMException('No room', 'QuotaExceededError'))
    scenarioOf(context).spoilDrafts({ get: refuse, set: refuse, remove: refuse })
    await fill('Name', 'kept nowhere')
    await findToast(/cannot keep drafts/)
    await press('Add tag')
    await findToast('Tag added')
  },
}

/** What the storage holds may be anything: it is set aside and reported, never used. */
export const StorageDamaged: Story = {
  parameters: inScenario({ ...at, at: paths.settings() }),
  play: async (context) => {
    const scenario = scenarioOf(context)
    await findHeading('Settings')
    const key = savedDraftKey('2', 'tag', 'new')
    scenario.drafts.set(key, { version: 1, entries: [{ values: { name: { evil: true } } }] })
    scenario.open(paths.tags())
    await findHeading('Tags')
    await findToast(/was ignored/)
    await expect(await screen.findByLabelText('Name', {}, patience)).toHaveValue('')
    await noBar()
    await expect([...scenario.drafts.keys()]).toEqual([`aside/${key}`])
  },
}

/** A file that was chosen and not uploaded is named: it cannot be kept. */
export const FileLost: Story = {
  parameters: inScenario({ ...at, at: paths.articles(), faults: { upload: 'hang' } }),
  play: async (context) => {
    const scenario = scenarioOf(context)
    const { imageFile } = await import('../support/imageFile')
    await hand.upload(await screen.findByLabelText('Featured image', {}, patience), imageFile('holiday.png'))
    await waitFor(() => expect(scenario.drafts.size).toBe(1))
    scenario.open(paths.articles())
    await expect(
      (await findBar()).getByText(/Files aren’t saved with drafts. Attach them again: holiday.png/),
    ).toBeVisible()
  },
}
