import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Tiles } from '../../../src/components/list/Tiles'
import { inRouter } from '../../support/inRouter'

const meta = {
  title: 'Components/Layout/Tiles',
  component: Tiles,
  decorators: [inRouter],
  args: {
    label: 'To do',
    tiles: [
      { count: 3, label: ['claim pending', 'claims pending'], to: '/osn_main?show=pending', isUrgent: true },
      { count: 1400, label: ['incomplete project', 'incomplete projects'], to: '/osn_main?show=incomplete' },
    ],
  },
} satisfies Meta<typeof Tiles>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '3 claims pending' })).toHaveAttribute(
      'href',
      '/osn_main?show=pending',
    )
    await expect(canvas.getByRole('link', { name: '1,400 incomplete projects' })).toBeVisible()
  },
}

/** A host with very many rows estimates. */
export const About: Story = {
  args: {
    tiles: [
      {
        count: 640_000,
        isAbout: true,
        label: ['incomplete project', 'incomplete projects'],
        to: '/osn_main',
      },
    ],
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'about 640,000 incomplete projects' })).toBeVisible(),
}

/** Nothing waits, or nothing is counted yet: the place is held, so that the list below does not move. */
export const Nothing: Story = {
  args: { tiles: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
    const place = canvas.getByRole('region', { name: 'To do' })
    // One line of them, two of lower ones on a phone.
    await expect(place.getBoundingClientRect().height).toBe(innerWidth < 640 ? 156 : 72)
  },
}
