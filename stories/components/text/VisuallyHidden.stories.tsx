import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { VisuallyHidden } from '../../../src/components/text/VisuallyHidden'

const meta = {
  title: 'Components/Text/Visually hidden',
  component: VisuallyHidden,
  args: { children: ' projects' },
  render: (args) => (
    <p>
      371
      <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent('371 projects')
    await expect(canvas.getByText('projects').getBoundingClientRect().width).toBe(1)
  },
}

/** Shown where the window has room for it. */
export const BelowAWidth: Story = {
  args: { below: 640 },
  play: async ({ canvas }) => {
    const { width } = canvas.getByText('projects').getBoundingClientRect()
    if (window.innerWidth < 640) await expect(width).toBe(1)
    else await expect(width).toBeGreaterThan(40)
  },
}
