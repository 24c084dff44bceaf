import { Button } from '@blueprintjs/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { ConfirmDialog, type ConfirmDialogProps } from '../../../src/components/feedback/ConfirmDialog'
import { hand } from '../../support/hand'

const meta = {
  title: 'Components/Feedback/Confirm dialog',
  component: ConfirmDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
  args: {
    isOpen: true,
    title: 'Delete opportunity',
    children: 'The opportunity leaves the public site; its applications are kept.',
    confirmLabel: 'Delete',
    intent: 'danger',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete opportunity' })
    await expect(dialog).toHaveAccessibleDescription(/its applications are kept/)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await hand.click(screen.getByRole('button', { name: 'Delete' }))
    await expect(args.onConfirm).toHaveBeenCalledTimes(1)
    await hand.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalledTimes(1)
  },
}

export const Question: Story = {
  args: {
    title: 'Change role',
    children: 'Are you sure you want to do this?',
    confirmLabel: 'Confirm',
    intent: 'primary',
  },
  play: async () => {
    await expect(await screen.findByText('Are you sure you want to do this?')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Confirm' })).toBeEnabled()
  },
}

/** A third way stands between the two; what is done by default is the last. */
export const ThreeWays: Story = {
  args: {
    title: 'Leave without saving?',
    children: 'What you typed on this page is not saved.',
    confirmLabel: 'Save and leave',
    cancelLabel: 'Stay',
    intent: 'primary',
    other: { label: 'Leave (draft kept)', onPress: fn() },
    onClosed: fn(),
  },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus())
    await hand.tab()
    await expect(screen.getByRole('button', { name: 'Leave (draft kept)' })).toHaveFocus()
    await hand.keyboard('{Enter}')
    await expect(args.other?.onPress).toHaveBeenCalledTimes(1)
    await hand.tab()
    await expect(screen.getByRole('button', { name: 'Save and leave' })).toHaveFocus()
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(args.onClosed).not.toHaveBeenCalled()
  },
}

export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ args }) => {
    const confirm = await screen.findByRole('button', { name: /Delete/ })
    await expect(confirm).toHaveAttribute('aria-busy', 'true')
    await hand.clickDisabled(confirm)
    await hand.keyboard('{Escape}')
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
}

export const Failed: Story = {
  args: { error: 'something went wrong' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('something went wrong')
  },
}

function OpenedByButton(props: ConfirmDialogProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button text="Delete opportunity" onClick={() => setIsOpen(true)} />
      <ConfirmDialog {...props} isOpen={isOpen} onCancel={() => setIsOpen(false)} />
    </>
  )
}

export const GivesTheFocusBack: Story = {
  render: (args) => <OpenedByButton {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Delete opportunity' })
    await hand.click(opener)
    const cancel = await screen.findByRole('button', { name: 'Cancel' })
    await waitFor(() => expect(cancel).toHaveFocus())
    await hand.tab()
    await expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus()
    await hand.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
