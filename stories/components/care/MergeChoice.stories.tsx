import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { MergeChoice } from '../../../src/components/care/MergeChoice'
import { hand } from '../../support/hand'

const meta = {
  title: 'Components/Care/Merge choice',
  component: MergeChoice,
  args: {
    records: [
      { id: 1, name: 'javascript', note: '6 projects, 1 article' },
      { id: 9, name: 'Java Script', note: 'Not used' },
    ],
    value: 1,
    onChange: fn(),
  },
} satisfies Meta<typeof MergeChoice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Which one stays' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'javascript 6 projects, 1 article' })).toBeChecked()
    await hand.click(canvas.getByRole('radio', { name: 'Java Script Not used' }))
    await expect(args.onChange).toHaveBeenCalledWith(9)
  },
}

/** Of more than there is room for, the rest is scrolled to. */
export const Crowded: Story = {
  args: {
    records: Array.from({ length: 30 }, (_, at) => ({ id: at + 1, name: `tag ${at + 1}`, note: 'Not used' })),
  },
  play: async ({ canvas, args }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Which one stays' })
    await expect(group.clientHeight).toBeLessThanOrEqual(240)
    await hand.click(canvas.getByRole('radio', { name: 'tag 30 Not used' }))
    await expect(args.onChange).toHaveBeenCalledWith(30)
  },
}
