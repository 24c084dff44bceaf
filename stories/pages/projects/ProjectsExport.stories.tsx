import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { ProjectsPage } from '../../../src/pages/projects/ProjectsPage'
import { paths } from '../../../src/paths'
import { hand } from '../../support/hand'
import { findRow, findToast } from '../../support/onScreen'
import { inScenario, pageAt, patience } from '../../support/page'
import { select } from '../../support/records/manyRecords'
import { catchFiles, type SavedFile } from '../../support/savedFiles'

const at = { at: paths.projects(), as: 'ADMIN' } as const

let files: SavedFile[] = []

const meta = {
  title: 'Projects/Export',
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

async function choose(button: string, line: string | RegExp): Promise<void> {
  await hand.click(await screen.findByRole('button', { name: button }, patience))
  const menu = within(await screen.findByRole('menu', { name: button }, patience))
  await hand.click(menu.getByRole('menuitem', { name: line }))
}

/** The file that was saved, once it can be read. */
async function saved(): Promise<SavedFile> {
  await waitFor(() => expect(files[0]?.text).toBeTruthy(), patience)
  return files[0] as SavedFile
}

const linesOf = ({ text }: SavedFile) => text.slice(1).split('\r\n').slice(0, -1)
const names = () => screen.getAllByRole('rowheader').map((head) => head.getAttribute('aria-label'))

/** All of them as CSV, in the order shown, with the columns shown. */
export const Default: Story = {
  play: async () => {
    await findRow('React')
    const shown = names()
    await choose('Export or import projects', /^\d+ projects as CSV/)
    const file = await saved()
    await expect(file.name).toMatch(/^projects-\d{4}-\d\d-\d\d\.csv$/)
    await expect(file.text.startsWith('\uFEFFName,Tagline,State,Updated,Claims\r\n')).toBe(true)
    await expect(linesOf(file)).toHaveLength(shown.length + 1)
    await expect(await findToast(`${shown.length} projects exported`)).toBeVisible()
  },
}

/** What a search leaves, as JSON. */
export const Filtered: Story = {
  parameters: inScenario({ ...at, at: `${paths.projects()}?q=react` }),
  play: async () => {
    await findRow('React')
    const shown = names()
    await choose('Export or import projects', new RegExp(`^${shown.length} shown as JSON`))
    const file = await saved()
    await expect(file.name).toMatch(/^projects-\d{4}-\d\d-\d\d\.json$/)
    const records = JSON.parse(file.text) as { name: string; tagline: string; claims: number }[]
    await expect(records.map(({ name }) => name)).toEqual(shown)
    await expect(Object.keys(records[0] ?? {})).toEqual(['name', 'tagline', 'state', 'updated', 'claims'])
  },
}

/** Selected rows, also those that a search has since hidden. */
export const Selected: Story = {
  play: async () => {
    const [first, second] = await select(2)
    await hand.type(screen.getByRole('searchbox', { name: 'Search' }), second ?? '')
    await waitFor(() =>
      expect(screen.getByText(/of them not shown/, { selector: 'output' })).toBeInTheDocument(),
    )
    await choose('Export the selected projects', /^2 selected as CSV/)
    const file = await saved()
    await expect(linesOf(file).map((line) => line.split(',')[0])).toEqual(['Name', second, first])
    await expect(await findToast('2 projects exported')).toBeVisible()
    await expect(screen.getByRole('region', { name: 'Selected projects' })).toBeVisible()
  },
}

/** 10,000 rows; the page can be used meanwhile. */
export const Crowded: Story = {
  parameters: inScenario({ ...at, scenario: 'crowded' }),
  play: async () => {
    await screen.findByText('10,000 projects', {}, patience)
    await choose('Export or import projects', /^10,000 projects as CSV/)
    await waitFor(async () => expect(linesOf(await saved())).toHaveLength(10_001), patience)
    await expect(await findToast('10,000 projects exported')).toBeVisible()
  },
}

/** There is nothing to be exported, and a file can be imported. */
export const Empty: Story = {
  parameters: inScenario({ ...at, scenario: 'empty' }),
  play: async () => {
    await screen.findByText('No projects yet', {}, patience)
    await hand.click(await screen.findByRole('button', { name: 'Import projects' }, patience))
    const menu = within(await screen.findByRole('menu', { name: 'Import projects' }, patience))
    await expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Import CSV…with a preview',
    ])
  },
}
