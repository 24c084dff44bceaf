import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Email } from '../../src/components/Email'

const meta = {
  component: Email,
  args: { address: 'ada@example.org' },
} satisfies Meta<typeof Email>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'ada@example.org' })
    await expect(link).toHaveAttribute('href', 'mailto:ada@example.org')
    await expect(canvas.getByRole('button', { name: 'Copy ada@example.org' })).toBeVisible()
  },
}

/** An address can't smuggle a subject or another recipient into the link. */
export const WithSpecialLetters: Story = {
  args: { address: 'ada?bcc=eve@example.org' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'mailto:ada%3Fbcc%3Deve@example.org')
  },
}

export const None: Story = { args: { address: '' } }
