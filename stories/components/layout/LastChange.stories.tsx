import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { LastChange } from '../../../src/components/record/LastChange'
import { hand } from '../../support/hand'

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const ada = { id: 2, name: 'Ada Adeyemi' }

const meta = {
  title: 'Components/Layout/Last change',
  component: LastChange,
  args: { record: { createdAt: ago(100), createdBy: ada, updatedAt: ago(3.5), updatedBy: ada } },
} satisfies Meta<typeof LastChange>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const time = canvas.getByText('3 hours ago')
    await expect(time.closest('p')).toHaveTextContent('Changed 3 hours ago by Ada Adeyemi')
    await expect(time).toHaveAttribute('datetime', args.record.updatedAt)
    await expect(time).toHaveAttribute('title')
  },
}

/** For those who may read the history of the record. */
export const WithHistory: Story = {
  args: { onHistory: fn() },
  play: async ({ canvas, args }) => {
    await hand.click(canvas.getByRole('button', { name: 'History' }))
    await expect(args.onHistory).toHaveBeenCalledOnce()
  },
}

/** Nobody has changed it since. */
export const Added: Story = {
  args: { record: { createdAt: ago(50), createdBy: ada } },
  play: async ({ canvasElement }) =>
    expect(canvasElement.querySelector('p')).toHaveTextContent('Added 2 days ago by Ada Adeyemi'),
}

/** The host says when, not who. */
export const NobodyKnown: Story = {
  args: { record: { createdAt: null, updatedAt: ago(30), updatedBy: null } },
  play: async ({ canvasElement }) => {
    const [line] = canvasElement.querySelectorAll('p')
    await expect(line?.textContent).toBe('Changed yesterday')
  },
}

/** A record from before the host kept it, or of a host that keeps none. */
export const Unknown: Story = {
  args: { record: { createdAt: null, updatedAt: null } },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('p')).toBeNull(),
}
