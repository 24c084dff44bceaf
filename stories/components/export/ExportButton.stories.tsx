import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { ExportButton, type ExportedPart } from '../../../src/components/export/ExportButton'
import { hand } from '../../support/hand'
import { patience } from '../../support/page'

type Counts = Partial<Record<ExportedPart, number>>

const meta = {
  title: 'Components/Table/Export',
  component: ExportButton,
  args: {
    noun: { one: 'project', many: 'projects' },
    counts: (): Counts => ({ all: 447, shown: 447 }),
    onExport: fn(),
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
    await expect(args.onExport).toHaveBeenCalledWith('all', 'json')
  },
}

/** The list is searched or filtered: what is left of it comes first. */
export const Narrowed: Story = {
  args: { counts: () => ({ all: 10_000, shown: 12 }) },
  play: async ({ args }) => {
    const menu = await open()
    await expect(words(menu)).toEqual([
      '12 shown as CSVfor spreadsheets',
      '12 shown as JSONfor programs',
      'All 10,000 as CSVfor spreadsheets',
      'All 10,000 as JSONfor programs',
    ])
    await hand.keyboard('{Enter}')
    await expect(args.onExport).toHaveBeenCalledWith('shown', 'csv')
  },
}

/** A search that finds nothing. */
export const NothingShown: Story = {
  args: { counts: () => ({ all: 447, shown: 0 }) },
  play: async () => {
    await expect(words(await open())).toEqual([
      'All 447 as CSVfor spreadsheets',
      'All 447 as JSONfor programs',
    ])
  },
}

export const OneRow: Story = {
  args: { counts: () => ({ all: 1, shown: 1 }) },
  play: async () => {
    await expect(words(await open())).toEqual([
      '1 project as CSVfor spreadsheets',
      '1 project as JSONfor programs',
    ])
  },
}

/** Among the actions of a selection. */
export const Selected: Story = {
  args: { isFramed: true, counts: () => ({ selected: 3 }) },
  play: async ({ args }) => {
    const menu = await open('Export the selected projects')
    await expect(words(menu)).toEqual(['3 selected as CSVfor spreadsheets', '3 selected as JSONfor programs'])
    await hand.click(menu.getByRole('menuitem', { name: /CSV/ }))
    await expect(args.onExport).toHaveBeenCalledWith('selected', 'csv')
  },
}
