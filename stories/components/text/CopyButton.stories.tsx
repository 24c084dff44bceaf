import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor } from 'storybook/test'
import { CopyButton } from '../../../src/components/text/CopyButton'
import { hand } from '../../support/hand'

const meta = {
  title: 'Components/Text/Copy button',
  component: CopyButton,
  args: { text: 'ada@example.org', label: 'Copy ada@example.org' },
} satisfies Meta<typeof CopyButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: args.label })).toBeVisible()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const Copied: Story = {
  play: async ({ canvas, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await hand.click(canvas.getByRole('button', { name: args.label }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'))
    await expect(write).toHaveBeenCalledWith('ada@example.org')
  },
}

export const Refused: Story = {
  play: async ({ canvas, args }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
    await hand.click(canvas.getByRole('button', { name: args.label }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copying failed'))
  },
}
