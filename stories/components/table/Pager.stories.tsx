import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Pager, type PagerProps } from '../../../src/components/table/Pager'
import { hand } from '../../support/hand'

const meta = {
  title: 'Components/Table/Pager',
  component: Pager,
  args: { page: 2, hasNext: true, onPage: fn(), label: 'Pages of users' },
} satisfies Meta<typeof Pager>

export default meta
type Story = StoryObj<typeof meta>

export const Middle: Story = {
  play: async ({ canvas, args }) => {
    await hand.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(args.onPage).toHaveBeenLastCalledWith(3)
    await hand.click(canvas.getByRole('button', { name: 'Prev' }))
    await expect(args.onPage).toHaveBeenLastCalledWith(1)
  },
}

/** Where it is known how many there are. */
export const OfSoMany: Story = {
  args: { page: 2, pages: 3, summary: 'users 11–20 of 25' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Page 2 of 3')).toBeVisible()
    await expect(canvas.getByText('users 11–20 of 25')).toBeVisible()
  },
}

/** Prev leads from beyond the end to the last page. */
export const BeyondTheEnd: Story = {
  args: { page: 99, pages: 3, hasNext: false },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Page 99')).toBeVisible()
    await hand.click(canvas.getByRole('button', { name: 'Prev' }))
    await expect(args.onPage).toHaveBeenLastCalledWith(3)
  },
}

export const First: Story = {
  args: { page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Prev' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeEnabled()
  },
}

export const Last: Story = {
  args: { page: 7, hasNext: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled()
  },
}

function TwoPages(props: PagerProps) {
  const [page, setPage] = useState(2)
  return <Pager {...props} page={page} hasNext={page < 2} onPage={setPage} />
}

export const KeepsTheFocus: Story = {
  render: (args) => <TwoPages {...args} />,
  play: async ({ canvas }) => {
    await hand.click(canvas.getByRole('button', { name: 'Prev' }))
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus()
    await hand.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Prev' })).toHaveFocus()
  },
}
