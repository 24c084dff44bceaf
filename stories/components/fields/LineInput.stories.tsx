import { SearchIcon } from '@blueprintjs/icons'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { LineInput } from '../../../src/components/fields/LineInput'
import { hand } from '../../support/hand'

const meta = {
  title: 'Components/Fields/Line input',
  component: LineInput,
  args: { 'aria-label': 'Name', value: 'React', onValueChange: fn() },
  render: function Kept({ value, onValueChange, ...props }) {
    const [text, setText] = useState(value)
    const handleChange = (next: string) => {
      setText(next)
      onValueChange(next)
    }
    return <LineInput {...props} value={text} onValueChange={handleChange} />
  },
} satisfies Meta<typeof LineInput>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Name' })
    await hand.type(input, ' Native')
    await expect(input).toHaveValue('React Native')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('React Native')
  },
}

export const Empty: Story = {
  args: { value: '', placeholder: 'https://example.org' },
  play: async ({ canvas }) => {
    await expect(canvas.getByPlaceholderText('https://example.org')).toBeVisible()
  },
}

/** What is typed begins behind the icon. */
export const WithIcon: Story = {
  args: { icon: <SearchIcon />, type: 'search' },
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole('searchbox', { name: 'Name' })
    const icon = canvasElement.querySelector('.bp6-icon')!.getBoundingClientRect()
    const { left } = input.getBoundingClientRect()
    await expect(icon.right - left).toBeLessThanOrEqual(parseFloat(getComputedStyle(input).paddingLeft))
  },
}

export const Invalid: Story = {
  args: { 'aria-invalid': true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled()
  },
}
