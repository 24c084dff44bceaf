import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RowCount } from '../../../src/components/table/RowCount'

const meta = {
  title: 'Components/Table/RowCount',
  component: RowCount,
  args: { noun: { one: 'claim', many: 'claims' }, total: 10_371, found: undefined },
} satisfies Meta<typeof RowCount>

export default meta
type Story = StoryObj<typeof meta>

/** Without a search. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10,371')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('10,371 claims')
  },
}

/** What a search leaves, of how many. */
export const Found: Story = {
  args: { found: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 of 10,371')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('0 of 10,371 claims')
  },
}

export const One: Story = {
  args: { total: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^1 claim$/)
  },
}

/** A list that is so long that its rows are estimated. */
export const About: Story = {
  args: { total: 999_688, found: 41_208, isTotalAbout: true, isAbout: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('about 41,200 of 1,000,000 claims')
  },
}

/** All of it is shown: three digits are as many as an estimate has. */
export const AllAbout: Story = {
  args: { total: 999_688, isTotalAbout: true, isAbout: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^about 1,000,000 claims$/)
  },
}

/** Few are left of so long a list: they are counted, and the list is not. */
export const OfAbout: Story = {
  args: { total: 999_688, found: 6814, isTotalAbout: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('6,814 of about 1,000,000')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('6,814 of about 1,000,000 claims')
  },
}

/** More are on their way: no number is announced before the last. */
export const Arriving: Story = {
  args: { total: 4_120, isArriving: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4,120 so far')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading more claims$/)
  },
}
