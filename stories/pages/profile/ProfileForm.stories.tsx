import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import type { ProfileBody } from '../../../src/contract/bodies'
import type { UploadImage } from '../../../src/contract/uploads'
import { rules } from '../../../src/contract/rules'
import { ProfileForm } from '../../../src/pages/profile/ProfileForm'
import { hasFailed, inEditor, isSaving, saves } from '../../support/storyEditor'
import { imageFile } from '../../support/imageFile'
import { hand } from '../../support/hand'

const upload: UploadImage = fn(async () => '/uploads/2.png')
const filled: ProfileBody = { name: 'Ada Adeyemi', profileImage: '/uploads/1.png' }

const Edited = inEditor(ProfileForm, (values: ProfileBody) => rules.profile(values))

const meta = {
  title: 'Profile/Form',
  component: Edited,
  args: { initial: { name: 'Ada Adeyemi', profileImage: '' }, handling: saves<ProfileBody>(), upload },
} satisfies Meta<typeof Edited>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Filled: Story = { args: { initial: filled } }

export const Invalid: Story = {
  args: { initial: { name: '', profileImage: '' } },
  play: async ({ canvas, args }) => {
    await hand.click(canvas.getByRole('button', { name: 'Save profile' }))
    await expect(await canvas.findByText('Name is required')).toBeVisible()
    await expect(args.handling.onSubmit).not.toHaveBeenCalled()
  },
}

export const Submits: Story = {
  args: { initial: filled },
  play: async ({ canvas, args }) => {
    await hand.upload(canvas.getByLabelText('Profile image'), imageFile())
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: 'Preview: Profile image' })).toHaveAttribute(
        'src',
        '/uploads/2.png',
      ),
    )
    await hand.click(canvas.getByRole('button', { name: 'Save profile' }))
    await waitFor(() =>
      expect(args.handling.onSubmit).toHaveBeenCalledWith({
        name: 'Ada Adeyemi',
        profileImage: '/uploads/2.png',
      }),
    )
  },
}

/** The image may go: only the name is required. */
export const WithoutAnImage: Story = {
  args: { initial: filled },
  play: async ({ canvas, args }) => {
    await hand.click(canvas.getByRole('button', { name: 'Remove profile image' }))
    await hand.click(canvas.getByRole('button', { name: 'Save profile' }))
    await waitFor(() =>
      expect(args.handling.onSubmit).toHaveBeenCalledWith({ name: 'Ada Adeyemi', profileImage: '' }),
    )
  },
}

export const Saving: Story = {
  args: { handling: isSaving<ProfileBody>() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save profile' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const SaveFailed: Story = {
  args: { handling: hasFailed<ProfileBody>() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server says no')
  },
}
