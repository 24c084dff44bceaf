import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import type { UploadImage } from '../../../src/contract/uploads'
import { AllFieldsForm, emptyAll } from './AllFieldsForm'
import { heldUpload, imageFile, pictureAddress } from '../upload/images'
import { hand } from '../../support/hand'

const filled = { ...emptyAll, featuredImage: pictureAddress, name: 'Programs', tags: [5], parentId: 2 }

const upload: UploadImage = async () => pictureAddress

const meta = {
  title: 'Components/Form/All fields',
  component: AllFieldsForm,
  args: {
    initial: emptyAll,
    onSubmit: fn(async () => true),
    onDirtyChange: fn(),
    upload,
  },
} satisfies Meta<typeof AllFieldsForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Name')).toHaveValue('')
    await expect(canvas.getByRole('combobox', { name: 'Parent' })).toHaveValue('None')
  },
}

export const Filled: Story = {
  args: { initial: filled },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Name')).toHaveValue('Programs')
    await expect(canvas.getByRole('img', { name: 'Preview: Featured image' })).toBeVisible()
  },
}

/** Everything can be read, nothing can be changed: no field answers to a press or a key. */
export const Disabled: Story = {
  args: { initial: filled, disabled: true },
  play: async ({ canvas }) => {
    for (const name of ['Name', 'License', 'Active', 'Featured image'])
      await expect(canvas.getByLabelText(name)).toBeDisabled()
    for (const name of ['Tags', 'Categories', 'Parent'])
      await expect(canvas.getByRole('combobox', { name })).toBeDisabled()
    for (const remove of canvas.queryAllByRole('button', { name: /^Remove/ }))
      await expect(remove).toBeDisabled()
  },
}

/** The focus goes to the first field on the screen that is wrong, whatever kind it is. */
export const LeadsToTheFirstProblem: Story = {
  args: { initial: { ...emptyAll, parentId: 3 } },
  play: async ({ canvas, args }) => {
    const send = canvas.getByRole('button', { name: 'Add project' })
    await hand.click(send)
    await waitFor(() => expect(canvas.getByLabelText('Featured image')).toHaveFocus())
    await hand.upload(canvas.getByLabelText('Featured image'), imageFile())
    await canvas.findByText('photo.png is uploaded')
    await expect(canvas.queryByText('Featured image is mandatory')).not.toBeInTheDocument()
    await hand.click(send)
    const tags = canvas.getByRole('combobox', { name: 'Tags' })
    await waitFor(() => expect(tags).toHaveFocus())
    await hand.keyboard('rust{Enter}')
    await hand.click(send)
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Parent' })).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const ClearsEveryField: Story = {
  play: async ({ canvas, args }) => {
    await hand.upload(canvas.getByLabelText('Featured image'), imageFile())
    await canvas.findByText('photo.png is uploaded')
    await hand.type(canvas.getByRole('combobox', { name: 'Tags' }), 'rust{Enter}{Escape}')
    await hand.type(canvas.getByRole('combobox', { name: 'Parent' }), 'data{Enter}')
    await hand.type(await canvas.findByLabelText('Media name'), 'Talk')
    await hand.type(canvas.getByLabelText('Media URL'), 'https://youtu.be/abcdefghijk{Enter}')
    await hand.click(canvas.getByRole('button', { name: 'Add project' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...emptyAll,
      featuredImage: pictureAddress,
      tags: [8],
      parentId: 6,
      mediaJson: '[{"name":"Talk","url":"https://youtu.be/abcdefghijk","type":"YOUTUBE"}]',
    })
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument())
    await expect(canvas.getByRole('combobox', { name: 'Parent' })).toHaveValue('None')
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false)
  },
}

const held = heldUpload()
export const WaitsForTheUpload: Story = {
  args: { initial: filled, upload: held.upload },
  play: async ({ canvas, args }) => {
    await hand.upload(canvas.getByLabelText('Featured image'), imageFile())
    await hand.clickDisabled(await canvas.findByRole('button', { name: 'Waiting for the upload' }))
    await hand.keyboard('{Control>}s{/Control}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    held.finish('/files/new.png')
    await hand.click(await canvas.findByRole('button', { name: 'Add project' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...filled, featuredImage: '/files/new.png' })
  },
}

/** A choice and its undoing leave nothing unsaved. */
export const PickedAndUnpickedIsPristine: Story = {
  args: { initial: filled },
  play: async ({ canvas, args }) => {
    const tags = canvas.getByRole('combobox', { name: 'Tags' })
    await hand.type(tags, 'rust{Enter}')
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(true))
    await hand.type(tags, '{Backspace}')
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(false))
  },
}

export const Narrow: Story = {
  args: { initial: filled },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('div')
    await expect(box?.scrollWidth).toBeLessThanOrEqual(box?.clientWidth ?? 0)
  },
}
