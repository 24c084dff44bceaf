import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { ViewsDialog, type ViewsDialogProps } from '../../../src/components/list/ViewsDialog'
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
      { id: 'c', name: 'Licence: AGPL-3.0-only' },
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
    await expect(names()).toEqual(['Featured now', 'Without an image', 'Licence: AGPL-3.0-only'])
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
    await expect(names()).toEqual(['Without an image', 'Licence: AGPL-3.0-only', 'Featured'])
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
    await hand.click(inside.getByRole('button', { name: /^Remove Licence/ }))
    await waitFor(() => expect(inside.getByRole('button', { name: 'Done' })).toHaveFocus())
    await expect(inside.getByText(/No views are left/)).toBeVisible()
    await hand.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
}
