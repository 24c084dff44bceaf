import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within, type Mock } from 'storybook/test'
import { pictureAddress } from '../upload/images'
import { MediaForm } from './MediaForm'
import { hand } from '../../support/hand'

const meta = {
  title: 'Components/Media/Stored media',
  component: MediaForm,
  args: { mediaJson: '', upload: async () => pictureAddress, onSubmit: fn(async () => true) },
} satisfies Meta<typeof MediaForm>
export default meta
type Story = StoryObj<typeof meta>

/** Its code comes after what is more urgent; what is stored is sent as it is meanwhile. */
export const NotReady: Story = {
  args: { mediaJson: '[]', ready: false },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Loading the media fields…')).toBeVisible()
    await hand.click(canvas.getByRole('button', { name: 'Save project' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ mediaJson: '[]' })
  },
}

/** What can't be read is said, and goes back as the very same text. */
export const Unreadable: Story = {
  args: { mediaJson: '[{"name": "Talk", ' },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('The stored media can’t be read.')).toBeVisible()
    await hand.click(canvas.getByRole('button', { name: 'Save project' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ mediaJson: '[{"name": "Talk", ' })
  },
}

export const UntouchedTextStays: Story = {
  args: { mediaJson: '[ {"url":"/a.png", "type":"IMAGE", "name":"A", "width": 3} ]' },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('button', { name: 'Remove A' })
    await hand.click(canvas.getByRole('button', { name: 'Save project' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      mediaJson: '[ {"url":"/a.png", "type":"IMAGE", "name":"A", "width": 3} ]',
    })
  },
}

const spaced =
  '[ {"url":"/a.png", "type":"IMAGE", "name":"A"}, {"url":"/b.png", "type":"IMAGE", "name":"B", "width": 3} ]'

/** What was moved and moved back is the stored text to the letter: nothing is unsaved. */
export const MovedBack: Story = {
  args: { mediaJson: spaced, onDirtyChange: fn() },
  play: async ({ canvas, args }) => {
    await hand.click(await canvas.findByRole('button', { name: 'Move A down' }))
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(true))
    await hand.click(canvas.getByRole('button', { name: 'Move A up' }))
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(false))
    await hand.click(canvas.getByRole('button', { name: 'Save project' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ mediaJson: spaced })
  },
}

/** A pointer drags an item by its handle to another place; Escape puts it back. */
export const Dragged: Story = {
  args: {
    mediaJson: JSON.stringify(['A', 'B', 'C'].map((name) => ({ name, url: pictureAddress, type: 'IMAGE' }))),
  },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('button', { name: 'Edit A' })
    const row = (name: string) => canvas.getByText(name).closest('li') as HTMLElement
    const handle = within(row('A')).getByTitle('Drag to another place')
    const { height } = row('A').getBoundingClientRect()
    await hand.drag(handle, { x: 0, y: height * 1.2 })
    const order = () => canvas.getAllByRole('button', { name: /^Edit/ }).map((one) => one.ariaLabel)
    await waitFor(() => expect(order()).toEqual(['Edit B', 'Edit A', 'Edit C']))
    await expect(canvas.getByText('A moved to place 2 of 3')).toBeInTheDocument()
    await hand.drag(within(row('C')).getByTitle('Drag to another place'), { x: 0, y: -height * 9 })
    await waitFor(() => expect(order()).toEqual(['Edit C', 'Edit B', 'Edit A']))
    await hand.click(canvas.getByRole('button', { name: 'Save project' }))
    const sent = (args.onSubmit as Mock).mock.lastCall?.[0] as { mediaJson: string }
    await expect(JSON.parse(sent.mediaJson)).toMatchObject([{ name: 'C' }, { name: 'B' }, { name: 'A' }])
  },
}

/** An item that was begun and not added would be lost by saving: the form says so first. */
export const BegunAndNotAdded: Story = {
  play: async ({ canvas, args }) => {
    const name = await canvas.findByLabelText('Media name')
    await hand.type(name, 'Talk')
    await hand.click(canvas.getByRole('button', { name: 'Save project' }))
    await expect(await canvas.findByText(/Press Add to keep the media item/)).toBeVisible()
    await expect(name).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await hand.clear(name)
    await expect(canvas.queryByText(/Press Add to keep the media item/)).not.toBeInTheDocument()
    await hand.click(canvas.getByRole('button', { name: 'Save project' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const Narrow: Story = {
  args: {
    mediaJson: JSON.stringify([
      { name: 'عرض المشروع 🧪', url: 'https://youtu.be/abcdefghijk', type: 'YOUTUBE' },
      { name: 'ALongNameWithoutAnyBlank'.repeat(4), url: pictureAddress, type: 'IMAGE' },
    ]),
  },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Edit عرض المشروع 🧪' })
    const box = canvasElement.querySelector('div')
    await expect(box?.scrollWidth).toBeLessThanOrEqual(box?.clientWidth ?? 0)
  },
}
