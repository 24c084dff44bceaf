import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { ViewsDialog, type Sharing, type ViewsDialogProps } from '../../../src/components/list/ViewsDialog'
import { hand } from '../../support/hand'

/** The dialog over views that are kept, as the sidebar has it. */
function Stateful(props: ViewsDialogProps) {
  const [views, setViews] = useState(props.views)
  return (
    <ViewsDialog
      {...props}
      views={views}
      onRename={(id, name) => {
        props.onRename(id, name)
        if (name !== '') setViews(views.map((view) => (view.id === id ? { ...view, name } : view)))
      }}
      onMove={(id, by) => {
        props.onMove(id, by)
        const from = views.findIndex((view) => view.id === id)
        setViews(views.toSpliced(from, 1).toSpliced(from + by, 0, views[from]!))
      }}
      onRemove={(id) => {
        props.onRemove(id)
        setViews(views.filter((view) => view.id !== id))
      }}
    />
  )
}

const meta = {
  title: 'Components/List/ViewsDialog',
  component: ViewsDialog,
  render: (args) => <Stateful {...args} />,
  args: {
    isOpen: true,
    views: [
      { id: 'a', name: 'Featured' },
      { id: 'b', name: 'Without an image' },
      { id: 'c', name: 'License: AGPL-3.0-only' },
    ],
    onRename: fn(),
    onMove: fn(),
    onRemove: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ViewsDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Edit views' }))
const names = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)

/** The focus starts in the first name; Enter takes a new one, an empty one becomes what it was. */
export const Default: Story = {
  play: async ({ args }) => {
    await dialog()
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name of Featured' })).toHaveFocus())
    await hand.keyboard(' now{Enter}')
    await expect(args.onRename).toHaveBeenLastCalledWith('a', 'Featured now')
    await hand.clear(screen.getByRole('textbox', { name: 'Name of Without an image' }))
    await hand.keyboard('{Tab}')
    await expect(names()).toEqual(['Featured now', 'Without an image', 'License: AGPL-3.0-only'])
  },
}

/** By its buttons and by Alt with an arrow; at the ends nothing happens. */
export const Ordering: Story = {
  play: async ({ args }) => {
    const inside = await dialog()
    await hand.click(inside.getByRole('button', { name: 'Move Featured down' }))
    await expect(names()[1]).toBe('Featured')
    await hand.click(inside.getByRole('textbox', { name: /AGPL/ }))
    await hand.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect(names()).toEqual(['Without an image', 'License: AGPL-3.0-only', 'Featured'])
    await expect(inside.getByRole('button', { name: 'Move Without an image up' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await hand.click(inside.getByRole('textbox', { name: 'Name of Without an image' }))
    await hand.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect(args.onMove).toHaveBeenCalledTimes(2)
  },
}

/** The focus goes on to the next one, and to Done after the last. */
export const Removing: Story = {
  play: async ({ args }) => {
    const inside = await dialog()
    await hand.click(inside.getByRole('button', { name: 'Remove Without an image' }))
    await waitFor(() => expect(inside.getByRole('textbox', { name: /AGPL/ })).toHaveFocus())
    await hand.click(inside.getByRole('button', { name: 'Remove Featured' }))
    await hand.click(inside.getByRole('button', { name: /^Remove License/ }))
    await waitFor(() => expect(inside.getByRole('button', { name: 'Done' })).toHaveFocus())
    await expect(inside.getByText(/No views are left/)).toBeVisible()
    await hand.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
}

const sharing: Sharing = {
  shared: [
    { id: 7, name: 'For the newsletter', by: 'Grace Hopper', mayChange: false },
    { id: 8, name: 'Next meeting', by: 'you', mayChange: true },
  ],
  busy: new Set(),
  onShare: fn(),
  onStop: fn(),
  onRenameShared: fn(),
  onRemoveShared: fn(),
  onReload: fn(),
}

/** Own views are shared and no longer shared; what others share is read only for most. */
export const Shared: Story = {
  args: {
    views: [
      { id: 'a', name: 'Featured' },
      { id: 'b', name: 'Without an image', sharedAs: 'Without an image' },
      { id: 'c', name: 'License: AGPL-3.0-only', sharedAs: 'Copyleft' },
    ],
    sharing,
  },
  play: async ({ args }) => {
    const inside = await dialog()
    await hand.click(inside.getByRole('button', { name: 'Share with everybody: Featured' }))
    await expect(args.sharing?.onShare).toHaveBeenCalledWith('a')
    await expect(inside.getByText('Shared with everybody')).toBeVisible()
    await expect(inside.getByText('Shared as “Copyleft”')).toBeVisible()
    await hand.click(inside.getByRole('button', { name: 'Stop sharing: Without an image' }))
    await expect(args.sharing?.onStop).toHaveBeenCalledWith('b')
    const others = within(inside.getByRole('list', { name: 'Shared views' }))
    await expect(others.getByText('Shared by Grace Hopper')).toBeVisible()
    await expect(others.getAllByRole('textbox')).toHaveLength(1)
    await hand.click(others.getByRole('textbox', { name: 'Name of Next meeting' }))
    await hand.keyboard('{End}s{Enter}')
    await expect(args.sharing?.onRenameShared).toHaveBeenCalledWith(8, 'Next meetings')
    await hand.click(others.getByRole('button', { name: 'Stop sharing Next meeting' }))
    await expect(args.sharing?.onRemoveShared).toHaveBeenCalledWith(8)
  },
}

/** A change is under way: it can't be asked for twice. */
export const Saving: Story = {
  args: { views: [{ id: 'a', name: 'Featured' }], sharing: { ...sharing, busy: new Set(['own a']) } },
  play: async ({ args }) => {
    const inside = await dialog()
    const share = inside.getByRole('button', { name: 'Share with everybody: Featured' })
    await expect(share).toHaveAttribute('aria-busy', 'true')
    await expect(share).toHaveAttribute('aria-disabled', 'true')
    share.focus()
    await hand.keyboard('{Enter}')
    await expect(args.sharing?.onShare).not.toHaveBeenCalled()
  },
}

/** What failed is said above the views, which stay; what could not be loaded can be loaded again. */
export const Failed: Story = {
  args: {
    problem: '“Featured” is not shared: Something went wrong. Please check your internet connection',
    sharing: { ...sharing, shared: [], failure: 'The server did not answer in time.' },
  },
  play: async ({ args }) => {
    const inside = await dialog()
    await expect(inside.getByText(/^“Featured” is not shared/)).toBeVisible()
    await expect(inside.getByText(/^Shared views could not be loaded: The server/)).toBeVisible()
    await hand.click(inside.getByRole('button', { name: 'Load again' }))
    await expect(args.sharing?.onReload).toHaveBeenCalledTimes(1)
    await expect(names()).toHaveLength(3)
  },
}

/** A name that was refused is not sent again when its field is left; Enter and another name are sent. */
export const RenameRefused: Story = {
  args: { views: [], sharing: { ...sharing, onRenameShared: fn(async () => false) } },
  play: async ({ args }) => {
    const inside = await dialog()
    const renames = args.sharing?.onRenameShared
    const name = inside.getByRole('textbox', { name: 'Name of Next meeting' })
    await hand.click(name)
    await hand.keyboard('{End}s{Tab}')
    await expect(renames).toHaveBeenCalledTimes(1)
    await hand.click(name)
    await hand.keyboard('{Tab}')
    await expect(renames).toHaveBeenCalledTimes(1)
    await expect(name).toHaveValue('Next meetings')
    await hand.click(name)
    await hand.keyboard('{Enter}')
    await expect(renames).toHaveBeenCalledTimes(2)
    await hand.keyboard('{End}!{Tab}')
    await expect(renames).toHaveBeenCalledTimes(3)
    await expect(renames).toHaveBeenLastCalledWith(8, 'Next meetings!')
  },
}

/** Shared views that can be removed, and a message that comes when something was shared. */
function Unsharing({ sharing: given, ...props }: ViewsDialogProps) {
  const [shared, setShared] = useState(given?.shared ?? [])
  const [problem, setProblem] = useState<string>()
  const held: Sharing = {
    ...sharing,
    shared,
    onShare: () => setProblem('The disk is full'),
    onRemoveShared: (id) => setShared(shared.filter((view) => view.id !== id)),
  }
  return <ViewsDialog {...props} sharing={held} problem={problem} />
}

/** Done gets the focus from a pressed button that is gone, and at no other change. */
export const FocusKept: Story = {
  args: { sharing },
  render: (args) => <Unsharing {...args} />,
  play: async () => {
    const inside = await dialog()
    const done = inside.getByRole('button', { name: 'Done' })
    const share = inside.getByRole('button', { name: 'Share with everybody: Featured' })
    // Safari gives a pressed button no focus.
    share.addEventListener('click', () => share.blur(), { once: true })
    await hand.click(share)
    await expect(inside.getByText('The disk is full')).toBeVisible()
    await expect(done).not.toHaveFocus()
    await hand.click(inside.getByRole('button', { name: 'Stop sharing Next meeting' }))
    await waitFor(() => expect(done).toHaveFocus())
  },
}

/** A question stands in front of it: the focus is left to that. */
export const Behind: Story = {
  args: { sharing, isBehind: true },
  render: (args) => <Unsharing {...args} />,
  play: async () => {
    const inside = await dialog()
    await hand.click(inside.getByRole('button', { name: 'Stop sharing Next meeting' }))
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Name of Next meeting' })).toBeNull())
    await expect(inside.getByRole('button', { name: 'Done' })).not.toHaveFocus()
  },
}

/** Nothing of one's own, and something of others. */
export const Empty: Story = {
  args: { views: [], sharing },
  play: async () => {
    const inside = await dialog()
    await expect(inside.getByText(/No views are left/)).toBeVisible()
    await expect(inside.getByText('For the newsletter')).toBeVisible()
  },
}
