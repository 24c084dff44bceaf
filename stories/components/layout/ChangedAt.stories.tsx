import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ChangedAt } from '../../../src/components/record/ChangedAt'

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

const meta = {
  title: 'Components/Layout/Changed at',
  component: ChangedAt,
  args: { at: ago(3.5) },
} satisfies Meta<typeof ChangedAt>

export default meta
type Story = StoryObj<typeof meta>

/** The exact time stands in its title. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const time = canvas.getByText('3 hours ago')
    await expect(time).toHaveAttribute('datetime', args.at)
    await expect(time).toHaveAttribute('title', expect.stringMatching(/^\d+ \w+ \d{4} at \d\d:\d\d$/))
  },
}

/** From 30 days on it is a date. */
export const LongAgo: Story = {
  args: { at: '2024-02-09T12:00:00.000Z' },
  play: async ({ canvas }) => expect(canvas.getByText('9 Feb 2024')).toBeInTheDocument(),
}

/** Nobody knows when. */
export const Unknown: Story = {
  args: { at: null },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('time')).toBeNull(),
}
