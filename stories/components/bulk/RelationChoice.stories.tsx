import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { RelationChoice } from '../../../src/components/bulk/RelationChoice'
import { hand } from '../../support/hand'

const options = ['database', 'javascript', 'testing', 'wrong'].map((name, index) => ({ id: index + 1, name }))

const meta = {
  title: 'Components/Bulk/Relation choice',
  component: RelationChoice,
  args: {
    noun: 'tags',
    value: { add: [], remove: [], isReplacing: true },
    onChange: fn(),
    options,
    used: [
      { id: 4, name: 'wrong', count: 30 },
      { id: 2, name: 'javascript', count: 12 },
    ],
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return (
      <RelationChoice
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next)
          args.onChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof RelationChoice>

export default meta
type Story = StoryObj<typeof meta>

/** One press marks a tag that the records have; one more in the other field replaces it. */
export const Default: Story = {
  play: async ({ args }) => {
    await hand.click(screen.getByRole('button', { name: 'wrong 30' }))
    await expect(screen.getByRole('button', { name: 'wrong 30' })).toHaveAttribute('aria-pressed', 'true')
    await expect(args.onChange).toHaveBeenLastCalledWith({ add: [], remove: [4], isReplacing: true })
    await expect(screen.queryByRole('checkbox')).toBeNull()
    await hand.click(screen.getByRole('combobox', { name: 'Add tags' }))
    await hand.click(await screen.findByRole('option', { name: 'testing' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ add: [3], remove: [4], isReplacing: true })
    await hand.click(screen.getByRole('checkbox', { name: /^Replace/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ add: [3], remove: [4], isReplacing: false })
    await hand.click(screen.getByRole('button', { name: 'wrong 30' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ add: [3], remove: [], isReplacing: false })
  },
}

/** The records are still read: what they have is not known yet. */
export const NothingUsed: Story = {
  args: { used: [] },
  play: async () => {
    await hand.click(screen.getByRole('combobox', { name: 'Remove tags' }))
    await expect(await screen.findAllByText('There is nothing to choose from yet')).not.toHaveLength(0)
    await hand.keyboard('{Escape}')
    await waitFor(() =>
      expect(screen.queryByText('There is nothing to choose from yet', { selector: 'div' })).toBeNull(),
    )
    await expect(screen.getByRole('combobox', { name: 'Remove tags' })).toHaveFocus()
  },
}

export const Loading: Story = {
  args: { options: [], isLoading: true },
  play: async () => {
    await hand.click(screen.getByRole('combobox', { name: 'Add tags' }))
    await expect(await screen.findAllByText('Loading…')).not.toHaveLength(0)
  },
}

export const OptionsFailed: Story = {
  args: { options: [], failure: { message: 'The server says 500', onRetry: fn() } },
  play: async ({ args }) => {
    await expect(screen.getByRole('alert')).toHaveTextContent('The server says 500')
    await hand.click(screen.getByRole('button', { name: 'Retry' }))
    await expect(args.failure?.onRetry).toHaveBeenCalledTimes(1)
  },
}
