import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { FindButton } from '../../../src/components/palette/FindButton'
import { hand } from '../../support/hand'

const meta = {
  title: 'Components/Palette/Find button',
  component: FindButton,
  decorators: [
    (Story) => (
      <div style={{ width: 200 }}>
        <Story />
      </div>
    ),
  ],
  args: { onPress: fn() },
} satisfies Meta<typeof FindButton>

export default meta
type Story = StoryObj<typeof meta>

/** The keys shown are those of the platform; `aria-keyshortcuts` has them for screen readers. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Find anything' })
    await expect(button.getAttribute('aria-keyshortcuts')).toMatch(/^(Control|Meta)\+K$/)
    await hand.click(button)
    await expect(args.onPress).toHaveBeenCalledTimes(1)
  },
}
