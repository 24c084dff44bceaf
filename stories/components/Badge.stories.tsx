import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../../src/components/Badge'

const meta = {
  component: Badge,
  args: { children: 'PENDING' },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Success: Story = { args: { intent: 'success', children: 'APPROVED' } }

export const Warning: Story = { args: { intent: 'warning', children: 'ON HOLD' } }

export const Danger: Story = { args: { intent: 'danger', children: 'REJECTED' } }

export const LongWord: Story = {
  args: { children: 'A_STATUS_OF_ANOTHER_HOST_THAT_IS_LONGER_THAN_ANY_COLUMN' },
  decorators: [
    (Story) => (
      <div style={{ width: 140 }}>
        <Story />
      </div>
    ),
  ],
}
