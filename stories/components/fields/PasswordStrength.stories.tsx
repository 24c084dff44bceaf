import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { PasswordStrength } from '../../../src/components/fields/PasswordStrength'
import { patience } from '../../support/page'

const meta = {
  title: 'Components/Fields/Password strength',
  component: PasswordStrength,
  args: { password: '', about: ['Ada Adeyemi', 'admin@example.org'], onScore: fn() },
} satisfies Meta<typeof PasswordStrength>
export default meta
type Story = StoryObj<typeof meta>

const says = (words: string): Story['play'] =>
  async function play({ canvas, args }) {
    await expect(await canvas.findByText(words, {}, patience)).toBeVisible()
    await waitFor(() => expect(args.onScore).toHaveBeenCalledWith(args.password, expect.any(Number)))
  }

/** Nothing is typed: nothing is said, and nothing is fetched. */
export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('')
    await expect(args.onScore).not.toHaveBeenCalled()
  },
}

export const VeryEasy: Story = {
  args: { password: 'password123' },
  play: says('Strength: Very easy to guess'),
}

export const Fair: Story = { args: { password: 'Summer2024!' }, play: says('Strength: Fair') }

export const Strong: Story = { args: { password: 'mmfx83 kda pelican' }, play: says('Strength: Strong') }

/** The own e-mail address is the first that somebody tries. */
export const OwnAddress: Story = {
  args: { password: 'admin@example.org' },
  play: says('Strength: Very easy to guess'),
}
