import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from '../../../src/components/text/Badge'

const meta = {
  title: 'Components/Text/Badge',
  component: Badge,
  args: { children: 'Pending' },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

/** Whether its state shows: one without would have another ground. */
function isColored(badge: HTMLElement): boolean {
  const plain = badge.cloneNode(true) as HTMLElement
  plain.dataset.intent = 'none'
  badge.after(plain)
  const [own, other] = [badge, plain].map((one) => getComputedStyle(one).backgroundColor)
  plain.remove()
  return own !== other
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pending')).toBeVisible()
  },
}

export const Success: Story = {
  args: { intent: 'success', children: 'Approved' },
  play: async ({ canvas }) => {
    const badge = canvas.getByText('Approved')
    await expect(badge).toBeVisible()
    await expect(isColored(badge)).toBe(true)
  },
}

export const Warning: Story = {
  args: { intent: 'warning', children: 'ON HOLD' },
  play: async ({ canvas }) => {
    const badge = canvas.getByText('ON HOLD')
    await expect(badge).toBeVisible()
    await expect(isColored(badge)).toBe(true)
  },
}

export const Danger: Story = {
  args: { intent: 'danger', children: 'Rejected' },
  play: async ({ canvas }) => {
    const badge = canvas.getByText('Rejected')
    await expect(badge).toBeVisible()
    await expect(isColored(badge)).toBe(true)
  },
}

export const LongWord: Story = {
  args: { children: 'A_STATUS_OF_ANOTHER_HOST_THAT_IS_LONGER_THAN_ANY_COLUMN' },
  decorators: [
    (Story) => (
      <div style={{ width: 140 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const badge = canvas.getByText(/^A_STATUS/)
    await expect(badge.getBoundingClientRect().width).toBeLessThanOrEqual(140)
  },
}
