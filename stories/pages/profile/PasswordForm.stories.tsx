import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { PasswordForm, type PasswordValues } from '../../../src/pages/profile/PasswordForm'
import { passwordProblems } from '../../../src/pages/profile/passwordProblems'
import { hasFailed, inEditor, isSaving, saves } from '../../support/storyEditor'
import { patience } from '../../support/page'
import { hand } from '../../support/hand'

const Edited = inEditor(PasswordForm, (values: PasswordValues) => passwordProblems(values))

const meta = {
  title: 'Profile/Password form',
  component: Edited,
  args: {
    initial: { currentPassword: '', newPassword: '', repeated: '' },
    handling: saves<PasswordValues>(),
    owner: { name: 'Ada Adeyemi', email: 'admin@example.org' },
  },
} satisfies Meta<typeof Edited>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    for (const label of ['Current password', 'New password', 'Repeat new password'])
      await expect(canvas.getByLabelText(label)).toHaveAttribute('type', 'password')
  },
}

export const Invalid: Story = {
  play: async ({ canvas, args }) => {
    await hand.click(canvas.getByRole('button', { name: 'Change password' }))
    await expect(await canvas.findByText('New password is required')).toBeVisible()
    await hand.type(canvas.getByLabelText('New password'), 'too short')
    await expect(await canvas.findByText('New password is too short: 10 characters at least')).toBeVisible()
    await hand.type(canvas.getByLabelText('New password'), ' is longer')
    await hand.type(canvas.getByLabelText('Repeat new password'), 'another one')
    await hand.click(canvas.getByRole('button', { name: 'Change password' }))
    await expect(await canvas.findByText('The two passwords differ')).toBeVisible()
    await expect(args.handling.onSubmit).not.toHaveBeenCalled()
  },
}

/** What is typed is judged at once. */
export const Submits: Story = {
  play: async ({ canvas, args }) => {
    await hand.type(canvas.getByLabelText('Current password'), 'open-source-demo')
    await hand.type(canvas.getByLabelText('New password'), 'mmfx83 kda pelican')
    await expect(await canvas.findByText('Strength: Strong', {}, patience)).toBeVisible()
    await hand.type(canvas.getByLabelText('Repeat new password'), 'mmfx83 kda pelican')
    await hand.click(canvas.getByRole('button', { name: 'Change password' }))
    await waitFor(() =>
      expect(args.handling.onSubmit).toHaveBeenCalledWith({
        currentPassword: 'open-source-demo',
        newPassword: 'mmfx83 kda pelican',
        repeated: 'mmfx83 kda pelican',
      }),
    )
  },
}

export const Saving: Story = {
  args: { handling: isSaving<PasswordValues>() },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Change password' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

export const SaveFailed: Story = {
  args: { handling: hasFailed<PasswordValues>() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server says no')
  },
}
