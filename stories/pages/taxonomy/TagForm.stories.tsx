import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { tag, type TagBody } from '../../../src/contract/records/tag'
import { TagForm } from '../../../src/pages/taxonomy/TagForm'
import { hasFailed, inEditor, isSaving, saves } from '../../support/storyEditor'
import { hand } from '../../support/hand'

const Edited = inEditor(TagForm, tag.check)

const meta = {
  title: 'Tags/Form',
  component: Edited,
  args: { initial: { name: '' }, submitLabel: 'Add tag', handling: saves<TagBody>() },
} satisfies Meta<typeof Edited>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Filled: Story = { args: { initial: { name: 'testing' }, submitLabel: 'Save tag' } }

export const Invalid: Story = {
  play: async ({ canvas, args }) => {
    await hand.type(canvas.getByLabelText('Name'), 'a'.repeat(3))
    await hand.clear(canvas.getByLabelText('Name'))
    await hand.click(canvas.getByRole('button', { name: 'Add tag' }))
    await expect(await canvas.findByText('Name is required')).toBeVisible()
    await expect(args.handling.onSubmit).not.toHaveBeenCalled()
  },
}

export const TooLong: Story = {
  args: { initial: { name: 'a'.repeat(201) } },
  play: async ({ canvas, args }) => {
    await hand.click(canvas.getByRole('button', { name: 'Add tag' }))
    await expect(await canvas.findByText('Name is too long: 200 characters at most')).toBeVisible()
    await expect(args.handling.onSubmit).not.toHaveBeenCalled()
  },
}

export const Submits: Story = {
  play: async ({ canvas, args }) => {
    await hand.type(canvas.getByLabelText('Name'), ' fun 🎈 {Enter}')
    await waitFor(() => expect(args.handling.onSubmit).toHaveBeenCalledWith({ name: 'fun 🎈' }))
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveValue(''))
  },
}

export const Saving: Story = {
  args: { handling: isSaving<TagBody>() },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Add tag' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await hand.clickDisabled(button)
    await expect(args.handling.onSubmit).not.toHaveBeenCalled()
  },
}

export const SaveFailed: Story = {
  args: { initial: { name: 'testing' }, handling: hasFailed<TagBody>() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server says no')
  },
}
