import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import type { UploadImage } from '../../../src/contract/uploads'
import { imageFile, pictureAddress } from './images'
import { KeptImage } from './KeptImage'
import { hand } from '../../support/hand'

const upload: UploadImage = fn(async () => pictureAddress)

const meta = {
  title: 'Components/Upload/Image input',
  component: KeptImage,
  args: { label: 'Featured image', value: '', onChange: fn(), upload },
} satisfies Meta<typeof KeptImage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Featured image')).toBeEnabled()
    await expect(canvas.getByText(/drop it here or/)).toBeVisible()
  },
}

export const Filled: Story = {
  args: { value: pictureAddress },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: 'Preview: Featured image' })).toBeVisible()
    await hand.click(canvas.getByRole('button', { name: 'Remove featured image' }))
    await expect(args.onChange).toHaveBeenCalledWith('')
    await expect(canvas.getByLabelText('Featured image')).toHaveFocus()
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
}

export const Uploads: Story = {
  play: async ({ canvas, args }) => {
    const file = imageFile()
    await hand.upload(canvas.getByLabelText('Featured image'), file)
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(pictureAddress))
    await expect(args.upload).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('status')).toHaveTextContent('photo.png is uploaded')
    await expect(canvas.getByRole('img', { name: 'Preview: Featured image' })).toHaveAttribute(
      'src',
      pictureAddress,
    )
  },
}

export const Pasted: Story = {
  play: async ({ canvas, args }) => {
    const clipboard = new DataTransfer()
    clipboard.items.add(imageFile('screenshot.png'))
    await hand.click(canvas.getByLabelText('Featured image'))
    await hand.paste(clipboard)
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(pictureAddress))
  },
}

export const Refused: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Featured image')
    await hand.upload(input, imageFile('notes.svg', 'image/svg+xml'), { applyAccept: false })
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'notes.svg is not an image that can be shown',
    )
    await expect(input).toBeInvalid()
    await expect(args.upload).not.toHaveBeenCalled()
  },
}

export const AddressWithoutImage: Story = {
  args: { value: '/nothing/here.png', error: 'Featured image is mandatory' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The image at /nothing/here.png can’t be loaded')).toBeVisible()
    await expect(canvas.getByLabelText('Featured image')).toBeInvalid()
  },
}

export const Phone: Story = {
  args: { value: pictureAddress, required: true },
  tags: ['phone'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Preview: Featured image' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
