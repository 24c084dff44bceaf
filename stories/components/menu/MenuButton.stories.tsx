import { DuplicateIcon, EditIcon, MoreIcon, ShareIcon, TrashIcon } from '@blueprintjs/icons'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { MenuButton } from '../../../src/components/menu/MenuButton'
import type { MenuEntry } from '../../../src/components/menu/MenuEntry'
import { hand } from '../../support/hand'
import { inRouter } from '../../support/inRouter'
import { patience } from '../../support/page'

const run = fn()

const lines: MenuEntry[] = [
  { id: 'open', label: 'Open', icon: <EditIcon />, href: '/projects/1' },
  {
    id: 'tab',
    label: 'Open in a new tab',
    icon: <ShareIcon />,
    href: 'https://example.org/react',
    isNewTab: true,
  },
  { id: 'copy', label: 'Duplicate', icon: <DuplicateIcon />, note: 'd', run, startsGroup: true },
  {
    id: 'remove',
    label: 'Remove',
    icon: <TrashIcon />,
    intent: 'danger',
    run,
    hindrance: 'Three projects use it',
  },
]

const meta = {
  title: 'Components/Menu',
  component: MenuButton,
  decorators: [inRouter],
  beforeEach: () => void run.mockClear(),
  args: { label: 'More for React', icon: <MoreIcon />, entries: () => lines },
} satisfies Meta<typeof MenuButton>

export default meta
type Story = StoryObj<typeof meta>

const button = () => screen.getByRole('button', { name: 'More for React' })
const opened = async () => within(await screen.findByRole('menu', { name: 'More for React' }, patience))

export const Default: Story = {
  play: async () => {
    await expect(button()).toHaveAttribute('aria-expanded', 'false')
    await expect(screen.queryByRole('menu')).toBeNull()
  },
}

/** Among buttons with a frame. */
export const Framed: Story = {
  args: { variant: 'solid', text: 'More' },
  play: async () => {
    await expect(button()).toHaveTextContent('More')
    await hand.click(button())
    await opened()
  },
}

/** Its links lead by themselves; a line that can't be chosen says why. */
export const Open: Story = {
  play: async () => {
    await hand.click(button())
    const menu = await opened()
    await expect(button()).toHaveAttribute('aria-expanded', 'true')
    await expect(menu.getByRole('menuitem', { name: 'Open' })).toHaveFocus()
    await expect(menu.getByRole('menuitem', { name: 'Open' })).toHaveAttribute('href', '/projects/1')
    const tab = menu.getByRole('menuitem', { name: 'Open in a new tab' })
    await expect(tab).toHaveAttribute('target', '_blank')
    await expect(tab).toHaveAttribute('rel', 'noopener noreferrer')
    await hand.clickDisabled(menu.getByRole('menuitem', { name: /^Remove.*Three projects use it/ }))
    await expect(run).not.toHaveBeenCalled()
    await expect(menu.getByRole('menuitem', { name: 'Open' })).toBeVisible()
  },
}

export const Chosen: Story = {
  play: async () => {
    await hand.click(button())
    await hand.click((await opened()).getByRole('menuitem', { name: /^Duplicate/ }))
    await expect(run).toHaveBeenCalledOnce()
    await expect(screen.queryByRole('menu')).toBeNull()
    await expect(button()).toHaveFocus()
  },
}

/** Arrow keys, Home, End and first letters; Escape and Tab close it, and the focus is on the button. */
export const ByKeys: Story = {
  play: async () => {
    button().focus()
    await hand.keyboard('{Enter}')
    const menu = await opened()
    const item = (name: RegExp | string) => menu.getByRole('menuitem', { name })
    await waitFor(() => expect(item('Open')).toHaveFocus())
    await hand.keyboard('{ArrowUp}')
    await expect(item(/^Remove/)).toHaveFocus()
    await hand.keyboard('{ArrowDown}{ArrowDown}')
    await expect(item('Open in a new tab')).toHaveFocus()
    await hand.keyboard('{End}{Home}')
    await expect(item('Open')).toHaveFocus()
    await hand.keyboard('o')
    await expect(item('Open in a new tab')).toHaveFocus()
    await hand.keyboard('d')
    await expect(item(/^Duplicate/)).toHaveFocus()
    await hand.keyboard('{Escape}')
    await expect(screen.queryByRole('menu')).toBeNull()
    await expect(button()).toHaveFocus()
    await hand.keyboard('{Enter}')
    await opened()
    await hand.keyboard('d ')
    await expect(run).toHaveBeenCalledOnce()
    await hand.keyboard('{Enter}')
    await opened()
    await hand.tab()
    await expect(screen.queryByRole('menu')).toBeNull()
  },
}

/** A press elsewhere closes it, and does nothing of it. */
export const Left: Story = {
  render: (args) => (
    <>
      <MenuButton {...args} />
      <button type="button" style={{ display: 'block', marginTop: 240, minHeight: 32 }}>
        Elsewhere
      </button>
    </>
  ),
  play: async () => {
    await hand.click(button())
    await opened()
    await hand.click(screen.getByText('Elsewhere'))
    await expect(screen.queryByRole('menu')).toBeNull()
    await expect(run).not.toHaveBeenCalled()
    await hand.click(button())
    await opened()
    await hand.click(button())
    await expect(screen.queryByRole('menu')).toBeNull()
  },
}
