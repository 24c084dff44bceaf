import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import type { UploadImage } from '../../../src/contract/uploads'
import { heldUpload, imageFile, pictureAddress } from '../upload/images'
import { MediaForm } from './MediaForm'
import { hand } from '../../support/hand'

const upload: UploadImage = fn(async () => pictureAddress)
const talk = { name: 'Talk', url: 'https://youtu.be/abcdefghijk', type: 'YOUTUBE' }
const logo = { name: 'Logo', url: pictureAddress, type: 'IMAGE' }

const meta = {
  title: 'Components/Media/Media field',
  component: MediaForm,
  args: { mediaJson: '', upload, onSubmit: fn(async () => true) },
} satisfies Meta<typeof MediaForm>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

export const Default: Story = {}

export const Filled: Story = { args: { mediaJson: JSON.stringify([talk, logo, { kind: 'odd' }]) } }

export const AddsAVideo: Story = {
  play: async ({ canvas, args }) => {
    await hand.type(await canvas.findByLabelText('Media name'), ' Talk ')
    await expect(canvas.getByLabelText('Media type')).toHaveValue('YOUTUBE')
    await expect(canvas.getByLabelText('Media type')).toHaveDisplayValue('YouTube')
    await hand.type(canvas.getByLabelText('Media URL'), 'youtu.be/abcdefghijk{Enter}')
    await expect(canvas.getByText('Talk added')).toBeInTheDocument()
    await expect(canvas.getByLabelText('Media name')).toHaveFocus()
    await expect(canvas.getByLabelText('Media name')).toHaveValue('')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await hand.click(canvas.getByRole('button', { name: 'Save project' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ mediaJson: JSON.stringify([talk]) })
  },
}

export const AddsAnImage: Story = {
  play: async ({ canvas, args }) => {
    await addPicture({ canvas })
    await expect(await canvas.findByRole('button', { name: 'Remove Logo' })).toBeVisible()
    await hand.click(canvas.getByRole('button', { name: 'Save project' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ mediaJson: JSON.stringify([logo]) })
  },
}

export const Invalid: Story = {
  play: async ({ canvas }) => {
    const add = await canvas.findByRole('button', { name: 'Add' })
    await hand.click(add)
    const name = canvas.getByLabelText('Media name')
    await expect(name).toHaveFocus()
    await expect(name).toHaveAccessibleDescription('Media name is required')
    await expect(canvas.getByLabelText('Media URL')).toHaveAccessibleDescription('Media URL is required')
    await hand.type(name, 'Film')
    await hand.type(canvas.getByLabelText('Media URL'), 'https://vimeo.com/1')
    await hand.click(add)
    await expect(canvas.getByLabelText('Media URL')).toHaveFocus()
    await expect(canvas.getByText('Enter the address of a video at youtube.com or youtu.be')).toBeVisible()
    await hand.selectOptions(canvas.getByLabelText('Media type'), 'IMAGE')
    await hand.click(add)
    await expect(canvas.getByLabelText('Media file')).toHaveAccessibleDescription('Choose a file')
  },
}

async function addPicture({ canvas }: { canvas: Canvas }) {
  await hand.type(await canvas.findByLabelText('Media name'), 'Logo')
  await hand.selectOptions(canvas.getByLabelText('Media type'), 'IMAGE')
  await hand.upload(canvas.getByLabelText('Media file'), imageFile())
  await hand.click(canvas.getByRole('button', { name: 'Add' }))
}

const running = heldUpload()
export const Uploading: Story = {
  args: { upload: running.upload },
  play: async ({ canvas, args }) => {
    await addPicture({ canvas })
    running.progress(0.5)
    await expect(await canvas.findByRole('progressbar', { name: 'Upload of photo.png' })).toBeVisible()
    const button = canvas.getByRole('button', { name: 'Waiting for the upload' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await hand.clickDisabled(button)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

const failing = heldUpload()
export const UploadFailed: Story = {
  args: { upload: failing.upload },
  play: async ({ canvas }) => {
    await addPicture({ canvas })
    failing.fail('The disk is full')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('something went wrong: The disk is full')
    await expect(canvas.getByLabelText('Media name')).toHaveValue('Logo')
    await expect(canvas.getByText('photo.png')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Save project' })).not.toHaveAttribute(
      'aria-disabled',
    )
  },
}

const retried = heldUpload()
export const UploadRetried: Story = {
  args: { upload: retried.upload },
  play: async ({ canvas, args }) => {
    await addPicture({ canvas })
    retried.fail('The disk is full')
    await hand.click(await canvas.findByRole('button', { name: 'Add' }))
    retried.finish(pictureAddress)
    await hand.click(await canvas.findByRole('button', { name: 'Save project' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ mediaJson: JSON.stringify([logo]) }))
  },
}

/** Order by keys: the focus goes along with the item; a removed one comes back to its place. */
export const MovesAndRemoves: Story = {
  args: { mediaJson: JSON.stringify([talk, logo, { ...talk, name: 'Demo' }]) },
  play: async ({ canvas, args }) => {
    const up = await canvas.findByRole('button', { name: 'Move Demo up' })
    up.focus()
    await hand.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Move Demo up' })).toHaveFocus()
    await hand.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Move Demo down' })).toHaveFocus()
    await hand.click(canvas.getByRole('button', { name: 'Remove Talk' }))
    await expect(canvas.queryByRole('button', { name: 'Remove Talk' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus()
    await hand.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Remove Talk' })).toHaveFocus()
    await hand.click(canvas.getByRole('button', { name: 'Remove Logo' }))
    await hand.click(canvas.getByRole('button', { name: 'Save project' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      mediaJson: JSON.stringify([{ ...talk, name: 'Demo' }, talk]),
    })
  },
}

/** In the item's own place; whatever else a host keeps in it stays. */
export const EditsInPlace: Story = {
  args: { mediaJson: JSON.stringify([{ ...talk, width: 3 }, logo]) },
  play: async ({ canvas, args }) => {
    await hand.click(await canvas.findByRole('button', { name: 'Edit Talk' }))
    const fields = within(canvas.getByRole('group', { name: 'Edit Talk' }))
    const name = fields.getByLabelText('Media name')
    await expect(name).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Move Logo up' })).toBeDisabled()
    await hand.clear(name)
    await hand.type(name, 'Opening talk')
    await hand.clear(fields.getByLabelText('Media URL'))
    await hand.type(fields.getByLabelText('Media URL'), 'https://youtu.be/bcdefghijkl{Enter}')
    const edit = await canvas.findByRole('button', { name: 'Edit Opening talk' })
    await waitFor(() => expect(edit).toHaveFocus())
    await expect(canvas.getByText('Opening talk changed')).toBeInTheDocument()
    await hand.click(canvas.getByRole('button', { name: 'Save project' }))
    const changed = { ...talk, name: 'Opening talk', url: 'https://youtu.be/bcdefghijkl', width: 3 }
    await expect(args.onSubmit).toHaveBeenCalledWith({ mediaJson: JSON.stringify([changed, logo]) })
  },
}

/** A video becomes a picture: the file is uploaded first. An address that nobody changed may stay odd. */
export const EditsTypeAndName: Story = {
  args: { mediaJson: JSON.stringify([{ ...talk, url: 'https://example.org/odd' }]) },
  play: async ({ canvas, args }) => {
    await hand.click(await canvas.findByRole('button', { name: 'Edit Talk' }))
    await hand.type(canvas.getAllByLabelText('Media name')[0] as HTMLElement, 's')
    await hand.click(canvas.getByRole('button', { name: 'Done' }))
    await hand.click(await canvas.findByRole('button', { name: 'Edit Talks' }))
    const fields = within(canvas.getByRole('group', { name: 'Edit Talks' }))
    await hand.selectOptions(fields.getByLabelText('Media type'), 'IMAGE')
    await hand.click(fields.getByRole('button', { name: 'Done' }))
    await expect(await fields.findByText('Choose a file')).toBeVisible()
    await hand.upload(fields.getByLabelText('Media file'), imageFile())
    await hand.click(fields.getByRole('button', { name: 'Done' }))
    await canvas.findByRole('button', { name: 'Edit Talks' })
    await hand.click(canvas.getByRole('button', { name: 'Save project' }))
    const picture = { name: 'Talks', url: pictureAddress, type: 'IMAGE' }
    await expect(args.onSubmit).toHaveBeenCalledWith({ mediaJson: JSON.stringify([picture]) })
  },
}

/** What is changed and not done would be lost by saving: the form says so. Escape leaves the item as it was. */
export const EditedAndNotDone: Story = {
  args: { mediaJson: JSON.stringify([talk]) },
  play: async ({ canvas, args }) => {
    await hand.click(await canvas.findByRole('button', { name: 'Edit Talk' }))
    await hand.keyboard('Other')
    await hand.click(canvas.getByRole('button', { name: 'Save project' }))
    const sentence = 'Press Done to keep what you changed of “Other”, or Cancel'
    await expect(await canvas.findByText(sentence)).toBeVisible()
    await expect(canvas.getAllByLabelText('Media name')[0]).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await hand.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit Talk' })).toHaveFocus())
    await expect(canvas.queryByText(sentence)).not.toBeInTheDocument()
    await hand.click(canvas.getByRole('button', { name: 'Save project' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ mediaJson: JSON.stringify([talk]) })
  },
}
