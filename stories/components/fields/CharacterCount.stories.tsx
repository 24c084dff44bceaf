import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CharacterCount } from '../../../src/components/fields/CharacterCount'

const meta = {
  title: 'Components/Fields/Character count',
  component: CharacterCount,
  args: { length: 80, longest: 100 },
} satisfies Meta<typeof CharacterCount>
export default meta
type Story = StoryObj<typeof meta>

/** From four fifths of the limit on. */
export const Near: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('80 / 100')).toBeVisible()
  },
}

/** Nothing is cut off: what is too much is counted too. */
export const Over: Story = {
  args: { length: 101 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('101 / 100')).toBeVisible()
  },
}

/** As long as there is room enough nothing is shown. */
export const Short: Story = {
  args: { length: 79 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).not.toContain('/ 100')
  },
}
