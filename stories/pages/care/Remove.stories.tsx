import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { CarePage } from '../../../src/pages/care/CarePage'
import { paths } from '../../../src/paths'
import type { StoryScenario } from '../../support/createScenario'
import { hand } from '../../support/hand'
import { fill, findDialog, findHeading, findToast, press, pressUndo } from '../../support/onScreen'
import { inScenario, pageAt, patience, scenarioOf } from '../../support/page'

const at = { at: paths.care('?list=unused'), as: 'CONTENT_EDITOR' } as const

const meta = { title: 'Care/Remove', ...pageAt(at), component: CarePage } satisfies Meta<typeof CarePage>

export default meta
type Story = StoryObj<typeof meta>

const stack = ({ server }: StoryScenario, id: number) =>
  server.database.transaction(({ languageStacks }) => languageStacks.find(id))
const rows = async () =>
  within(await screen.findByRole('region', { name: 'Unused' }, patience)).getAllByRole('listitem')

/** From the list of what nothing uses; Undo brings it back as it was. */
export const Default: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    await press('Remove… Django')
    const dialog = await findDialog('Remove this language stack?')
    await expect(dialog.getByText(/^Django disappears from the list of language stacks/)).toBeVisible()
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await hand.click(dialog.getByRole('button', { name: 'Remove' }))
    await expect(await findToast('Django removed')).toBeVisible()
    await waitFor(async () => expect(await rows()).toHaveLength(1), patience)
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
    await expect(await stack(scenario, 8)).toBeUndefined()
    await pressUndo()
    await expect(await findToast('Django is back')).toBeVisible()
    await waitFor(async () => expect(await rows()).toHaveLength(2), patience)
    await expect(await stack(scenario, 8)).toMatchObject({ id: 8, name: 'Django', parentId: 4 })
  },
}

/** Cancel and Escape leave it, and give the focus back. */
export const Cancelled: Story = {
  play: async (context) => {
    await press('Remove… Django')
    await findDialog('Remove this language stack?')
    await hand.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove… Django' })).toHaveFocus())
    await expect(await stack(scenarioOf(context), 8)).toBeDefined()
  },
}

/** From a row's menu; the list is drawn anew. One that is in use can't be removed. */
export const FromItsRow: Story = {
  parameters: inScenario({ ...at, at: paths.languageStacks() }),
  play: async () => {
    const more = async (name: string) => {
      await hand.click(await screen.findByRole('button', { name: `More for ${name}` }, patience))
      return within(await screen.findByRole('menu', { name: `More for ${name}` }, patience))
    }
    const used = await more('Rust')
    await expect(used.getByRole('menuitem', { name: /^Remove…/ })).toHaveAttribute('aria-disabled', 'true')
    await hand.keyboard('{Escape}')
    const menu = await more('Django')
    await hand.click(menu.getByRole('menuitem', { name: 'Remove…' }))
    const dialog = await findDialog('Remove this language stack?')
    await hand.click(dialog.getByRole('button', { name: 'Remove' }))
    await findToast('Django removed')
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Edit Django' })).toBeNull(), patience)
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  },
}

/** From its page, which leads back to the list. */
export const FromItsPage: Story = {
  parameters: inScenario({ ...at, at: paths.languageStackEdit(8) }),
  play: async () => {
    await findHeading('Edit Django')
    await press('Remove… Django')
    const dialog = await findDialog('Remove this language stack?')
    await hand.click(dialog.getByRole('button', { name: 'Remove' }))
    await expect(await findHeading('Language Stacks')).toBeVisible()
    await expect(await findToast('Django removed')).toBeVisible()
    await expect(screen.queryByRole('link', { name: 'Edit Django' })).toBeNull()
    await pressUndo()
    await expect(await screen.findByRole('link', { name: 'Edit Django' }, patience)).toBeVisible()
  },
}

/** Somebody uses it meanwhile: the server says so, and nothing goes. */
export const UsedMeanwhile: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    await press('Remove… Django')
    const dialog = await findDialog('Remove this language stack?')
    await scenario.server.database.transaction(({ projects }) =>
      projects.update(1, { language_stacks: [1, 7, 8] }),
    )
    await hand.click(dialog.getByRole('button', { name: 'Remove' }))
    await expect(await dialog.findByRole('alert', {}, patience)).toHaveTextContent(
      'This language stack is in use, by 1 project: merge it into another one',
    )
    await hand.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(async () => expect(await rows()).toHaveLength(1), patience)
  },
}

/** What failed is said in the question, which can be answered again. */
export const SaveFailed: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    await press('Remove… Django')
    const dialog = await findDialog('Remove this language stack?')
    scenario.faults.removalCreate = 500
    await hand.click(dialog.getByRole('button', { name: 'Remove' }))
    await expect(await dialog.findByRole('alert', {}, patience)).toHaveTextContent('The server says 500')
    delete scenario.faults.removalCreate
    await hand.click(dialog.getByRole('button', { name: 'Remove' }))
    await expect(await findToast('Django removed')).toBeVisible()
  },
}

/** Another one removes it while somebody edits it: the form says that it is gone, and keeps what was typed. */
export const RemovedMeanwhile: Story = {
  parameters: inScenario({ ...at, at: paths.languageStackEdit(8) }),
  play: async (context) => {
    const scenario = scenarioOf(context)
    await findHeading('Edit Django')
    await fill('Name', 'Django 6')
    await scenario.server.database.transaction(async ({ languageStacks }) => {
      await languageStacks.findToRemove(8)
      await languageStacks.remove(8)
    })
    await press('Save language stack')
    await expect((await screen.findAllByText(/does not exist/, {}, patience))[0]).toBeVisible()
    await expect(screen.getByLabelText('Name')).toHaveValue('Django 6')
  },
}

/** A host that can't remove: nothing of it is shown. */
export const NotOffered: Story = {
  parameters: inScenario({ ...at, offers: ['history'] }),
  play: async () => {
    await expect(await rows()).toHaveLength(2)
    await expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
    await press('Edit Django', 'link')
    await findHeading('Edit Django')
    await screen.findByText('Not used yet', {}, patience)
    await expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
  },
}

export const Phone: Story = {
  tags: ['phone'],
  play: async () => {
    await expect(await rows()).toHaveLength(2)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
