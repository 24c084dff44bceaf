import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { ImageInput } from '../../../src/components/forms/ImageInput'
import type { UploadImage } from '../../../src/contract/upload'
import { heldUpload, imageFile, pictureAddress } from './images'

/** Keeps the value as a form would. */
function Kept(props: ComponentProps<typeof ImageInput>) {
  const [value, setValue] = useState(props.value)
  const handleChange = (address: string) => {
    setValue(address)
    props.onChange(address)
  }
  return <ImageInput {...props} value={value} onChange={handleChange} />
}

const upload: UploadImage = fn(async () => pictureAddress)

const meta = {
  component: ImageInput,
  render: (args) => <Kept {...args} />,
  args: { label: 'Featured image', value: '', onChange: fn(), upload },
} satisfies Meta<typeof ImageInput>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Filled: Story = {
  args: { value: pictureAddress },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: 'Preview: Featured image' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove featured image' }))
    await expect(args.onChange).toHaveBeenCalledWith('')
    await expect(canvas.getByLabelText('Featured image')).toHaveFocus()
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
}

export const Uploads: Story = {
  play: async ({ canvas, args }) => {
    const file = imageFile()
    await userEvent.upload(canvas.getByLabelText('Featured image'), file)
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
    await userEvent.click(canvas.getByText(/drop it here or/))
    canvas.getByLabelText('Featured image').focus()
    await userEvent.paste(clipboard)
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(pictureAddress))
  },
}

const progressing = heldUpload()
export const Uploading: Story = {
  args: { upload: progressing.upload, value: pictureAddress },
  play: async ({ canvas, args }) => {
    await userEvent.upload(
      canvas.getByLabelText('Featured image'),
      imageFile('a very long name of a photo.png'),
    )
    progressing.progress(0.4)
    const bar = await canvas.findByRole('progressbar')
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '40'))
    await expect(canvas.getByRole('img', { name: 'Preview: Featured image' })).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

const cancelled = heldUpload()
export const Cancelled: Story = {
  args: { upload: cancelled.upload, value: pictureAddress },
  play: async ({ canvas, args }) => {
    await userEvent.upload(canvas.getByLabelText('Featured image'), imageFile())
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }))
    await expect(cancelled.isAborted()).toBe(true)
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

const failing = heldUpload()
export const Failed: Story = {
  args: { upload: failing.upload, value: pictureAddress },
  play: async ({ canvas, args }) => {
    await userEvent.upload(canvas.getByLabelText('Featured image'), imageFile())
    failing.fail('The disk is full')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'photo.png could not be uploaded: The disk is full',
    )
    await expect(canvas.getByRole('img')).toHaveAttribute('src', pictureAddress)
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

const retried = heldUpload()
export const Retried: Story = {
  args: { upload: retried.upload, value: '/files/former.png' },
  play: async ({ canvas, args }) => {
    await userEvent.upload(canvas.getByLabelText('Featured image'), imageFile())
    retried.fail('The disk is full')
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
    retried.finish(pictureAddress)
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(pictureAddress))
    await expect(canvas.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
  },
}

export const Refused: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Featured image')
    await userEvent.upload(input, imageFile('notes.svg', 'image/svg+xml'), { applyAccept: false })
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
  globals: { viewport: { value: 'phone' } },
}
