import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { ProjectsPage } from '../../src/pages/projects/ProjectsPage'
import { paths } from '../../src/paths'
import type { StoryScenario } from '../support/createScenario'
import { hand } from '../support/hand'
import { findRow, findToast, openMenu, press } from '../support/onScreen'
import { inScenario, pageAt, patience, scenarioOf } from '../support/page'

const timings = { beforeRetry: () => 0, timeout: (_: string, milliseconds: number) => milliseconds }
const at = { at: paths.projects(), as: 'ADMIN', timings } as const

const meta = {
  title: 'App/Shared views',
  ...pageAt({ ...at, hasViews: true }),
  component: ProjectsPage,
} satisfies Meta<typeof ProjectsPage>

export default meta
type Story = StoryObj<typeof meta>

const stored = ({ server }: StoryScenario) =>
  server.database.transaction(async ({ views }) => (await views.all()).map(({ id, name }) => [id, name]))
const link = (name: string | RegExp) => screen.findByRole('link', { name }, patience)
const said = (message: string, status: number) => async () => Response.json({ message }, { status })

async function openDialog() {
  await press('Edit views')
  return within(await screen.findByRole('dialog', { name: 'Edit views' }, patience))
}

/** The featured projects become an own view. */
async function keepFeatured() {
  await findRow('React')
  await press('Featured')
  await press('Save view')
  await findToast('View saved in the sidebar')
}

/** They stand below the own ones, with who shares them, and open the list as it was shared. */
export const Default: Story = {
  play: async (context) => {
    await findRow('React')
    await openMenu()
    const view = await link('For the newsletter by Sunniva Solberg')
    await expect(view).toHaveAttribute('href', '/article_main?show=unpublished')
    await link('Next meeting by you')
    await hand.click(view)
    await screen.findByRole('heading', { level: 1, name: 'Articles' }, patience)
    await expect(scenarioOf(context).address()).toBe('/article_main?show=unpublished')
  },
}

/** Nobody shares anything: the sidebar shows nothing of it. */
export const Empty: Story = {
  parameters: inScenario({ ...at, hasViews: false }),
  play: async (context) => {
    await findRow('React')
    await waitFor(() => expect(scenarioOf(context).calls).toContain('viewList'), patience)
    await openMenu()
    await expect(screen.queryByText('Shared views')).toBeNull()
  },
}

/** On a host without the offer views stay in the browser. */
export const NotOffered: Story = {
  parameters: inScenario({ ...at, offers: [] }),
  play: async (context) => {
    await keepFeatured()
    const dialog = await openDialog()
    await expect(dialog.queryByText('Share with everybody')).toBeNull()
    await expect(scenarioOf(context).calls).not.toContain('viewList')
    await hand.keyboard('{Escape}')
  },
}

/** An own view is shared, renamed for everybody, and shared no longer; Undo shares it again. */
export const Shares: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    await keepFeatured()
    const dialog = await openDialog()
    await hand.click(await dialog.findByRole('button', { name: 'Share with everybody: Featured' }, patience))
    await dialog.findByText('Shared with everybody', {}, patience)
    await expect(await stored(scenario)).toContainEqual([4, 'Featured'])
    await hand.click(dialog.getByRole('textbox', { name: 'Name of Featured' }))
    await hand.keyboard('{End} ones{Enter}')
    await waitFor(async () => expect(await stored(scenario)).toContainEqual([4, 'Featured ones']), patience)
    await dialog.findByText('Shared with everybody', {}, patience)
    await hand.click(dialog.getByRole('button', { name: 'Stop sharing: Featured ones' }))
    await dialog.findByRole('button', { name: 'Share with everybody: Featured ones' }, patience)
    await expect(await stored(scenario)).toHaveLength(3)
    await hand.keyboard('{Escape}')
    const messages = within(await screen.findByRole('region', { name: 'Notifications' }))
    await hand.click(await messages.findByRole('button', { name: 'Undo' }, patience))
    await waitFor(async () => expect(await stored(scenario)).toHaveLength(4), patience)
  },
}

/** One's own shared view that is no longer among the own ones can be renamed and removed; those of others cannot. */
export const ReadOnly: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    await findRow('React')
    const dialog = await openDialog()
    await dialog.findByText('For the newsletter', {}, patience)
    await expect(dialog.getAllByRole('textbox')).toHaveLength(1)
    await expect(dialog.queryByRole('button', { name: 'Stop sharing For the newsletter' })).toBeNull()
    await hand.click(dialog.getByRole('textbox', { name: 'Name of Next meeting' }))
    await hand.keyboard('{End}s{Enter}')
    await waitFor(async () => expect(await stored(scenario)).toContainEqual([2, 'Next meetings']), patience)
    await hand.click(await dialog.findByRole('button', { name: 'Stop sharing Next meetings' }, patience))
    await waitFor(() => expect(dialog.queryByText('Shared by you')).toBeNull(), patience)
    await expect(await stored(scenario)).toHaveLength(2)
    await expect(dialog.getByRole('button', { name: 'Done' })).toHaveFocus()
    await hand.keyboard('{Escape}')
  },
}

/** A new name is saved when its field is left; a press on the button beside it counts at once, and comes after it. */
export const RenamedAndRemoved: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    await findRow('React')
    const dialog = await openDialog()
    let goOn = () => {}
    const mayRename = new Promise<void>((resolve) => (goOn = resolve))
    scenario.faults.viewRename = async (_, serve) => {
      await mayRename
      return serve()
    }
    await hand.click(await dialog.findByRole('textbox', { name: 'Name of Next meeting' }, patience))
    await hand.keyboard('{End}s')
    await hand.click(dialog.getByRole('button', { name: 'Stop sharing Next meeting' }))
    await expect(scenario.calls).not.toContain('viewRemove')
    goOn()
    await waitFor(() => expect(dialog.queryByText('Shared by you')).toBeNull(), patience)
    await expect(await stored(scenario)).toHaveLength(2)
    await expect(scenario.calls.filter((call) => /^view(Rename|Remove)$/.test(call))).toEqual([
      'viewRename',
      'viewRemove',
    ])
    await expect(await findToast('View no longer shared')).toHaveTextContent('Next meetings')
    await hand.keyboard('{Escape}')
  },
}

/** A name that was refused stands in the way of nothing: the view can be removed at once. */
export const RenameRefused: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    await findRow('React')
    const dialog = await openDialog()
    scenario.faults.viewRename = said('The disk is full', 500)
    await hand.click(await dialog.findByRole('textbox', { name: 'Name of Next meeting' }, patience))
    await hand.keyboard('{End}s{Enter}')
    await dialog.findByText('It is still shared as “Next meeting”: The disk is full', {}, patience)
    const renames = () => scenario.calls.filter((call) => call === 'viewRename').length
    const before = renames()
    await hand.click(dialog.getByRole('button', { name: 'Stop sharing Next meeting' }))
    await waitFor(() => expect(dialog.queryByText('Shared by you')).toBeNull(), patience)
    await expect(renames()).toBe(before)
    await expect(await stored(scenario)).toHaveLength(2)
    await hand.keyboard('{Escape}')
  },
}

/** A SUPER_ADMIN removes what others share: that is asked about, as only the sharer can put it back. */
export const AsSuperAdmin: Story = {
  parameters: inScenario({ ...at, as: 'SUPER_ADMIN', hasViews: true }),
  play: async (context) => {
    const scenario = scenarioOf(context)
    await findRow('React')
    const dialog = await openDialog()
    await hand.click(await dialog.findByRole('button', { name: 'Stop sharing To tidy up' }, patience))
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Stop sharing “To tidy up”?' }, patience),
    )
    scenario.faults.viewRemove = said('The disk is full', 500)
    await hand.click(question.getByRole('button', { name: 'Stop sharing' }))
    await question.findByText('“To tidy up” is still shared: The disk is full', {}, patience)
    await expect(await stored(scenario)).toHaveLength(3)
    delete scenario.faults.viewRemove
    await hand.click(question.getByRole('button', { name: 'Stop sharing' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), patience)
    await expect(await stored(scenario)).toHaveLength(2)
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Done' })).toHaveFocus())
    await hand.keyboard('{Escape}')
  },
}

/** What cannot be loaded is said in the sidebar, and can be loaded from there. */
export const Failed: Story = {
  parameters: inScenario({ ...at, hasViews: true, faults: { viewList: 500 } }),
  play: async (context) => {
    await findRow('React')
    await openMenu()
    const again = await screen.findByRole('button', { name: 'Load shared views' }, patience)
    await expect(again.closest('output')).toHaveTextContent(/^Shared views could not be loaded: /)
    delete scenarioOf(context).faults.viewList
    await hand.click(again)
    await link('For the newsletter by Sunniva Solberg')
    await expect(screen.queryByRole('button', { name: 'Load shared views' })).toBeNull()
  },
}

/** A share that fails says why, keeps the view, and can be tried again. */
export const SaveFailed: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    await keepFeatured()
    scenario.faults.viewCreate = said('The disk is full', 500)
    const dialog = await openDialog()
    const share = () => dialog.findByRole('button', { name: 'Share with everybody: Featured' }, patience)
    await hand.click(await share())
    await dialog.findByText('“Featured” is not shared: The disk is full', {}, patience)
    await expect(dialog.getByRole('textbox', { name: 'Name of Featured' })).toBeVisible()
    delete scenario.faults.viewCreate
    await hand.click(await share())
    await dialog.findByText('Shared with everybody', {}, patience)
    await expect(dialog.queryByRole('alert')).toBeNull()
    scenario.faults.viewRename = said('The disk is full', 500)
    await hand.click(dialog.getByRole('textbox', { name: 'Name of Featured' }))
    await hand.keyboard('{End} ones{Enter}')
    await dialog.findByText('It is still shared as “Featured”: The disk is full', {}, patience)
    await expect(dialog.getByText('Shared as “Featured”')).toBeVisible()
    await hand.keyboard('{Escape}')
  },
}

/** An answer that is lost on its way: the repeat gets the first answer, and the view is shared once. */
export const AnswersLost: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    scenario.faults.viewCreate = async (_, serve) => {
      delete scenario.faults.viewCreate
      await serve()
      throw new TypeError('Failed to fetch')
    }
    await keepFeatured()
    const dialog = await openDialog()
    await hand.click(await dialog.findByRole('button', { name: 'Share with everybody: Featured' }, patience))
    await dialog.findByText('Shared with everybody', {}, patience)
    await expect(await stored(scenario)).toHaveLength(4)
    await hand.keyboard('{Escape}')
  },
}
