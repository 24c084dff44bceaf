import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ExternalLink } from '../../../src/components/text/ExternalLink'

const meta = {
  title: 'Components/Text/External link',
  component: ExternalLink,
  args: { href: 'https://example.org/ada' },
} satisfies Meta<typeof ExternalLink>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'https://example.org/ada (opens in a new tab)' })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

export const WithText: Story = {
  args: { children: 'Public profile' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Public profile (opens in a new tab)' })).toBeVisible()
  },
}

export const Mail: Story = {
  args: { href: 'mailto:ada@example.org', children: 'ada@example.org' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^ada@example.org/ })).toHaveAttribute(
      'href',
      'mailto:ada@example.org',
    )
  },
}

/** An address that could run code, or that is none, is only text. */
export const NotLinkable: Story = {
  args: { href: 'java\tscript:alert(1)', children: 'Public profile' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvas.getByText('Public profile')).toBeVisible()
  },
}

export const LongAddress: Story = {
  args: { href: `https://example.org/${'averylongsegment'.repeat(12)}` },
  tags: ['phone'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
