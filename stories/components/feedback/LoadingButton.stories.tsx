import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { LoadingButton } from '../../../src/components/feedback/LoadingButton'
import { hand } from '../../support/hand'

const meta = {
  title: 'Components/Feedback/Loading button',
  component: LoadingButton,
  args: { text: 'Save article', intent: 'primary', isBusy: false, onClick: fn() },
} satisfies Meta<typeof LoadingButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await hand.click(canvas.getByRole('button', { name: 'Save article' }))
    await expect(args.onClick).toHaveBeenCalledTimes(1)
  },
}

export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: /Save article/ })
    button.focus()
    await hand.clickDisabled(button)
    await hand.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    await hand.clickDisabled(canvas.getByRole('button', { name: 'Save article' }))
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}
