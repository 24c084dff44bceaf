import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, waitFor } from 'storybook/test'
import type { UploadImage } from '../../../src/contract/uploads'
import { heldUpload, imageFile, pictureAddress } from './images'
import { KeptImage } from './KeptImage'
import { hand } from '../../support/hand'

const upload: UploadImage = async () => pictureAddress

const meta = {
  title: 'Components/Upload/Uploading',
  component: KeptImage,
  args: { label: 'Featured image', value: '', onChange: fn(), upload },
} satisfies Meta<typeof KeptImage>
export default meta
type Story = StoryObj<typeof meta>

const progressing = heldUpload()
export const Uploading: Story = {
  args: { upload: progressing.upload, value: pictureAddress },
  play: async ({ canvas, args }) => {
    await hand.upload(canvas.getByLabelText('Featured image'), imageFile('a very long name of a photo.png'))
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
    await hand.upload(canvas.getByLabelText('Featured image'), imageFile())
    await hand.click(await canvas.findByRole('button', { name: 'Cancel' }))
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
    const logged = spyOn(console, 'warn').mockReturnValue(undefined)
    await hand.upload(canvas.getByLabelText('Featured image'), imageFile())
    failing.fail('The disk is full')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'photo.png could not be uploaded: The disk is full',
    )
    await expect(logged.mock.calls).toEqual([['The upload of photo.png failed: The disk is full']])
    await expect(canvas.getByRole('img')).toHaveAttribute('src', pictureAddress)
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

const retried = heldUpload()
export const Retried: Story = {
  args: { upload: retried.upload, value: '/files/former.png' },
  play: async ({ canvas, args }) => {
    await hand.upload(canvas.getByLabelText('Featured image'), imageFile())
    retried.fail('The disk is full')
    await hand.click(await canvas.findByRole('button', { name: 'Retry' }))
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
    retried.finish(pictureAddress)
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(pictureAddress))
    await expect(canvas.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
  },
}

/** Progress is reported with a delay: what comes after the end changes nothing. */
const late = heldUpload()
export const LateProgress: Story = {
  args: { upload: late.upload },
  play: async ({ canvas, args }) => {
    await hand.upload(canvas.getByLabelText('Featured image'), imageFile())
    late.finish(pictureAddress)
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(pictureAddress))
    late.progress(1)
    await expect(await canvas.findByText('Replace the image')).toBeVisible()
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument()
  },
}
