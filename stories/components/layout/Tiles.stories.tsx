import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
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

/** One line of them, two of lower ones on a phone. */
const heightOfPlace = () => (innerWidth < 640 ? 156 : 72)

/** So many tiles are as high as each other, and fill the place that is kept for them. */
const evenIn = async (place: HTMLElement, count: number) => {
  const heights = within(place)
    .getAllByRole('listitem')
    .map((tile) => tile.getBoundingClientRect().height)
  await expect(heights).toHaveLength(count)
  await expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1)
  await expect(place.getBoundingClientRect().height).toBe(heightOfPlace())
}

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

/** On a phone three are in two lines: the first one takes a line of its own. */
export const Three: Story = {
  args: {
    tiles: [
      ...meta.args.tiles,
      { count: 12, label: ['application open', 'applications open'], to: '/osn_opportunities' },
    ],
  },
  play: ({ canvas }) => evenIn(canvas.getByRole('region', { name: 'To do' }), 3),
}

/** On a phone four are two by two. */
export const Four: Story = {
  args: {
    tiles: [
      ...Three.args!.tiles!,
      { count: 1, label: ['dead repository', 'dead repositories'], to: '/osn_main?show=dead' },
    ],
  },
  play: ({ canvas }) => evenIn(canvas.getByRole('region', { name: 'To do' }), 4),
}

/** Nothing waits, or nothing is counted yet: the place is held, so that the list below does not move. */
export const Nothing: Story = {
  args: { tiles: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
    const place = canvas.getByRole('region', { name: 'To do' })
    await expect(place.getBoundingClientRect().height).toBe(heightOfPlace())
  },
}
