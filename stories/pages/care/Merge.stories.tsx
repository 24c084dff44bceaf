import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { CarePage } from '../../../src/pages/care/CarePage'
import { paths } from '../../../src/paths'
import type { StoryScenario } from '../../support/createScenario'
import { findHeading, findToast, openAnew, press, pressUndo } from '../../support/onScreen'
import { inScenario, pageAt, patience, scenarioOf } from '../../support/page'
import { bulkDialog } from '../../support/records/manyRecords'
import { untidy } from '../../support/records/untidy'
import { hand } from '../../support/hand'

const at = { at: paths.care(), as: 'CONTENT_EDITOR' } as const

const meta = { title: 'Care/Merge', ...pageAt(at), component: CarePage } satisfies Meta<typeof CarePage>

export default meta
type Story = StoryObj<typeof meta>

const pair = 'Merge… javascript and Java Script'

async function opened(scenario: StoryScenario): Promise<void> {
  await untidy(scenario)
  await openAnew(scenario)
}

const tagsOf = ({ server }: StoryScenario, id: number) =>
  server.database.transaction(async ({ projects }) => (await projects.find(id))?.tags.map((tag) => tag.id))
const tagExists = ({ server }: StoryScenario, id: number) =>
  server.database.transaction(async ({ tags }) => (await tags.find(id)) !== undefined)

/** Opens the dialog that merges the first pair, and waits for its preview. */
async function asked(scenario: StoryScenario) {
  await opened(scenario)
  await press(pair)
  const dialog = await bulkDialog('Merge two tags')
  await dialog.findByText('1 record will change', {}, patience)
  return dialog
}

/** Which one stays, what changes, and that the other one goes; one Undo brings all of it back. */
export const Default: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    const dialog = await asked(scenario)
    await expect(dialog.getByRole('radio', { name: /^javascript 5 projects/ })).toBeChecked()
    await expect(dialog.getByText('Java Script is removed then.')).toBeVisible()
    const preview = within(dialog.getByRole('region', { name: 'Preview' }))
    await expect(preview.getByRole('listitem')).toHaveTextContent(/^Vitest.*Java Script.*javascript$/)
    await hand.click(dialog.getByRole('button', { name: 'Merge' }))
    await expect(await findToast('Java Script merged into javascript')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: pair })).toBeNull(), patience)
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
    await expect(await tagsOf(scenario, 6)).toEqual([3, 1])
    await expect(await tagExists(scenario, 9)).toBe(false)
    await pressUndo()
    await expect(await findToast('Java Script is back')).toBeVisible()
    await expect(await screen.findByRole('button', { name: pair }, patience)).toBeVisible()
    await expect(await tagsOf(scenario, 6)).toEqual([9, 3])
  },
}

/** The other one stays: projects and articles change. */
export const OtherStays: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    const dialog = await asked(scenario)
    await hand.click(dialog.getByRole('radio', { name: /^Java Script/ }))
    await dialog.findByText('6 records will change', {}, patience)
    await expect(dialog.getByText(/^A title that goes on .*\(article\)$/)).toBeVisible()
    await hand.click(dialog.getByRole('button', { name: 'Merge' }))
    await expect(await findToast('javascript merged into Java Script')).toBeVisible()
    await expect(await tagsOf(scenario, 1)).toEqual([4, 9])
  },
}

/** From the page of a category that goes: what lies below it moves along, and the page of the other one opens. */
export const FromItsPage: Story = {
  parameters: inScenario({ ...at, at: paths.categoryEdit(1) }),
  play: async (context) => {
    await press('Merge… Developer tools')
    const dialog = await bulkDialog('Merge two categories')
    await expect(dialog.getByText('Choose what to change')).toBeVisible()
    await hand.click(dialog.getByRole('combobox', { name: 'Merge Developer tools with' }))
    await hand.click(await screen.findByRole('option', { name: /Testing$/ }, patience))
    await hand.click(dialog.getByRole('radio', { name: /^Testing/ }))
    await expect(await dialog.findByText('Build tools (category)', {}, patience)).toBeVisible()
    await hand.click(dialog.getByRole('button', { name: 'Merge' }))
    await expect(await findToast('Developer tools merged into Testing')).toBeVisible()
    await expect(await findHeading('Edit Testing')).toBeVisible()
    const { server } = scenarioOf(context)
    const nodes = await server.database.transaction(({ categories }) => categories.all())
    await expect(nodes.find(({ id }) => id === 5)?.parentId).toBe(0)
    await expect(nodes.find(({ id }) => id === 4)?.parentId).toBe(5)
    await expect(nodes.some(({ id }) => id === 1)).toBe(false)
  },
}

/** Nothing uses it: it only goes. */
export const Nothing: Story = {
  play: async (context) => {
    await opened(scenarioOf(context))
    await press('Merge… testing and Testings')
    const dialog = await bulkDialog('Merge two tags')
    await expect(
      await dialog.findByText('Nothing uses Testings: it is only removed.', {}, patience),
    ).toBeVisible()
    await hand.click(dialog.getByRole('button', { name: 'Merge' }))
    await expect(await findToast('Testings merged into testing')).toBeVisible()
  },
}

/** What failed is said in the dialog, which can be sent again. */
export const SaveFailed: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    const dialog = await asked(scenario)
    scenario.faults.mergeCreate = 500
    await hand.click(dialog.getByRole('button', { name: 'Merge' }))
    await expect(await dialog.findByRole('alert', {}, patience)).toHaveTextContent('The server says 500')
    await expect(await tagsOf(scenario, 6)).toEqual([9, 3])
    delete scenario.faults.mergeCreate
    await hand.click(dialog.getByRole('button', { name: 'Merge' }))
    await expect(await findToast('Java Script merged into javascript')).toBeVisible()
  },
}

/** The answer is lost three times: sent again, it is done once, and its Undo takes it back. */
export const AnswerLost: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    const dialog = await asked(scenario)
    scenario.faults.mergeCreate = async (_, serve) => {
      await serve()
      throw new TypeError('Failed to fetch')
    }
    await hand.click(dialog.getByRole('button', { name: 'Merge' }))
    await dialog.findByRole('alert', {}, { timeout: 10_000 })
    delete scenario.faults.mergeCreate
    await hand.click(dialog.getByRole('button', { name: 'Merge' }))
    await expect(await findToast('Java Script merged into javascript')).toBeVisible()
    await expect(await tagsOf(scenario, 6)).toEqual([3, 1])
    await pressUndo()
    await expect(await findToast('Java Script is back')).toBeVisible()
    await expect(await tagsOf(scenario, 6)).toEqual([9, 3])
  },
}

/** Two of the same name would stand below one parent: the server says which. */
export const Clash: Story = {
  parameters: inScenario({ ...at, at: paths.categoryEdit(5) }),
  play: async (context) => {
    const { server } = scenarioOf(context)
    await server.database.transaction(async ({ categories }) => {
      await categories.insert({ name: 'Bundlers', parentId: 5 })
    })
    await press('Merge… Testing')
    const dialog = await bulkDialog('Merge two categories')
    await hand.click(dialog.getByRole('combobox', { name: 'Merge Testing with' }))
    await hand.click(await screen.findByRole('option', { name: /Build tools$/ }, patience))
    await hand.click(await dialog.findByRole('button', { name: 'Merge' }, patience))
    await expect(await dialog.findByRole('alert', {}, patience)).toHaveTextContent(
      'There are two categories called “Bundlers” that would stand below the same parent',
    )
  },
}

/** What was moved since stays where it is, and the toast says so. */
export const PartlyUndone: Story = {
  parameters: inScenario({ ...at, at: paths.categoryEdit(1) }),
  play: async (context) => {
    const { server } = scenarioOf(context)
    await press('Merge… Developer tools')
    const dialog = await bulkDialog('Merge two categories')
    await hand.click(dialog.getByRole('combobox', { name: 'Merge Developer tools with' }))
    await hand.click(await screen.findByRole('option', { name: /Data$/ }, patience))
    await hand.click(dialog.getByRole('radio', { name: /^Data/ }))
    await hand.click(await dialog.findByRole('button', { name: 'Merge' }, patience))
    await findToast('Developer tools merged into Data')
    await server.database.transaction(({ categories }) => categories.update(4, { parentId: 3 }))
    await pressUndo()
    await expect(await findToast('Developer tools is back, but not all is as before')).toBeVisible()
    await expect(await findToast(/Build tools: It was moved since\./)).toBeVisible()
  },
}

/** An Undo that failed can be pressed again. */
export const UndoFailed: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    const dialog = await asked(scenario)
    await hand.click(dialog.getByRole('button', { name: 'Merge' }))
    await findToast('Java Script merged into javascript')
    scenario.faults.removalUndo = 500
    await pressUndo()
    await expect(await findToast('The server says 500')).toBeVisible()
    delete scenario.faults.removalUndo
    await pressUndo()
    await expect(await findToast('Java Script is back')).toBeVisible()
    await expect(await tagsOf(scenario, 6)).toEqual([9, 3])
  },
}

export const Phone: Story = {
  tags: ['phone'],
  play: async (context) => {
    await asked(scenarioOf(context))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
