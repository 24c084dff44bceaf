import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, within } from 'storybook/test'
import { FlagChoice } from '../../../src/components/bulk/FlagChoice'
import { hand } from '../../support/hand'

const meta = {
  title: 'Components/Bulk/Flag choice',
  component: FlagChoice,
  args: {
    flags: [
      { field: 'isFeatured', label: 'Featured', on: 'Featured', off: 'Not featured' },
      { field: 'isActive', label: 'Active', on: 'Active', off: 'Inactive' },
    ],
    value: {},
    onChange: fn(),
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return (
      <FlagChoice
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next)
          args.onChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof FlagChoice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args }) => {
    const active = within(screen.getByRole('radiogroup', { name: 'Active' }))
    await expect(active.getByRole('radio', { name: 'Leave as it is' })).toBeChecked()
    await hand.click(screen.getByRole('radio', { name: 'Featured' }))
    await hand.click(active.getByRole('radio', { name: 'Inactive' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ isFeatured: true, isActive: false })
    await hand.click(active.getByRole('radio', { name: 'Leave as it is' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ isFeatured: true })
  },
}
