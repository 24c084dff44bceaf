import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLocation, useNavigationType } from 'react-router-dom'
import { expect, fn, waitFor } from 'storybook/test'
import { LinkAhead } from '../../../src/components/list/LinkAhead'
import { DataTable } from '../../../src/components/table/DataTable'
import { LinkButton } from '../../../src/components/text/LinkButton'
import { ScreenLink } from '../../../src/components/text/ScreenLink'
import type { Column } from '../../../src/components/table/model/columns'
import { hand } from '../../support/hand'
import { inRouter } from '../../support/inRouter'

interface Page {
  id: number
  name: string
  to: string
}

const pages: Page[] = [
  { id: 1, name: 'React', to: '/osn_main/edit/1' },
  { id: 2, name: 'Projects', to: '/osn_main' },
]
const columns: Column<Page>[] = [
  {
    id: 'name',
    header: 'Name',
    value: (row) => row.name,
    rowLabel: (row) => row.name,
  },
  {
    id: 'open',
    header: 'Open',
    cell: (row) => <LinkButton to={row.to} text="Open" label={`Open ${row.name}`} />,
  },
]

/** Says where the console is and how it came there. */
function Place() {
  const { pathname } = useLocation()
  return <output>{`${pathname} ${useNavigationType()}`}</output>
}

const ahead = fn()

function Pages() {
  return (
    <>
      <DataTable
        label="Pages"
        noun={{ one: 'page', many: 'pages' }}
        columns={columns}
        rows={pages}
        rowKey={(row) => row.id}
        state={{ search: '', sort: null }}
        onStateChange={() => undefined}
        empty="No pages"
      />
      <Place />
    </>
  )
}

const meta = {
  title: 'Components/Text/Screen link',
  component: ScreenLink,
  decorators: [inRouter],
  args: { to: '/osn_main/edit/1', children: 'React' },
  render: () => <Pages />,
} satisfies Meta<typeof ScreenLink>

export default meta
type Story = StoryObj<typeof meta>

/** A press leads to the other screen without loading the page. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await hand.click(canvas.getByRole('link', { name: 'Open React' }))
    await expect(await canvas.findByText('/osn_main/edit/1 PUSH')).toBeVisible()
  },
}

/** To the screen that is open already no step is added to the history. */
export const ToThisScreen: Story = {
  play: async ({ canvas }) => {
    await hand.click(canvas.getByRole('link', { name: 'Open Projects' }))
    await expect(await canvas.findByText('/osn_main REPLACE')).toBeVisible()
  },
}

/** With Ctrl the press is the browser's: the console stays where it is. */
export const OtherTab: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Open React' })
    let isLeftToBrowser = false
    const listen = (event: MouseEvent) => {
      isLeftToBrowser = !event.defaultPrevented
      event.preventDefault()
    }
    window.addEventListener('click', listen)
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
    window.removeEventListener('click', listen)
    await expect(isLeftToBrowser).toBe(true)
    await expect(canvas.getByText('/osn_main POP')).toBeVisible()
  },
}

/** The record is asked for when the press begins, and by keys once the focus stays; not by a finger, which may scroll. */
export const Ahead: Story = {
  render: () => (
    <LinkAhead.Provider value={ahead}>
      <Pages />
    </LinkAhead.Provider>
  ),
  play: async ({ canvas }) => {
    ahead.mockClear()
    const link = canvas.getByRole('link', { name: 'Open React' })
    const press = { bubbles: true, button: 0 }
    link.dispatchEvent(new PointerEvent('pointerdown', { ...press, pointerType: 'touch' }))
    link.dispatchEvent(new PointerEvent('pointerdown', { ...press, pointerType: 'mouse', ctrlKey: true }))
    await expect(ahead).not.toHaveBeenCalled()
    link.dispatchEvent(new PointerEvent('pointerdown', { ...press, pointerType: 'mouse' }))
    await expect(ahead.mock.calls).toEqual([['/osn_main/edit/1']])

    link.focus()
    const next = canvas.getByRole('link', { name: 'Open Projects' })
    next.focus()
    await waitFor(() => expect(ahead.mock.calls.slice(1)).toEqual([['/osn_main']]))
  },
}

/** Outside of a table it is the router's own link. */
export const OutsideOfTable: Story = {
  render: (args) => (
    <>
      <ScreenLink {...args} />
      <Place />
    </>
  ),
  play: async ({ canvas }) => {
    await hand.click(canvas.getByRole('link', { name: 'React' }))
    await expect(await canvas.findByText('/osn_main/edit/1 PUSH')).toBeVisible()
  },
}
