import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { ShortcutHost } from '../../../src/components/keys/ShortcutHost'
import { Selection } from '../../../src/components/selection/Selection'
import { SelectionBar, type SelectionBarProps } from '../../../src/components/selection/SelectionBar'
import { DataTable } from '../../../src/components/table/DataTable'
import type { Column } from '../../../src/components/table/model/columns'
import { untouched } from '../../../src/components/table/model/tableState'
import { whenIdle } from '../../../src/lib/idle/whenIdle'
import { hand } from '../../support/hand'
import { sampleProjects, type SampleProject } from '../table/sampleProjects'

/** Names of the rows that were drawn, once for each time. */
const drawn: string[] = []
const columns: Column<SampleProject>[] = [
  {
    id: 'name',
    header: 'Name',
    value: (row) => row.name,
    search: true,
    cell: (row) => {
      drawn.push(row.name)
      return <a href={`#${row.id}`}>{row.name}</a>
    },
  },
  { id: 'license', header: 'License', value: (row) => row.license, search: true },
]
const rowKey = (row: SampleProject) => row.id
const noun = { one: 'project', many: 'projects' }

/** A table with its bar, as a page has them. */
function Listed({ count, ...bar }: Omit<SelectionBarProps, 'selection'> & { count: number }) {
  const [rows] = useState(() => sampleProjects(count))
  const [selection] = useState(() => new Selection())
  const [state, setState] = useState(untouched)
  return (
    <ShortcutHost isOn onToggle={() => undefined} isIdle>
      <DataTable
        label="Projects"
        noun={noun}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        state={state}
        onStateChange={setState}
        empty="No projects yet"
        selection={selection}
      />
      <SelectionBar
        {...bar}
        selection={selection}
        onFocusLost={() => {
          document.querySelector<HTMLElement>('thead input')?.focus()
          bar.onFocusLost()
        }}
      />
    </ShortcutHost>
  )
}

const meta = {
  title: 'Components/Table/Selection bar',
  component: SelectionBar,
  args: {
    selection: new Selection(),
    noun,
    actions: [
      { id: 'tags', label: 'Tags' },
      { id: 'state', label: 'State' },
    ],
    onAction: fn(),
    onFocusLost: fn(),
  },
  render: (args, { parameters }) => (
    <Listed {...args} count={(parameters.count as number | undefined) ?? 30} />
  ),
} satisfies Meta<typeof SelectionBar>

export default meta
type Story = StoryObj<typeof meta>

const box = (name: string | RegExp) => screen.getByRole('checkbox', { name })
const bar = () => within(screen.getByRole('region', { name: 'Selected projects' }))
const isChecked = (name: string) => (box(name) as HTMLInputElement).checked

/** Nothing is selected: there is no bar. */
export const Default: Story = {
  play: async () => {
    await expect(box('Select Vite')).not.toBeChecked()
    await expect(screen.queryByRole('region', { name: 'Selected projects' })).toBeNull()
    await expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Name',
      'License',
    ])
  },
}

export const Selected: Story = {
  play: async ({ args }) => {
    await hand.click(box('Select React'))
    await hand.click(box('Select Zod'))
    await expect(bar().getByText('2 selected')).toBeVisible()
    await expect(screen.getByText('2 selected', { selector: 'output' })).toBeInTheDocument()
    await expect(box('Select all 30 projects')).toBePartiallyChecked()
    await hand.click(bar().getByRole('button', { name: /^Tags/ }))
    await expect(args.onAction).toHaveBeenCalledWith('tags')
  },
}

/** Beside a form the actions stand below what is selected, and what has the focus stands above both. */
export const BesideAForm: Story = {
  args: {
    actions: ['Tags', 'Categories', 'Stacks', 'State', 'Export'].map((label) => ({ id: label, label })),
  },
  render: (args) => (
    <div style={{ width: 600 }}>
      <Listed {...args} count={2000} />
    </div>
  ),
  play: async () => {
    await hand.click(box('Select all 2,000 projects'))
    await hand.click(box('Select React'))
    const middle = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return Math.round((top + bottom) / 2)
    }
    const said = middle(bar().getByText('1,999 selected'))
    const buttons = bar().getAllByRole('button')
    const beside = buttons.filter((button) => Math.abs(middle(button) - said) < 8)
    await expect(beside.map((button) => button.textContent || button.ariaLabel)).toEqual([
      'Select all 2,000',
      'Clear the selection',
    ])
    await waitFor(() => {
      const top = screen.getByRole('region', { name: 'Selected projects' }).getBoundingClientRect().top
      const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom)
      return expect(innerHeight - padding).toBeLessThan(top)
    })
  },
}

/** From the row that was pressed before to this one, in the order shown. */
export const Range: Story = {
  play: async () => {
    await hand.click(box('Select React'))
    await hand.shiftClick(box('Select Sass'))
    await expect(bar().getByText('5 selected')).toBeVisible()
    await expect(isChecked('Select Rollup')).toBe(true)
    await expect(isChecked('Select Vite')).toBe(false)
    // The state of the row that was pressed goes to all of them.
    await hand.click(box('Select Sass'))
    await hand.shiftClick(box('Select Zod'))
    await expect(bar().getByText('2 selected')).toBeVisible()
  },
}

/** Shift with Space and the arrow keys, Ctrl+A, x and Escape. */
export const ByKeys: Story = {
  play: async () => {
    box('Select all 30 projects').focus()
    await hand.keyboard('{ArrowDown}{ArrowDown}')
    await expect(box('Select React')).toHaveFocus()
    await hand.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    await expect(box('Select Zod')).toHaveFocus()
    await expect(bar().getByText('3 selected')).toBeVisible()
    await hand.keyboard('{Shift>}{ArrowUp}{/Shift}')
    screen.getByRole('link', { name: 'Axios' }).focus()
    await hand.keyboard('x')
    await waitFor(() => expect(box('Select Axios')).toBeChecked())
    screen.getByRole('link', { name: 'Vitest' }).focus()
    await hand.keyboard('{Shift>} {/Shift}')
    await expect(isChecked('Select Prettier')).toBe(true)
    await expect(bar().getByText('6 selected')).toBeVisible()
    await hand.keyboard('{Control>}a{/Control}')
    await expect(bar().getByText('30 selected')).toBeVisible()
    await hand.keyboard('{Escape}')
    await expect(screen.queryByRole('region', { name: 'Selected projects' })).toBeNull()
    await expect(screen.getByRole('link', { name: 'Vitest' })).toHaveFocus()
  },
}

/** What is typed into the search is not a key of the selection. */
export const WhileTyping: Story = {
  play: async () => {
    await hand.click(box('Select React'))
    await hand.type(screen.getByRole('searchbox', { name: 'Search' }), 'x{Control>}a{/Control}')
    await expect(bar().getByText(/^1 selected/)).toBeVisible()
    await hand.keyboard('{Escape}')
    await expect(bar().getByText('1 selected')).toBeVisible()
  },
}

/** All that a search leaves; what was selected before stays, and is counted. */
export const AllThatMatch: Story = {
  play: async ({ args }) => {
    await hand.click(box('Select Axios'))
    await hand.type(screen.getByRole('searchbox', { name: 'Search' }), 'react')
    const all = await screen.findByRole('checkbox', { name: /^Select all [1-9] projects$/ })
    await expect(bar().getByText('1 selected, 1 of them not shown')).toBeVisible()
    const shown = screen.getAllByRole('row').length - 1
    await hand.click(bar().getByRole('button', { name: `Select all ${shown}` }))
    await expect(all).toBeChecked()
    await expect(bar().getByText(`${shown + 1} selected, 1 of them not shown`)).toBeVisible()
    await hand.click(all)
    await expect(bar().getByText('1 selected, 1 of them not shown')).toBeVisible()
    await hand.click(bar().getByRole('button', { name: 'Clear the selection' }))
    await waitFor(() => expect(args.onFocusLost).toHaveBeenCalled())
    await expect(all).toHaveFocus()
  },
}

/** Resolves once the table measures its rows: the library for that is fetched in an idle moment, and draws some more of them. */
async function untilMeasured(): Promise<void> {
  await import('../../../src/components/table/windowing/measuredRows')
  await new Promise<void>((resolve) => void whenIdle(() => resolve()))
  for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
}

/** A tick draws one row of ten thousand again, not all of them. */
export const TenThousand: Story = {
  parameters: { count: 10_000 },
  play: async () => {
    await untilMeasured()
    drawn.length = 0
    await hand.click(box('Select React'))
    await expect(bar().getByText('1 selected')).toBeVisible()
    await expect(drawn).toEqual([])
    await hand.click(box('Select all 10,000 projects'))
    await expect(bar().getByText('10,000 selected')).toBeVisible()
    await expect(drawn).toEqual([])
    await expect(bar().queryByRole('button', { name: /^Select all/ })).toBeNull()
  },
}
