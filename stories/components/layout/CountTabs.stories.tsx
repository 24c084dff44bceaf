import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CountTabs } from '../../../src/components/layout/CountTabs'
import { inRouter } from '../../support/inRouter'

const meta = {
  title: 'Components/Layout/Count tabs',
  component: CountTabs,
  decorators: [inRouter],
  args: {
    label: 'Lists of what needs care',
    tabs: [
      { to: '/care', label: 'Near names', count: 1204, isCurrent: true },
      { to: '/care?list=urls', label: 'Shared URLs', count: 0, isCurrent: false },
      { to: '/care?list=licenses', label: 'Licenses', count: undefined, isCurrent: false },
      { to: '/care?list=unused', label: 'Unused', count: 3, what: 'new', isCurrent: false },
    ],
  },
} satisfies Meta<typeof CountTabs>

export default meta
type Story = StoryObj<typeof meta>

/** A host that has very many estimates how many. */
export const About: Story = {
  args: {
    tabs: [{ to: '/care?list=licenses', label: 'Licenses', count: 131_872, isAbout: true, isCurrent: true }],
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Licenses about 132,000' })).toBeVisible(),
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Near names 1,204' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(canvas.getByRole('link', { name: 'Shared URLs' })).toHaveAttribute('href', '/care?list=urls')
    await expect(canvas.getByRole('link', { name: 'Licenses' })).not.toHaveAttribute('aria-current')
    await expect(canvas.getByRole('link', { name: 'Unused 3 new' })).toBeVisible()
  },
}
