import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { CarePage } from '../../../src/pages/care/CarePage'
import { paths } from '../../../src/paths'
import type { StoryScenario } from '../../support/createScenario'
import { openAnew, press } from '../../support/onScreen'
import { inScenario, pageAt, patience, scenarioOf } from '../../support/page'
import { bulkCard, bulkDialog } from '../../support/records/manyRecords'
import { untidy } from '../../support/records/untidy'
import { hand } from '../../support/hand'

// A host that does not offer `merge`.
const at = { at: paths.care(), as: 'CONTENT_EDITOR', offers: ['history'] } as const

const meta = { title: 'Care/Merge by saves', ...pageAt(at), component: CarePage } satisfies Meta<
  typeof CarePage
>

export default meta
type Story = StoryObj<typeof meta>

const pair = 'Merge… javascript and Java Script'

async function opened(scenario: StoryScenario): Promise<void> {
  await untidy(scenario)
  await openAnew(scenario)
}

const tagsOf = ({ server }: StoryScenario, id: number) =>
  server.database.transaction(async ({ projects }) =>
    (await projects.find(id))?.tags.map((tag) => tag.id).sort(),
  )

/** Which one stays, what changes, and one Undo for all of it. */
export const Default: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    await opened(scenario)
    await press(pair)
    const dialog = await bulkDialog('Merge two tags')
    await expect(dialog.getByRole('radio', { name: /^javascript 5 projects/ })).toBeChecked()
    await expect(
      dialog.getByText('Java Script stays in the list, unused: this host cannot remove it.'),
    ).toBeVisible()
    await dialog.findByText('1 record will change', {}, patience)
    const preview = within(dialog.getByRole('region', { name: 'Preview' }))
    await expect(preview.getByRole('listitem')).toHaveTextContent(/^Vitest.*Java Script.*javascript$/)
    await hand.click(dialog.getByRole('button', { name: 'Change 1 record' }))
    const card = await bulkCard('1 record changed')
    await expect(await tagsOf(scenario, 6)).toEqual([1, 3])
    await waitFor(() => expect(screen.getAllByText('Not used')).toHaveLength(4), patience)
    await hand.click(card.getByRole('button', { name: 'Undo' }))
    await bulkCard('1 record taken back')
    await expect(await tagsOf(scenario, 6)).toEqual([3, 9])
  },
}

/** The other one stays: projects and articles change. */
export const OtherStays: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    await opened(scenario)
    await press(pair)
    const dialog = await bulkDialog('Merge two tags')
    await hand.click(dialog.getByRole('radio', { name: /^Java Script/ }))
    await dialog.findByText('6 records will change', {}, patience)
    await expect(dialog.getByText(/^A title that goes on .*\(article\)$/)).toBeVisible()
    await hand.click(dialog.getByRole('button', { name: 'Change 6 records' }))
    await bulkCard('6 records changed')
    await expect(await tagsOf(scenario, 1)).toEqual([4, 9])
  },
}

/** From the page of a category, with any other one; what lies below it moves along. */
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
    await expect(await dialog.findByText('Developer tools → Testing', {}, patience)).toBeVisible()
    await expect(await dialog.findByText('Developer tools → None', {}, patience)).toBeVisible()
    await hand.click(await dialog.findByRole('button', { name: /^Change \d+ records$/ }, patience))
    await bulkCard(/^\d+ records changed$/)
    const { server } = scenarioOf(context)
    const nodes = await server.database.transaction(({ categories }) => categories.all())
    await expect(nodes.find(({ id }) => id === 5)?.parentId).toBe(0)
    await expect(nodes.find(({ id }) => id === 4)?.parentId).toBe(5)
  },
}

/** Nothing uses it: there is nothing to do. */
export const Nothing: Story = {
  play: async (context) => {
    await opened(scenarioOf(context))
    await press('Merge… testing and Testings')
    const dialog = await bulkDialog('Merge two tags')
    await expect(
      await dialog.findByText('Nothing uses Testings: there is nothing to merge.', {}, patience),
    ).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Change' })).toHaveAttribute('aria-disabled', 'true')
    await hand.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Merge… testing and Testings' })).toHaveFocus(),
    )
  },
}

/** What could not be saved is listed, and tried again. */
export const SaveFailed: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    await opened(scenario)
    await press(pair)
    const dialog = await bulkDialog('Merge two tags')
    scenario.faults.projectUpdate = 500
    await hand.click(await dialog.findByRole('button', { name: 'Change 1 record' }, patience))
    const card = await bulkCard('0 records changed, 1 failed')
    delete scenario.faults.projectUpdate
    await hand.click(card.getByRole('button', { name: 'Retry' }))
    await bulkCard('1 record changed')
    await expect(await tagsOf(scenario, 6)).toEqual([1, 3])
  },
}

/** The lists are read anew before anything is shown; without them nothing is merged. */
export const LoadFailed: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    await opened(scenario)
    await screen.findByRole('button', { name: pair }, patience)
    scenario.faults.articleList = 500
    await press(pair)
    const dialog = await bulkDialog('Merge two tags')
    await expect(
      await dialog.findByText(/^The lists could not be read: The server says 500/, {}, patience),
    ).toBeVisible()
    await expect(dialog.getByRole('button', { name: /^Change/ })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** A host whose lists do not say what uses what: names can be compared, and not merged. */
export const Unknown: Story = {
  parameters: inScenario({
    ...at,
    faults: {
      projectList: { body: { success: true, data: [{ id: 1, name: 'React' }] } },
      articleList: { body: { success: true, data: [{ id: 1, title: 'Release party' }] } },
    },
  }),
  play: async (context) => {
    await opened(scenarioOf(context))
    await expect(
      await screen.findByRole('button', { name: 'Keep both: javascript and Java Script' }, patience),
    ).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Merge/ })).toBeNull())
  },
}

export const Phone: Story = {
  tags: ['phone'],
  play: async (context) => {
    await opened(scenarioOf(context))
    await press(pair)
    const dialog = await bulkDialog('Merge two tags')
    await dialog.findByText('1 record will change', {}, patience)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
