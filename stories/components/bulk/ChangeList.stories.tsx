import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { ChangeList, type ChangeRow } from '../../../src/components/bulk/ChangeList'
import { RelatedChange } from '../../../src/components/bulk/RelatedChange'
import { hand } from '../../support/hand'

const names = ['', 'javascript', 'database', 'testing', 'accessibility']

/** So many rows that differ in their names alone. */
const alike = (count: number, tone: ChangeRow['tone'], text: string): ChangeRow[] =>
  Array.from({ length: count }, (_, place) => ({ id: place, name: `Project ${place + 1}`, tone, text }))

const meta = {
  title: 'Components/Bulk/Change list',
  component: ChangeList,
  args: {
    label: 'Preview',
    room: 4,
    rows: [
      {
        id: 1,
        name: 'React',
        tone: 'changed',
        text: <RelatedChange before={[1, 2]} after={[1, 3]} nameOf={(id) => names[id] ?? ''} />,
      },
      { id: 2, name: 'MobX', tone: 'skipped', text: 'It already has it' },
      { id: 3, name: 'Storybook', tone: 'failed', text: "It can't be saved: Featured image is mandatory" },
      { id: 4, name: 'مكتبة الواجهات العربية', tone: 'open', text: '…' },
    ],
  },
} satisfies Meta<typeof ChangeList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async () => {
    const [first] = within(screen.getByRole('region', { name: 'Preview' })).getAllByRole('listitem')
    await expect(within(first as HTMLElement).getByRole('deletion')).toHaveTextContent('removed database')
    await expect(within(first as HTMLElement).getByRole('insertion')).toHaveTextContent('added testing')
    await expect(screen.getByText("It can't be saved: Featured image is mandatory")).toBeVisible()
  },
}

export const Empty: Story = {
  args: { rows: [] },
  play: async () => {
    await expect(screen.queryAllByRole('listitem')).toHaveLength(0)
    const region = screen.getByRole('region', { name: 'Preview' })
    await expect(region).toBeVisible()
    // There is nothing that keys have to reach.
    await expect(region).not.toHaveAttribute('tabindex')
  },
}

/** Few records whose texts take several lines are all in view; the list stays as high when fewer are shown. */
export const SeveralLines: Story = {
  args: {
    rows: alike(
      3,
      'failed',
      'Name is required. Featured image is mandatory. Tags: Please add at least one tag. '.repeat(2),
    ),
    room: 3,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 600, display: 'grid' }}>
        <Story />
      </div>
    ),
  ],
  render: function FilteredList(args) {
    const [isFiltered, setFiltered] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setFiltered(true)}>
          Show only the first
        </button>
        <ChangeList {...args} rows={isFiltered ? args.rows.slice(0, 1) : args.rows} />
      </>
    )
  },
  play: async () => {
    const region = screen.getByRole('region', { name: 'Preview' })
    await waitFor(() => expect(region.scrollHeight).toBeGreaterThan(3 * 40))
    await waitFor(() => expect(region.scrollHeight).toBe(region.clientHeight))
    // It stops Tab until the browser has reported the height that it has grown to.
    await waitFor(() => expect(region).not.toHaveAttribute('tabindex'))
    const height = region.clientHeight
    await hand.click(screen.getByRole('button', { name: 'Show only the first' }))
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
    await expect(region.clientHeight).toBe(height)
  },
}

/** More records than there is room for: Tab stops at the list, whose keys scroll it. */
export const Crowded: Story = {
  args: {
    rows: alike(12, 'skipped', 'It already has it'),
    room: 12,
  },
  play: async () => {
    const region = screen.getByRole('region', { name: 'Preview' })
    await waitFor(() => expect(region).toHaveAttribute('tabindex', '0'))
    await hand.tab()
    await expect(region).toHaveFocus()
    await expect(region.scrollHeight).toBeGreaterThan(region.clientHeight)
  },
}
