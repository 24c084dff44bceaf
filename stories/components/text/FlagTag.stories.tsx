import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FlagTag } from '../../../src/components/text/FlagTag'

const meta = {
  title: 'Components/Text/Flag tag',
  component: FlagTag,
  args: { isOn: true },
} satisfies Meta<typeof FlagTag>

export default meta
type Story = StoryObj<typeof meta>

export const On: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('YES')).toBeVisible()
  },
}

export const Off: Story = {
  args: { isOn: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('NO')).toBeVisible()
  },
}

export const NotPublished: Story = {
  args: { isOn: false, on: 'Published', off: 'Not Published' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not Published')).toBeVisible()
  },
}
