import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StateDot } from '../../../src/components/text/StateDot'

const meta = {
  title: 'Components/Text/State dot',
  component: StateDot,
  args: { isOn: true, on: 'Active', off: 'Inactive' },
} satisfies Meta<typeof StateDot>

export default meta
type Story = StoryObj<typeof meta>

export const On: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Active')).toBeVisible()
  },
}

export const Off: Story = {
  args: { isOn: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Inactive')).toBeVisible()
  },
}
