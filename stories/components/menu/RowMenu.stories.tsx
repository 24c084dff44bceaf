import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import type { MenuEntry } from '../../../src/components/menu/MenuEntry'
import { RowMenuHost } from '../../../src/components/menu/RowMenuHost'
import { DataTable } from '../../../src/components/table/DataTable'
import type { Column } from '../../../src/components/table/model/columns'
import { untouched } from '../../../src/components/table/model/tableState'
import { hand } from '../../support/hand'
import { inRouter } from '../../support/inRouter'
import { patience } from '../../support/page'
import { sampleProjects, type SampleProject } from '../table/sampleProjects'

const columns: Column<SampleProject>[] = [
  { id: 'name', header: 'Name', card: 'line', value: (row) => row.name, search: true },
  { id: 'license', header: 'License', value: (row) => row.license },
]
const rowKey = (row: SampleProject) => row.id

const choose = fn()

interface ListedProps {
  /** The code of the lines can't be fetched so many times. */
  failures?: number
  count?: number
}

function Listed({ failures = 0, count = 12 }: ListedProps) {
  const [rows] = useState(() => sampleProjects(count))
  const [state, setState] = useState(untouched)
  const rowMenu = useMemo(() => {
    let left = failures
    return {
      entries: (row: SampleProject): Promise<readonly MenuEntry[]> => {
        if (left-- > 0) return Promise.reject(new Error('no connection'))
        return Promise.resolve([
          { id: 'open', label: 'Open', href: `/projects/${row.id}` },
          { id: 'copy', label: 'Duplicate', run: () => choose(row.name) },
        ])
      },
    }
  }, [failures])
  return (
    <DataTable
      label="Projects"
      noun={{ one: 'project', many: 'projects' }}
      columns={columns}
      rows={rows}
      rowKey={rowKey}
      state={state}
      onStateChange={setState}
      empty="No projects yet"
      rowMenu={rowMenu}
    />
  )
}

const meta = {
  title: 'Components/Table/Row menu',
  component: RowMenuHost,
  decorators: [inRouter],
  beforeEach: () => void choose.mockClear(),
  // The table around it says which row it is.
  args: { frame: { current: null }, rowAt: () => undefined },
  render: (_, { parameters }) => <Listed {...(parameters.listed as Partial<ListedProps>)} />,
} satisfies Meta<typeof RowMenuHost>

export default meta
type Story = StoryObj<typeof meta>

const more = (name: string) => screen.getByRole('button', { name: `More for ${name}` })
const menuOf = async (name: string) =>
  within(await screen.findByRole('menu', { name: `More for ${name}` }, patience))

export const Default: Story = {
  play: async () => {
    await hand.click(more('Vite'))
    const menu = await menuOf('Vite')
    await expect(more('Vite')).toHaveAttribute('aria-expanded', 'true')
    await hand.click(menu.getByRole('menuitem', { name: 'Duplicate' }))
    await expect(choose).toHaveBeenCalledWith('Vite')
    await waitFor(() => expect(more('Vite')).toHaveFocus())
    await expect(more('Vite')).toHaveAttribute('aria-expanded', 'false')
  },
}

/** Another row's button closes one menu and opens the other; the same button closes its own. */
export const Another: Story = {
  play: async () => {
    await hand.click(more('React'))
    await menuOf('React')
    await hand.click(more('Vite'))
    await menuOf('Vite')
    await expect(screen.getAllByRole('menu')).toHaveLength(1)
    await hand.click(more('Vite'))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

/** The right button of the mouse, at the place of the press. */
export const ByRightButton: Story = {
  tags: ['desktop'],
  play: async () => {
    await hand.rightClick(screen.getByRole('rowheader', { name: 'Axios' }))
    const menu = await menuOf('Axios')
    await expect(menu.getByRole('menuitem', { name: 'Open' })).toHaveFocus()
    await hand.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(choose).toHaveBeenCalledWith('Axios'))
    await expect(screen.queryByRole('menu')).toBeNull()
  },
}

/** By keys alone: Enter opens it, Escape closes it and leaves the focus on the button. */
export const ByKeys: Story = {
  play: async () => {
    more('React').focus()
    await hand.keyboard('{Enter}')
    await menuOf('React')
    await hand.keyboard('{Escape}')
    await expect(screen.queryByRole('menu')).toBeNull()
    await expect(more('React')).toHaveFocus()
    await expect(choose).not.toHaveBeenCalled()
  },
}

/** The code of the lines can't be fetched: that is said, and the next press tries again. */
export const Failed: Story = {
  parameters: { listed: { failures: 1 } },
  play: async () => {
    await hand.click(more('React'))
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'This menu could not be loaded. Open it again.',
    )
    await hand.click(more('React'))
    await menuOf('React')
    await expect(screen.queryByRole('alert')).toBeNull()
  },
}

/** Ten thousand rows share one menu. */
export const TenThousand: Story = {
  parameters: { listed: { count: 10_000 } },
  play: async () => {
    await hand.click(more('React'))
    await menuOf('React')
    await expect(screen.getAllByRole('menu')).toHaveLength(1)
  },
}
