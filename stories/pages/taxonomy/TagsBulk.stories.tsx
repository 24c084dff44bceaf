import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { TagsPage } from '../../../src/pages/taxonomy/TagsPage'
import { paths } from '../../../src/paths'
import type { StoryScenario } from '../../support/createScenario'
import { bulkCard, bulkDialog, chooseAction } from '../../support/records/manyRecords'
import { untidy } from '../../support/records/untidy'
import { hand } from '../../support/hand'
import { findRow, openAnew } from '../../support/onScreen'
import { inScenario, pageAt, patience, scenarioOf } from '../../support/page'

const at = { at: paths.tags(), as: 'CONTENT_EDITOR' } as const

const meta = { title: 'Tags/Bulk edit', ...pageAt(at), component: TagsPage } satisfies Meta<typeof TagsPage>

export default meta
type Story = StoryObj<typeof meta>

async function opened(scenario: StoryScenario): Promise<void> {
  await untidy(scenario)
  await openAnew(scenario)
}
async function select(...names: string[]): Promise<void> {
  for (const name of names)
    await hand.click(await screen.findByRole('checkbox', { name: `Select ${name}` }, patience))
}
const tagsOf = ({ server }: StoryScenario, id: number) =>
  server.database.transaction(async ({ projects }) =>
    (await projects.find(id))?.tags.map((tag) => tag.id).sort(),
  )
const tagIds = ({ server }: StoryScenario) =>
  server.database.transaction(async ({ tags }) => (await tags.all()).map(({ id }) => id))

/** Three become the one that is used most; one Undo brings the others back to where they were. */
export const Default: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    await opened(scenario)
    const before = await tagsOf(scenario, 6)
    await select('javascript', 'testing', 'Java Script')
    await chooseAction('Merge')
    const dialog = await bulkDialog('Merge 3 tags')
    await expect(await dialog.findByRole('radio', { name: /^javascript 5 projects/ }, patience)).toBeChecked()
    await expect(dialog.getByText('The other 2 are removed then.')).toBeVisible()
    const preview = within(dialog.getByRole('region', { name: 'Preview' }))
    await expect(await preview.findByText('Vitest', {}, patience)).toBeVisible()
    await hand.click(dialog.getByRole('button', { name: 'Merge' }))
    const card = await bulkCard('2 tags merged')
    await waitFor(
      () => expect(screen.queryByRole('checkbox', { name: 'Select testing' })).toBeNull(),
      patience,
    )
    await expect(await tagsOf(scenario, 6)).toEqual([1])
    await hand.click(card.getByRole('button', { name: 'Undo' }))
    await bulkCard('2 tags taken back')
    await expect(screen.getByRole('region', { name: 'Change of many records' })).toHaveFocus()
    await expect(await tagsOf(scenario, 6)).toEqual(before)
    await expect((await findRow('Java Script')).getByRole('link', { name: 'Java Script' })).toBeVisible()
  },
}

/** What is used stays, and says by what. */
export const Removes: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    await opened(scenario)
    const before = await tagIds(scenario)
    await select('javascript', 'Testings')
    await chooseAction('Remove')
    const dialog = await bulkDialog('Remove 2 tags')
    await dialog.findByText('1 tag will be removed, 1 will not', {}, patience)
    await expect(dialog.getByText(/^In use, by 5 projects.*: merge it into another one$/)).toBeVisible()
    await hand.click(dialog.getByRole('button', { name: 'Remove 1 tag' }))
    const card = await bulkCard('1 tag removed, 1 left as it is')
    await waitFor(
      () => expect(screen.queryByRole('checkbox', { name: 'Select Testings' })).toBeNull(),
      patience,
    )
    await hand.click(card.getByRole('button', { name: 'Show 1 not removed' }))
    const report = await bulkDialog('Not removed')
    await expect(report.getByText('javascript')).toBeVisible()
    await hand.keyboard('{Escape}')
    await hand.click(card.getByRole('button', { name: 'Undo' }))
    await bulkCard('1 tag taken back')
    await expect((await tagIds(scenario)).toSorted()).toEqual(before.toSorted())
    const taken = await bulkCard('1 tag taken back')
    await hand.click(taken.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}

/** One alone is merged with any other one, as from its page. */
export const One: Story = {
  play: async () => {
    await select('testing')
    await chooseAction('Merge')
    const dialog = await bulkDialog('Merge two tags')
    await hand.click(dialog.getByRole('combobox', { name: 'Merge testing with' }))
    await hand.click(await screen.findByRole('option', { name: 'javascript' }, patience))
    await expect(await dialog.findByText('testing is removed then.', {}, patience)).toBeVisible()
  },
}

/** A host that can't remove: they are merged by saves, and stay in the list. */
export const NotOffered: Story = {
  parameters: inScenario({ ...at, offers: ['history'] }),
  play: async (context) => {
    const scenario = scenarioOf(context)
    await opened(scenario)
    await select('javascript', 'testing', 'Java Script')
    await expect(screen.queryByRole('button', { name: /^Remove the/ })).toBeNull()
    await chooseAction('Merge')
    const dialog = await bulkDialog('Merge 3 tags')
    await expect(
      dialog.getByText('The other 2 stay in the list, unused: this host cannot remove them.'),
    ).toBeVisible()
    await hand.click(await dialog.findByRole('button', { name: /^Change \d+ records$/ }, patience))
    await bulkCard(/^\d+ records changed$/)
    await expect(await tagsOf(scenario, 6)).toEqual([1])
  },
}

/** The bar and the dialog fit on a phone. */
export const Phone: Story = {
  tags: ['phone'],
  play: async (context) => {
    await opened(scenarioOf(context))
    await select('javascript', 'testing', 'Java Script')
    await chooseAction('Merge')
    const dialog = await bulkDialog('Merge 3 tags')
    await expect(dialog.getByRole('button', { name: 'Merge' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
