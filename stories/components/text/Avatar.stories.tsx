import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Avatar } from '../../../src/components/text/Avatar'

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Crect width='8' height='8' fill='%23b3b9ff'/%3E%3Ccircle cx='4' cy='3' r='1.6' fill='%232b308a'/%3E%3Cpath d='M1 8a3 3 0 0 1 6 0' fill='%232b308a'/%3E%3C/svg%3E"

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
  args: { image: picture, size: 96 },
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('presentation')
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0))
    await expect(canvas.queryByText('AL')).toBeNull()
  },
}

export const BrokenImage: Story = {
  args: { image: 'data:image/png;base64,AAAA', size: 96 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('AL')).toBeVisible()
  },
}

export const OneLetter: Story = {
  args: { name: '👩‍👩‍👧‍👦' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('👩')).toBeVisible()
  },
}
