import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { ExportButton } from '../../../src/components/export/ExportButton'
import { exportEntries, type ExportCounts } from '../../../src/components/export/exportEntries'
import { hand } from '../../support/hand'
import { patience } from '../../support/page'

const noun = { one: 'project', many: 'projects' }
const onExport = fn()
const onImport = fn()
const entriesOf =
  (counts: ExportCounts, ...more: [] | [typeof onImport]) =>
  async () =>
    exportEntries(noun, counts, onExport, ...more)

const meta = {
  title: 'Components/Table/Export',
  component: ExportButton,
  args: {
    noun,
    entries: entriesOf({ all: 447, shown: 447 }),
    onWanted: fn(),
  },
} satisfies Meta<typeof ExportButton>

export default meta
type Story = StoryObj<typeof meta>

async function open(name = 'Export projects') {
  await hand.click(screen.getByRole('button', { name }))
  const menu = await screen.findByRole('menu', { name }, patience)
  return within(menu)
}

const words = (menu: Awaited<ReturnType<typeof open>>) =>
  menu.getAllByRole('menuitem').map(({ textContent }) => textContent)

export const Default: Story = {
  play: async ({ args }) => {
    const menu = await open()
    await expect(words(menu)).toEqual([
      '447 projects as CSVfor spreadsheets',
      '447 projects as JSONfor programs',
    ])
    await expect(args.onWanted).toHaveBeenCalled()
    await hand.click(menu.getByRole('menuitem', { name: /JSON/ }))
    await expect(onExport).toHaveBeenCalledWith('all', 'json')
  },
}

/** The list is searched or filtered: what is left of it comes first. */
export const Narrowed: Story = {
  args: { entries: entriesOf({ all: 10_000, shown: 12 }) },
  play: async () => {
    const menu = await open()
    await expect(words(menu)).toEqual([
      '12 shown as CSVfor spreadsheets',
      '12 shown as JSONfor programs',
      'All 10,000 as CSVfor spreadsheets',
      'All 10,000 as JSONfor programs',
    ])
    await hand.keyboard('{Enter}')
    await expect(onExport).toHaveBeenCalledWith('shown', 'csv')
  },
}

/** The host has estimated how many there are, and how many are left. */
export const About: Story = {
  args: {
    entries: entriesOf({ all: 999_688, shown: 41_208, isAllAbout: true, isShownAbout: true }),
  },
  play: async () => {
    await expect(words(await open())).toEqual([
      'About 41,200 shown as CSVfor spreadsheets',
      'About 41,200 shown as JSONfor programs',
      'All of about 1,000,000 as CSVfor spreadsheets',
      'All of about 1,000,000 as JSONfor programs',
    ])
  },
}

/** A search that finds nothing. */
export const NothingShown: Story = {
  args: { entries: entriesOf({ all: 447, shown: 0 }) },
  play: async () => {
    await expect(words(await open())).toEqual([
      'All 447 as CSVfor spreadsheets',
      'All 447 as JSONfor programs',
    ])
  },
}

export const OneRow: Story = {
  args: { entries: entriesOf({ all: 1, shown: 1 }) },
  play: async () => {
    await expect(words(await open())).toEqual([
      '1 project as CSVfor spreadsheets',
      '1 project as JSONfor programs',
    ])
  },
}

/** Among the actions of a selection. */
export const Selected: Story = {
  args: { isFramed: true, entries: entriesOf({ selected: 3 }) },
  play: async () => {
    const menu = await open('Export the selected projects')
    await expect(words(menu)).toEqual(['3 selected as CSVfor spreadsheets', '3 selected as JSONfor programs'])
    await hand.click(menu.getByRole('menuitem', { name: /CSV/ }))
    await expect(onExport).toHaveBeenCalledWith('selected', 'csv')
  },
}

/** A list that can grow by a file. */
export const WithImport: Story = {
  args: { does: 'Export or import', entries: entriesOf({ all: 447, shown: 447 }, onImport) },
  play: async () => {
    const menu = await open('Export or import projects')
    await expect(words(menu)).toEqual([
      '447 projects as CSVfor spreadsheets',
      '447 projects as JSONfor programs',
      'Import CSV…with a preview',
    ])
    await hand.keyboard('{End}{Enter}')
    await expect(onImport).toHaveBeenCalled()
  },
}

/** The same list while it is empty. */
export const Empty: Story = {
  args: { does: 'Import', entries: entriesOf({ all: 0, shown: 0 }, onImport) },
  play: async () => {
    await expect(words(await open('Import projects'))).toEqual(['Import CSV…with a preview'])
  },
}

/** There is no list yet: what stands beside its place stands there already. */
export const ToCome: Story = {
  render: (args) => (
    <>
      {[true, false].map((isToCome) => (
        <div key={String(isToCome)} style={{ display: 'flex', alignItems: 'center', gap: 8, height: 48 }}>
          <ExportButton {...args} isToCome={isToCome} />
          <output>{isToCome ? 'Beside its place' : 'Beside the button'}</output>
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
    const [place, button] = canvas.getAllByRole('status').map((beside) => beside.getBoundingClientRect().left)
    await expect(place).toBeGreaterThan(24)
    await expect(place).toBe(button)
  },
}
