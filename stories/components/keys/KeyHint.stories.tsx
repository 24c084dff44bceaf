import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { KeyHint } from '../../../src/components/keys/KeyHint'

const meta = {
  title: 'Components/Keys/Key hint',
  component: KeyHint,
  args: { keys: ['g', 'p'] },
} satisfies Meta<typeof KeyHint>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['desktop'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('g')).toBeVisible()
    await expect(canvas.getByText('p')).toBeVisible()
  },
}

/** There are no keys to press on a phone. */
export const Phone: Story = {
  tags: ['phone', '!desktop'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('g')).not.toBeVisible()
  },
}
