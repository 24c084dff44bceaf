import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { CategoriesPage } from '../../../src/pages/taxonomy/CategoriesPage'
import { LanguageStacksPage } from '../../../src/pages/taxonomy/LanguageStacksPage'
import { paths } from '../../../src/paths'
import type { StoryScenario } from '../../support/createScenario'
import { hand } from '../../support/hand'
import { findRow } from '../../support/onScreen'
import { inScenario, pageAt, patience, scenarioOf } from '../../support/page'
import { chooseFile, importFile, openImport } from '../../support/records/importing'
import { bulkCard, bulkDialog } from '../../support/records/manyRecords'

const at = { at: paths.categories(), as: 'CONTENT_EDITOR' } as const

const meta = { title: 'Categories/Import', ...pageAt(at), component: CategoriesPage } satisfies Meta<
  typeof CategoriesPage
>

export default meta
type Story = StoryObj<typeof meta>

/** Each category or stack as its name and that of its parent. */
const tree = ({ server }: StoryScenario, kind: 'categories' | 'languageStacks' = 'categories') =>
  server.database.transaction(async (tables) => {
    const all = await tables[kind].all()
    const names = new Map(all.map(({ id, name }) => [id, name]))
    return all.map(({ name, parentId }) => `${name} < ${names.get(parentId) ?? 'none'}`)
  })

/** Parents stand in the list or in the same file, in any order; one Undo takes all of it back, children first. */
export const Default: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    const before = await tree(scenario)
    const dialog = await openImport('categories')
    await chooseFile(dialog, 'ID,Name,Parent\n,Forms,Widgets\n,Widgets,User interfaces\n5,Quality,\n')
    await expect(await dialog.findByText('2 will be added, 1 will be changed', {}, patience)).toBeVisible()
    await expect(dialog.getByText('Will be added below Widgets')).toBeVisible()
    await expect(
      dialog.getByText('Name: “Testing” → “Quality”. Parent: Developer tools → None'),
    ).toBeVisible()
    await hand.click(dialog.getByRole('button', { name: 'Import 3 categories' }))
    const card = await bulkCard('3 categories imported')
    await expect(await tree(scenario)).toEqual(
      expect.arrayContaining(['Forms < Widgets', 'Widgets < User interfaces', 'Quality < none']),
    )
    await expect((await findRow('Forms')).getByText('Widgets')).toBeVisible()
    await hand.click(card.getByRole('button', { name: 'Undo' }))
    await bulkCard('3 categories taken back')
    await expect(await tree(scenario)).toEqual(before)
  },
}

/** A parent that nobody knows, one of two with the same name, a circle, and what lies below a row with an error. */
export const Invalid: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    await scenario.server.database.transaction((tables) =>
      tables.categories.insert({ name: 'Data', parentId: 1 }),
    )
    const dialog = await openImport('categories')
    await chooseFile(
      dialog,
      'ID,Name,Parent\n,Orphan,Nowhere\n,Below it,Orphan\n,Charts,Data\n1,Developer tools,Bundlers\n,Forms,\n',
    )
    await expect(await dialog.findByText('1 will be added, 4 have errors', {}, patience)).toBeVisible()
    await hand.click(dialog.getByRole('button', { name: 'Show only errors' }))
    for (const sentence of [
      'Parent: There is no category “Nowhere”: correct the name, or add it first',
      "Parent: “Orphan” in row 2 can't be added: correct that row first",
      /^Parent: There are 2 with the name “Data”: write #2 or #\d+ in its place$/,
      'Parent: Choose another parent: this one lies below the record itself',
    ])
      await expect(await dialog.findByText(sentence)).toBeVisible()
    await hand.click(dialog.getByRole('button', { name: 'Import 1 category' }))
    await bulkCard('1 category imported')
    await expect(await tree(scenario)).toContain('Forms < none')
  },
}

/** A row whose parent could not be added is not sent; Retry adds both, the parent first. */
export const SaveFailed: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    scenario.faults.categoryCreate = async (request, serve) =>
      (await request.clone().text()).includes('"Widgets"')
        ? Response.json({ message: 'The disk is full' }, { status: 507 })
        : serve()
    await importFile('categories', 'Name,Parent\nForms,Widgets\nWidgets,\nOther,\n')
    const card = await bulkCard('1 category imported, 2 failed')
    await hand.click(card.getByRole('button', { name: 'Show 2 not imported' }))
    const report = await bulkDialog('Not imported')
    await expect(report.getByText(/^The disk is full/)).toBeVisible()
    await expect(report.getByText('What it names from the same file was not added')).toBeVisible()
    delete scenario.faults.categoryCreate
    await hand.click(report.getByRole('button', { name: 'Retry what failed' }))
    await bulkCard('3 categories imported')
    await expect(await tree(scenario)).toEqual(
      expect.arrayContaining(['Forms < Widgets', 'Widgets < none', 'Other < none']),
    )
  },
}

/** A tree of 10,000 rows below one parent, in the wrong order. */
export const Crowded: Story = {
  play: async () => {
    const dialog = await openImport('categories')
    const rows = Array.from({ length: 9_999 }, (_, row) => `Part ${row},Whole\n`)
    await chooseFile(dialog, `Name,Parent\n${rows.join('')}Whole,\n`)
    await dialog.findByText('10,000 will be added', {}, patience)
    const list = dialog.getByRole('region', { name: 'Preview' })
    await expect(list.querySelectorAll('li').length).toBeLessThan(60)
    await expect(dialog.getAllByText('Will be added below Whole')[0]).toBeVisible()
    list.scrollTop = list.scrollHeight
    await expect(await dialog.findByText('Row 10001: Whole')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Import 10,000 categories' })).toBeEnabled()
  },
}

/** Language stacks are the same tree. */
export const LanguageStacks: Story = {
  parameters: inScenario({ ...at, at: paths.languageStacks() }),
  render: () => <LanguageStacksPage />,
  play: async (context) => {
    const scenario = scenarioOf(context)
    await importFile('language stacks', 'Name,Parent\nSvelteKit,Svelte\nSvelte,JavaScript\n')
    const card = await bulkCard('2 language stacks imported')
    await expect(await tree(scenario, 'languageStacks')).toEqual(
      expect.arrayContaining(['SvelteKit < Svelte', 'Svelte < JavaScript']),
    )
    await hand.click(card.getByRole('button', { name: 'Undo' }))
    await bulkCard('2 language stacks taken back')
  },
}

/** On a phone all of the dialog is within reach. */
export const Phone: Story = {
  tags: ['phone'],
  play: async (context) => {
    const dialog = await openImport('categories')
    await chooseFile(dialog, 'Name,Parent,Colour\nForms,User interfaces,red\nCharts,Nowhere,blue\n')
    await expect(await dialog.findByText('1 will be added, 1 has an error', {}, patience)).toBeVisible()
    await hand.click(dialog.getByRole('button', { name: 'Show only errors' }))
    await hand.click(dialog.getByRole('button', { name: 'Show all rows' }))
    await hand.click(dialog.getByRole('button', { name: 'Import 1 category' }))
    await bulkCard('1 category imported')
    await waitFor(
      async () => expect(await tree(scenarioOf(context))).toContain('Forms < User interfaces'),
      patience,
    )
  },
}
