import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { BulkReport } from '../../../src/components/bulk/BulkReport'
import { hand } from '../../support/hand'

const meta = {
  title: 'Components/Bulk/Bulk report',
  component: BulkReport,
  parameters: { docs: { story: { inline: false, iframeHeight: 360 } } },
  args: {
    isOpen: true,
    rows: [
      { id: 1, name: 'React', tone: 'failed', text: 'The server says 500' },
      { id: 2, name: 'MobX', tone: 'skipped', text: 'It already has it' },
      { id: 3, name: 'Vite', tone: 'open', text: 'Not done yet' },
    ],
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof BulkReport>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('dialog', { name: 'Not changed' })).toBeVisible()
    await expect(screen.getByText('The server says 500')).toBeVisible()
    await hand.click(screen.getByRole('button', { name: 'Retry what failed' }))
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
  },
}

/** Nothing failed: there is nothing to try again. */
export const SkippedAlone: Story = {
  args: { rows: meta.args.rows.slice(1), onRetry: undefined },
  play: async ({ args }) => {
    await expect(await screen.findByText('It already has it')).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Retry what failed' })).toBeNull()
    await hand.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
}
