import { Button } from '@blueprintjs/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { EmptyState } from '../../../src/components/feedback/EmptyState'

const meta = {
  title: 'Components/Feedback/Empty state',
  component: EmptyState,
  args: { title: 'No articles yet' },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No articles yet')).toBeVisible()
  },
}

export const WithWayOn: Story = {
  args: {
    children: 'What you write with the form above is listed here.',
    actions: <Button intent="primary" text="Write the first one" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/with the form above/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Write the first one' })).toBeVisible()
  },
}
