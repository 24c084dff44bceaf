import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { pictureAddress } from './images'
import { MediaForm } from './MediaForm'
import { hand } from '../../support/hand'

const meta = {
  component: MediaForm,
  args: { mediaJson: '', upload: async () => pictureAddress, onSubmit: fn(async () => true) },
} satisfies Meta<typeof MediaForm>
export default meta
type Story = StoryObj<typeof meta>

/** What can't be read is said, and goes back as the very same text. */
export const Unreadable: Story = {
  args: { mediaJson: '[{"name": "Talk", ' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('The stored media can’t be read.')).toBeVisible()
    await hand.click(canvas.getByRole('button', { name: 'Save project' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ mediaJson: '[{"name": "Talk", ' })
  },
}

export const UntouchedTextStays: Story = {
  args: { mediaJson: '[ {"url":"/a.png", "type":"IMAGE", "name":"A", "width": 3} ]' },
  play: async ({ canvas, args }) => {
    await hand.click(canvas.getByRole('button', { name: 'Save project' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      mediaJson: '[ {"url":"/a.png", "type":"IMAGE", "name":"A", "width": 3} ]',
    })
  },
}

/** An item that was begun and not added would be lost by saving: the form says so first. */
export const BegunAndNotAdded: Story = {
  play: async ({ canvas, args }) => {
    const name = canvas.getByLabelText('Media name')
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
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('div')
    await expect(box?.scrollWidth).toBeLessThanOrEqual(box?.clientWidth ?? 0)
  },
}
