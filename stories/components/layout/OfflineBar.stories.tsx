import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OfflineBar } from '../../../src/components/layout/OfflineBar'

const meta = {
  title: 'Components/Layout/Offline bar',
  component: OfflineBar,
  parameters: { layout: 'fullscreen' },
  args: { isOffline: true },
} satisfies Meta<typeof OfflineBar>

export default meta
type Story = StoryObj<typeof meta>

export const Offline: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You are offline.')
  },
}

/** Nothing shows, but the place that will announce is there. */
export const Online: Story = {
  args: { isOffline: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}
