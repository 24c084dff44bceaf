import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { TagsPage } from '../../../src/pages/taxonomy/TagsPage'
import { paths } from '../../../src/paths'
import type { StoryScenario } from '../../support/createScenario'
import { hand } from '../../support/hand'
import { findHeading, findRow } from '../../support/onScreen'
import { inScenario, pageAt, patience, scenarioOf } from '../../support/page'
import { chooseFile, importFile, openImport } from '../../support/records/importing'
import { bulkCard, bulkDialog } from '../../support/records/manyRecords'
import { catchFiles, type SavedFile } from '../../support/savedFiles'
import { signInAs } from '../../support/signIn'

const timings = { beforeRetry: () => 0, timeout: (_: string, milliseconds: number) => milliseconds }
const at = { at: paths.tags(), as: 'CONTENT_EDITOR', timings } as const

let files: SavedFile[] = []

const meta = {
  title: 'Taxonomy/Import tags',
  ...pageAt(at),
  component: TagsPage,
  beforeEach: () => {
    const caught = catchFiles()
    files = caught.files
    return caught.giveBack
  },
} satisfies Meta<typeof TagsPage>

export default meta
type Story = StoryObj<typeof meta>

const names = ({ server }: StoryScenario) =>
  server.database.transaction(async ({ tags }) => (await tags.all()).map(({ name }) => name))

/** Adds and changes what is good in a file; one Undo takes all of it back. */
export const Default: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    const before = await names(scenario)
    const dialog = await openImport('tags')
    await chooseFile(
      dialog,
      'ID;Name;Colour\r\n2;databases;red\r\n;webassembly;\r\n;JavaScript;\r\n',
      'tags.csv',
    )
    await expect(
      await dialog.findByText('1 will be added, 1 will be changed, 1 will be left as it is', {}, patience),
    ).toBeVisible()
    await expect(dialog.getByRole('heading', { name: 'tags.csv' })).toHaveFocus()
    await expect(dialog.getByText('Columns that are skipped: Colour')).toBeVisible()
    await expect(dialog.getByText('Name: “database” → “databases”')).toBeVisible()
    await hand.click(dialog.getByRole('button', { name: 'Import 2 tags' }))
    const card = await bulkCard('2 tags imported')
    await expect(await names(scenario)).toEqual(expect.arrayContaining(['databases', 'webassembly']))
    await findRow(/webassembly/)
    await hand.click(card.getByRole('button', { name: 'Undo' }))
    await bulkCard('2 tags taken back')
    await expect([...(await names(scenario))].sort()).toEqual([...before].sort())
  },
}

/** Files that can't be read say what to do, and another one can be chosen. */
export const Refused: Story = {
  play: async () => {
    const dialog = await openImport('tags')
    const refused = async (content: BlobPart, sentence: RegExp) => {
      await chooseFile(dialog, content)
      await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(sentence), patience)
      await expect(dialog.getByLabelText('CSV file')).toHaveAttribute('aria-invalid', 'true')
    }
    await refused('', /The file is empty/)
    await refused(Uint8Array.of(0xff, 0xfe, 78, 0), /UTF-16.*save it as “CSV UTF-8”/)
    await refused(Uint8Array.of(78, 0xe9, 10), /Windows-1252/)
    await refused('Colour\nred\n', /no column Name/)
    await refused('Name\n"never closed\n', /Row 2: a quotation mark is not closed/)
    await refused('Name\n', /holds no rows/)
    await chooseFile(dialog, 'Name\nnew one\n')
    await dialog.findByRole('button', { name: 'Import 1 tag' }, patience)
  },
}

/** Rows with errors are left out, and saved with the reason. */
export const Invalid: Story = {
  play: async (context) => {
    const dialog = await openImport('tags')
    await chooseFile(dialog, 'Name,Colour\ngood,red\n,blue\ngood,green\n')
    await expect(await dialog.findByText('1 will be added, 2 have errors', {}, patience)).toBeVisible()
    await hand.click(dialog.getByRole('button', { name: 'Show only errors' }))
    await expect(await dialog.findByText('Name is required')).toBeVisible()
    await expect(dialog.getByText('Name: Row 2 has the same name: keep one of the two')).toBeVisible()
    await hand.click(dialog.getByRole('button', { name: 'Download 2 rows with errors' }))
    await waitFor(() => expect(files[0]?.text).toBeTruthy(), patience)
    await expect(files[0]?.text).toBe(
      '\uFEFFName,Colour,Error\r\n,blue,Name is required\r\ngood,green,Name: Row 2 has the same name: keep one of the two\r\n',
    )
    await hand.click(dialog.getByRole('button', { name: 'Import 1 tag' }))
    await bulkCard('1 tag imported')
    await expect(await names(scenarioOf(context))).toContain('good')
  },
}

/** A file that changes nothing. */
export const Unchanged: Story = {
  play: async () => {
    const dialog = await openImport('tags')
    await chooseFile(dialog, 'Name,Projects,Articles\njavascript,3,1\ndatabase,2,0\n')
    await expect(await dialog.findByText('2 will be left as they are', {}, patience)).toBeVisible()
    await hand.clickDisabled(dialog.getByRole('button', { name: 'Import' }))
    await hand.click(dialog.getByRole('button', { name: 'Choose another file' }))
    await waitFor(() => expect(dialog.getByLabelText('CSV file')).toHaveFocus())
    await hand.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** The template, and all there is, are files that can be imported. */
export const Downloads: Story = {
  play: async () => {
    const dialog = await openImport('tags')
    await hand.click(dialog.getByRole('button', { name: 'Download a template' }))
    await hand.click(
      await dialog.findByRole('button', { name: /^Download all \d+ to change them$/ }, patience),
    )
    await waitFor(() => expect(files.map(({ text }) => text !== '')).toEqual([true, true]), patience)
    await expect(files[0]).toEqual({ name: 'tags-template.csv', text: '\uFEFFName\r\nexample tag\r\n' })
    await expect(files[1]?.text).toMatch(/^\uFEFFID,Name\r\n1,javascript\r\n/)
    await chooseFile(dialog, files[1]?.text ?? '')
    await dialog.findByText(/^\d+ will be left as they are$/, {}, patience)
  },
}

/** An empty list grows by a file. */
export const Empty: Story = {
  parameters: inScenario({ ...at, scenario: 'empty' }),
  play: async () => {
    await screen.findByText('No tags yet', {}, patience)
    await importFile('tags', 'Name\nfirst\nsecond\n')
    await bulkCard('2 tags imported')
    await findRow(/second/)
  },
}

/** The lists that rows are compared with could not be read. */
export const LoadFailed: Story = {
  play: async (context) => {
    const { faults } = scenarioOf(context)
    const dialog = await openImport('tags')
    faults.tagList = 500
    await chooseFile(dialog, 'Name\nnew one\n')
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('The server says 500'), patience)
    delete faults.tagList
    await chooseFile(dialog, 'Name\nnew one\n')
    await dialog.findByRole('button', { name: 'Import 1 tag' }, patience)
  },
}

/** What fails is listed with the host's sentence, and tried again. */
export const SaveFailed: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    scenario.faults.tagCreate = async (request, serve) =>
      (await request.clone().text()).includes('bad')
        ? Response.json({ message: 'The disk is full' }, { status: 507 })
        : serve()
    await importFile('tags', 'Name\ngood\nbad\nbad too\n')
    const card = await bulkCard('1 tag imported, 2 failed')
    await hand.click(card.getByRole('button', { name: 'Show 2 not imported' }))
    const report = await bulkDialog('Not imported')
    await expect(report.getAllByText(/^The disk is full/)).toHaveLength(2)
    delete scenario.faults.tagCreate
    await hand.click(report.getByRole('button', { name: 'Retry what failed' }))
    await bulkCard('3 tags imported')
    await expect((await names(scenario)).filter((name) => name.startsWith('bad'))).toEqual(['bad', 'bad too'])
  },
}

/** Answers that are lost on their way: each tag is added once. */
export const AnswersLost: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    let left = 4
    scenario.faults.tagCreate = async (_, serve) => {
      const answer = await serve()
      if (left-- <= 0) return answer
      throw new TypeError('Failed to fetch')
    }
    await importFile('tags', 'Name\none\ntwo\nthree\n')
    await bulkCard('3 tags imported')
    await expect((await names(scenario)).slice(-3).sort()).toEqual(['one', 'three', 'two'])
  },
}

/** It goes on while somebody moves to another screen; Cancel begins no further row, and Go on does the rest. */
export const Cancelled: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    let go: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      go = resolve
    })
    scenario.faults.tagCreate = async (_, serve) => {
      await held
      return serve()
    }
    await importFile('tags', `Name\n${Array.from({ length: 9 }, (_, row) => `row ${row}\n`).join('')}`)
    const card = await bulkCard('Importing 9 tags')
    await expect(card.getByText('0 of 9')).toBeVisible()
    await hand.click(card.getByRole('button', { name: 'Cancel' }))
    go()
    const stopped = await bulkCard('4 tags imported, 5 not done')
    await hand.click(stopped.getByRole('button', { name: 'Go on' }))
    await bulkCard('9 tags imported')
    await expect((await names(scenario)).filter((name) => name.startsWith('row '))).toHaveLength(9)
  },
}

/** The session ends in its middle: after signing in again it goes on by itself. */
export const SessionEnded: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    let left = 1
    scenario.faults.tagCreate = (_, serve) =>
      left-- > 0 ? serve() : Promise.resolve(Response.json({ message: 'Sign in again' }, { status: 401 }))
    await importFile('tags', 'Name\none\ntwo\nthree\n')
    await findHeading('Login')
    delete scenario.faults.tagCreate
    await signInAs('CONTENT_EDITOR')
    await bulkCard('3 tags imported')
    await expect((await names(scenario)).slice(-3).sort()).toEqual(['one', 'three', 'two'])
  },
}

/** A host of the specification alone removes nothing: that is said before and after. */
export const BareHost: Story = {
  parameters: inScenario({ ...at, envelope: 'bare' }),
  play: async (context) => {
    const dialog = await openImport('tags')
    await chooseFile(dialog, 'ID,Name\n2,databases\n,one\n,two\n')
    await expect(
      await dialog.findByText(
        "What is added stays, also after Undo: this host can't remove tags",
        {},
        patience,
      ),
    ).toBeVisible()
    await hand.click(await dialog.findByRole('button', { name: 'Import 3 tags' }, patience))
    const card = await bulkCard('3 tags imported')
    await expect(
      card.getByText("Undo takes back the 1 changed. The 2 added stay: this host can't remove tags."),
    ).toBeVisible()
    await hand.click(card.getByRole('button', { name: 'Undo' }))
    const undone = await bulkCard('1 tag taken back, 2 left as they are')
    await hand.click(undone.getByRole('button', { name: 'Show 2 not changed' }))
    const report = await bulkDialog('Not changed')
    await expect(report.getAllByText("It was added, and this host can't remove tags")).toHaveLength(2)
    await expect(await names(scenarioOf(context))).toEqual(expect.arrayContaining(['database', 'one', 'two']))
  },
}
