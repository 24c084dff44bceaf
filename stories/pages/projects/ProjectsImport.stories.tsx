import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { ProjectsPage } from '../../../src/pages/projects/ProjectsPage'
import { paths } from '../../../src/paths'
import type { StoryScenario } from '../../support/createScenario'
import { hand } from '../../support/hand'
import { findRow } from '../../support/onScreen'
import { inScenario, pageAt, patience, scenarioOf } from '../../support/page'
import { chooseFile, importFile, openImport } from '../../support/records/importing'
import { bulkCard, bulkDialog } from '../../support/records/manyRecords'
import { catchFiles, type SavedFile } from '../../support/savedFiles'

const at = { at: paths.projects(), as: 'CONTENT_EDITOR' } as const

let files: SavedFile[] = []

const meta = {
  title: 'Projects/Import',
  ...pageAt(at),
  component: ProjectsPage,
  beforeEach: () => {
    const caught = catchFiles()
    files = caught.files
    return caught.giveBack
  },
} satisfies Meta<typeof ProjectsPage>

export default meta
type Story = StoryObj<typeof meta>

const head = 'Name,Project URL,Tagline,License,Featured image,Tags,Categories,Language stacks'
const row = (name: string, over: { url?: string; tags?: string; categories?: string } = {}) =>
  [
    name,
    over.url ?? 'https://example.org',
    'In one line',
    'MIT',
    'https://example.org/picture.png',
    over.tags ?? 'javascript; testing',
    over.categories ?? 'databases',
    'Rust',
  ].join(',')
const fileOf = (...rows: string[]) => `${[head, ...rows].join('\r\n')}\r\n`

const imported = ({ server }: StoryScenario) =>
  server.database.transaction(async ({ projects }) =>
    (await projects.all()).filter(({ name }) => name.startsWith('New ')),
  )

/** Tags, categories and stacks are named; projects can't be removed, so that Undo makes them inactive, and says so. */
export const Default: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    const dialog = await openImport('projects')
    await chooseFile(dialog, fileOf(row('New one'), row('New two')))
    await expect(await dialog.findByText('2 will be added', {}, patience)).toBeVisible()
    await expect(
      dialog.getByText('Undo makes added projects inactive: no project can be removed'),
    ).toBeVisible()
    await hand.click(dialog.getByRole('button', { name: 'Import 2 projects' }))
    const card = await bulkCard('2 projects imported')
    await expect((await imported(scenario)).map(({ tags, categories }) => [tags, categories])).toEqual([
      [[1, 3], [6]],
      [[1, 3], [6]],
    ])
    await expect((await findRow('New one')).getByText(/^Active/)).toBeVisible()
    await expect(card.getByText('Undo makes the 2 added inactive: no project can be removed.')).toBeVisible()
    await hand.click(card.getByRole('button', { name: 'Undo' }))
    const undone = await bulkCard('2 projects taken back')
    await expect(
      undone.getByText('Added projects are inactive now: no project can be removed.'),
    ).toBeVisible()
    await expect((await imported(scenario)).map(({ isActive }) => isActive)).toEqual([false, false])
  },
}

/** Each row says all that is wrong with it. */
export const Invalid: Story = {
  play: async () => {
    const dialog = await openImport('projects')
    await chooseFile(
      dialog,
      fileOf(row('New one'), row('', { url: 'example' }), row('New two', { tags: 'javascript; unheard of' })),
    )
    await expect(await dialog.findByText('1 will be added, 2 have errors', {}, patience)).toBeVisible()
    await expect(dialog.getByText('Name is required. Project URL: Incorrect projectUrl')).toBeVisible()
    await expect(
      dialog.getByText('Tags: There is no tag “unheard of”: correct the name, or add it first'),
    ).toBeVisible()
    await hand.click(dialog.getByRole('button', { name: 'Choose another file' }))
    await chooseFile(dialog, 'Name,Tagline\nNew one,In one line\n')
    await expect(
      await dialog.findByText(
        'Columns that are missing: Project URL, License, Featured image, Tags, Categories, Language stacks. No project can be added without them',
        {},
        patience,
      ),
    ).toBeVisible()
    await hand.clickDisabled(dialog.getByRole('button', { name: 'Import' }))
  },
}

/** All there is, changed in a spreadsheet: only what differs is saved, and Undo puts it back. */
export const Changed: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    const dialog = await openImport('projects')
    await hand.click(
      await dialog.findByRole('button', { name: /^Download all \d+ to change them$/ }, patience),
    )
    await waitFor(() => expect(files[0]?.text).toBeTruthy(), patience)
    const text = files[0]?.text ?? ''
    await expect(text).toMatch(/^\uFEFFID,Name,/)
    await chooseFile(dialog, text.replace(/\r\n2,PostgreSQL,/, '\r\n2,Postgres,'))
    await expect(
      await dialog.findByText(/^1 will be changed, \d+ will be left as they are$/, {}, patience),
    ).toBeVisible()
    await expect(dialog.getByText('Name: “PostgreSQL” → “Postgres”')).toBeVisible()
    await hand.click(dialog.getByRole('button', { name: 'Import 1 project' }))
    const card = await bulkCard('1 project imported')
    await findRow('Postgres')
    await hand.click(card.getByRole('button', { name: 'Undo' }))
    await bulkCard('1 project taken back')
    await findRow('PostgreSQL')
    await expect(await imported(scenario)).toEqual([])
  },
}

/** What fails is listed with the host's sentence, and Retry adds it once. */
export const SaveFailed: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    scenario.faults.projectCreate = async (request, serve) =>
      (await request.clone().text()).includes('New two')
        ? Response.json({ message: 'The disk is full' }, { status: 507 })
        : serve()
    await importFile('projects', fileOf(row('New one'), row('New two'), row('New three')))
    const card = await bulkCard('2 projects imported, 1 failed')
    await hand.click(card.getByRole('button', { name: 'Show 1 not imported' }))
    const report = await bulkDialog('Not imported')
    await expect(report.getByText(/^The disk is full/)).toBeVisible()
    delete scenario.faults.projectCreate
    await hand.click(report.getByRole('button', { name: 'Retry what failed' }))
    await bulkCard('3 projects imported')
    await expect((await imported(scenario)).map(({ name }) => name).sort()).toEqual([
      'New one',
      'New three',
      'New two',
    ])
  },
}

/** 10,000 rows are drawn as far as they are in view; more rows, or a larger file, are refused before they are compared. */
export const Crowded: Story = {
  play: async () => {
    const dialog = await openImport('projects')
    const rows = (count: number) => Array.from({ length: count }, (_, at) => row(`New ${at + 1}`))
    await chooseFile(dialog, fileOf(...rows(10_001)))
    await waitFor(
      () =>
        expect(dialog.getByRole('alert')).toHaveTextContent(
          'file.csv holds 10,001 rows: 10,000 at most. Split it into several files',
        ),
      patience,
    )
    await chooseFile(dialog, `${head}\r\n${'x'.repeat(5 * 1024 * 1024)}`, 'large.csv')
    await waitFor(
      () =>
        expect(dialog.getByRole('alert')).toHaveTextContent(
          'large.csv is too large: 5 MB at most. Split it into several files',
        ),
      patience,
    )
    await chooseFile(dialog, fileOf(...rows(10_000)))
    await dialog.findByText('10,000 will be added', {}, patience)
    const list = dialog.getByRole('region', { name: 'Preview' })
    await expect(list.querySelectorAll('li').length).toBeLessThan(60)
    list.scrollTop = list.scrollHeight
    await expect(await dialog.findByText('Row 10001: New 10000')).toBeVisible()
  },
}

/** Files that are no CSV in UTF-8 say what to do. */
export const Refused: Story = {
  play: async () => {
    const dialog = await openImport('projects')
    const refused = async (content: BlobPart, name: string, sentence: RegExp) => {
      await chooseFile(dialog, content, name)
      await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(sentence), patience)
    }
    await refused(
      Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0),
      'projects.csv',
      /spreadsheet.*save it as “CSV UTF-8”/,
    )
    await refused(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0), 'picture.csv', /holds no text/)
    await refused(Uint8Array.of(0x4e, 0x61, 0x6d, 0x65, 0x0a, 0xfc), 'old.csv', /Windows-1252/)
    await refused(`${head}\r\n`, 'heads.csv', /holds no rows/)
    await expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull()
  },
}

/** The first projects of a host that has none. */
export const Empty: Story = {
  parameters: inScenario({ ...at, scenario: 'empty' }),
  play: async () => {
    await screen.findByText('No projects yet', {}, patience)
    const dialog = await openImport('projects')
    await expect(dialog.queryByRole('button', { name: /^Download all/ })).toBeNull()
    await chooseFile(dialog, fileOf(row('New one')))
    await expect(
      await dialog.findByText(
        /Tags: There is no tag “javascript”.*Categories: There is no category/,
        {},
        patience,
      ),
    ).toBeVisible()
  },
}

/** Ctrl+K, “import projects”: from any screen. */
export const ByPalette: Story = {
  parameters: inScenario({ ...at, at: paths.tags() }),
  play: async () => {
    await findRow('javascript')
    await hand.keyboard('{Control>}k{/Control}')
    await hand.type(await screen.findByRole('combobox', { name: 'Find anything' }, patience), '>import proj')
    const list = within(await screen.findByRole('listbox', { name: 'Find anything' }, patience))
    await list.findByRole('option', { name: /^Import projects from CSV/ }, patience)
    await hand.keyboard('{Enter}')
    const dialog = await bulkDialog('Import projects')
    await waitFor(() => expect(dialog.getByLabelText('CSV file')).toHaveFocus())
    await hand.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** On a phone all of the dialog is within reach. */
export const Phone: Story = {
  tags: ['phone'],
  play: async (context) => {
    const dialog = await openImport('projects')
    await chooseFile(dialog, fileOf(row('New one'), row('New two', { categories: 'Nowhere' })))
    await expect(await dialog.findByText('1 will be added, 1 has an error', {}, patience)).toBeVisible()
    await hand.click(dialog.getByRole('button', { name: 'Show only errors' }))
    await hand.click(dialog.getByRole('button', { name: 'Import 1 project' }))
    const card = await bulkCard('1 project imported')
    await hand.click(card.getByRole('button', { name: 'Undo' }))
    await bulkCard('1 project taken back')
    await expect((await imported(scenarioOf(context))).map(({ isActive }) => isActive)).toEqual([false])
  },
}
