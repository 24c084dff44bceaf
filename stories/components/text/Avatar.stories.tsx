import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Avatar } from '../../../src/components/text/Avatar'

const meta = {
  title: 'Components/Text/Avatar',
  component: Avatar,
  args: { name: 'Ada Lovelace' },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Initials: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('AL')).toBeVisible()
  },
}

export const Image: Story = {
  args: { image: '/uploads/1.png', size: 96 },
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('presentation')
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0))
    await expect(canvas.queryByText('AL')).toBeNull()
  },
}

export const BrokenImage: Story = {
  args: { image: '/uploads/gone.png', size: 96 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('AL')).toBeVisible()
  },
}

/** What is no address of an image by https or on this site is never asked for. */
export const NoImage: Story = {
  args: { image: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('AL')).toBeVisible()
    await expect(canvas.queryByRole('presentation')).toBeNull()
  },
}

export const OneLetter: Story = {
  args: { name: '👩‍👩‍👧‍👦' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('👩')).toBeVisible()
  },
}
