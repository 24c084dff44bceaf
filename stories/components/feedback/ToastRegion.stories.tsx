import { Button } from '@blueprintjs/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { createToaster, type Toaster } from '../../../src/components/feedback/createToaster'
import { ToastRegion } from '../../../src/components/feedback/ToastRegion'
import { hand } from '../../support/hand'

/** A region whose toasts stay unless a story says otherwise. */
const meta = {
  title: 'Components/Feedback/Toast region',
  component: ToastRegion,
  parameters: { docs: { story: { inline: false, iframeHeight: 240 } } },
  args: { toaster: createToaster(), duration: 60_000 },
  // A toaster a story: what one leaves on screen must not show in another.
  loaders: [() => ({ toaster: createToaster() })],
  render: (args, { loaded }) => <ToastRegion {...args} toaster={loaded.toaster as Toaster} />,
} satisfies Meta<typeof ToastRegion>

export default meta
type Story = StoryObj<typeof meta>

const toasterOf = (loaded: Record<string, unknown>) => loaded.toaster as Toaster

export const EachIntent: Story = {
  play: async ({ canvas, loaded }) => {
    const toaster = toasterOf(loaded)
    toaster.show({ message: 'contribution added successfully', intent: 'success' })
    toaster.show({ message: 'Fill out the email box to continue', intent: 'warning' })
    toaster.show({ message: 'something went wrong', intent: 'danger' })
    const failure = await canvas.findByText('something went wrong')
    await expect(failure.closest('[aria-live]')).toHaveAttribute('aria-live', 'assertive')
    const success = canvas.getByText('contribution added successfully')
    await expect(success.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite')
  },
}

/** Something is under way: its toast stays until that has ended. */
export const Persistent: Story = {
  args: { duration: 100 },
  play: async ({ canvas, loaded }) => {
    const toaster = toasterOf(loaded)
    const key = toaster.show({ message: 'Undoing the merge…', isPersistent: true })
    toaster.show({ message: 'contribution added successfully', intent: 'success' })
    await canvas.findByText('contribution added successfully')
    await waitFor(() => expect(canvas.queryByText('contribution added successfully')).toBeNull())
    await expect(canvas.getByText('Undoing the merge…')).toBeVisible()
    toaster.dismiss(key)
    await waitFor(() => expect(canvas.queryByText('Undoing the merge…')).toBeNull())
  },
}

export const LongMessage: Story = {
  tags: ['phone'],
  play: async ({ canvas, loaded }) => {
    toasterOf(loaded).show({
      message:
        'The project Anextraordinarilylongprojectnamewithoutasinglespacethatnoonewouldtype was saved, مكتبة too',
    })
    const message = await canvas.findByText(/was saved, مكتبة too$/)
    await expect(message).toBeVisible()
    await expect(message.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** The words stand in the middle of the button beside them. */
export const OneLine: Story = {
  tags: ['phone'],
  play: async ({ canvas, loaded }) => {
    toasterOf(loaded).show({ message: 'Tag added', intent: 'success' })
    const middleOf = (element: HTMLElement) => {
      const { top, bottom } = element.getBoundingClientRect()
      return (top + bottom) / 2
    }
    const message = middleOf(await canvas.findByText('Tag added'))
    const button = middleOf(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(Math.abs(message - button)).toBeLessThanOrEqual(1)
  },
}

export const WithUndo: Story = {
  args: { toaster: createToaster() },
  play: async ({ canvas, loaded }) => {
    const undo = fn()
    toasterOf(loaded).show({
      message: 'contribution deleted successfully',
      intent: 'success',
      action: { label: 'Undo', onClick: undo },
    })
    await hand.click(await canvas.findByRole('button', { name: 'Undo' }))
    await expect(undo).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(canvas.queryByText('contribution deleted successfully')).toBeNull())
  },
}

export const FewAtOnceAndNoneTwice: Story = {
  play: async ({ canvas, loaded }) => {
    const toaster = toasterOf(loaded)
    const first = toaster.show({ message: 'Saved 1' })
    await expect(toaster.show({ message: 'Saved 1' })).toBe(first)
    for (const number of [2, 3, 4]) toaster.show({ message: `Saved ${number}` })
    await canvas.findByText('Saved 4')
    await expect(canvas.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(3)
    await expect(canvas.queryByText('Saved 1')).toBeNull()
  },
}

/** The newest lies on the others, so that one line is covered and not three; they unfold under the pointer or the focus. */
export const Stacked: Story = {
  play: async ({ canvas, loaded }) => {
    const toaster = toasterOf(loaded)
    const undo = fn()
    toaster.show({ message: 'Tag saved', action: { label: 'Undo', onClick: undo } })
    toaster.show({ message: 'something went wrong', intent: 'danger' })
    toaster.show({ message: 'Draft discarded' })
    const newest = await canvas.findByText('Draft discarded')
    const bottom = () => Math.max(...canvas.getAllByText(/./, { selector: 'p' }).map(lowest))
    await expect(bottom()).toBeLessThan(lowest(newest) + 20)
    await hand.hover(newest.parentElement ?? newest)
    await waitFor(() => expect(bottom()).toBeGreaterThan(lowest(newest) + 60))
    await hand.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(undo).toHaveBeenCalledOnce()
  },
}

const lowest = (message: Element) => (message.parentElement ?? message).getBoundingClientRect().bottom

export const ClosesByItself: Story = {
  args: { duration: 50 },
  play: async ({ canvas, loaded }) => {
    toasterOf(loaded).show({ message: 'Saved' })
    await canvas.findByText('Saved')
    await waitFor(() => expect(canvas.queryByText('Saved')).toBeNull())
  },
}

export const DismissedByKey: Story = {
  render: (_args, { loaded }) => (
    <>
      <ToastRegion toaster={loaded.toaster as Toaster} duration={60_000} />
      <Button text="Save" style={{ marginTop: 120 }} />
    </>
  ),
  play: async ({ canvas, loaded }) => {
    const save = canvas.getByRole('button', { name: 'Save' })
    toasterOf(loaded).show({ message: 'Saved' })
    await canvas.findByText('Saved')
    save.focus()
    await hand.tab({ shift: true })
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus()
    await hand.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByText('Saved')).toBeNull())
    await expect(save).toHaveFocus()
  },
}

export const DraggedAway: Story = {
  play: async ({ canvas, loaded }) => {
    toasterOf(loaded).show({ message: 'Saved' })
    const message = await canvas.findByText('Saved')
    const drag = (by: number) => hand.drag(message.parentElement ?? message, { x: by, y: 0 })
    await drag(40)
    await expect(canvas.getByText('Saved')).toBeVisible()
    await drag(-160)
    await waitFor(() => expect(canvas.queryByText('Saved')).toBeNull())
  },
}
