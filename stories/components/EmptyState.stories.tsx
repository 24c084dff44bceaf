import { Button } from '@blueprintjs/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmptyState } from '../../src/components/EmptyState'

const meta = {
  component: EmptyState,
  args: { title: 'No articles yet' },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithWayOn: Story = {
  args: {
    children: 'What you write with the form above is listed here.',
    actions: <Button intent="primary" text="Write the first one" />,
  },
}
