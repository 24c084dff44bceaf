import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@blueprintjs/core'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import type { ChangeRow } from '../../../src/components/bulk/ChangeList'
import { ImportFrame } from '../../../src/components/import/ImportFrame'
import { ImportPreview } from '../../../src/components/import/ImportPreview'
import { hand } from '../../support/hand'

const rows: ChangeRow[] = [
  { id: 2, name: 'Row 2: Frontend', tone: 'changed', text: 'Will be added below Web' },
  { id: 3, name: 'Row 3: Web', tone: 'changed', text: 'Name: “WWW” → “Web”' },
  { id: 4, name: 'Row 4: Data', tone: 'skipped', text: 'It is so already' },
  { id: 5, name: 'Row 5: no name', tone: 'failed', text: 'Name is required' },
]

const meta = {
  title: 'Components/Import/Import preview',
  component: ImportPreview,
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
  render: (args) => (
    <ImportFrame isOpen title="Import categories" actions={<Button text="Cancel" />} onClose={fn()}>
      <ImportPreview {...args} />
    </ImportFrame>
  ),
  args: {
    fileName: 'categories.csv',
    rows,
    counts: { added: 1, changed: 1, unchanged: 1, errors: 1 },
    read: { done: 1, of: 1 },
    notes: ['Columns that are skipped: Colour'],
    onDownloadErrors: fn(),
  },
} satisfies Meta<typeof ImportPreview>

export default meta
type Story = StoryObj<typeof meta>

const items = () => within(screen.getByRole('region', { name: 'Preview' })).getAllByRole('listitem')

/** Each row with what becomes of it; those with errors can be seen alone, and saved. */
export const Default: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('heading', { name: 'categories.csv' })).toBeVisible()
    await expect(
      screen.getByText('1 will be added, 1 will be changed, 1 will be left as it is, 1 has an error'),
    ).toBeVisible()
    await expect(screen.getByText('Columns that are skipped: Colour')).toBeVisible()
    await expect(items()).toHaveLength(4)
    await hand.click(screen.getByRole('button', { name: 'Show only errors' }))
    await waitFor(() => expect(items()).toHaveLength(1))
    await expect(screen.getByText('Name is required')).toBeVisible()
    await hand.click(screen.getByRole('button', { name: 'Show all rows' }))
    await waitFor(() => expect(items()).toHaveLength(4))
    await hand.click(screen.getByRole('button', { name: 'Download 1 row with errors' }))
    await expect(args.onDownloadErrors).toHaveBeenCalledTimes(1)
  },
}

/** Rows of several lines stand one below the other, also where others stood before. */
export const ManyProblems: Story = {
  args: {
    rows: rows.flatMap((row, at) => [
      { ...row, id: 10 * at, tone: 'changed', text: 'Will be added' },
      {
        ...row,
        id: 10 * at + 1,
        tone: 'failed',
        text: 'There is no tag “nope”: correct the name, or add it first. '.repeat(4),
      },
    ]),
    counts: { added: 4, changed: 0, unchanged: 0, errors: 4 },
  },
  play: async () => {
    await screen.findByRole('dialog')
    await hand.click(screen.getByRole('button', { name: 'Show only errors' }))
    await waitFor(() => expect(items()).toHaveLength(4))
    await waitFor(() => {
      const places = items().map((item) => item.getBoundingClientRect())
      for (const [at, { top }] of places.entries())
        if (at > 0) expect(top).toBeCloseTo(places[at - 1]?.bottom ?? 0, 0)
    })
  },
}

/** What rows change is being read. */
export const Loading: Story = {
  args: { read: { done: 12, of: 30 }, rows: rows.map((row) => ({ ...row, tone: 'open', text: '…' })) },
  play: async () => {
    await screen.findByRole('dialog')
    await expect(screen.getByText('Comparing 12 of 30…')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { unread: { count: 1, onRetry: fn() } },
  play: async ({ args }) => {
    await screen.findByRole('dialog')
    await expect(screen.getByRole('alert')).toHaveTextContent('1 record could not be read')
    await hand.click(screen.getByRole('button', { name: 'Read again' }))
    await expect(args.unread?.onRetry).toHaveBeenCalledTimes(1)
  },
}

/** Ten thousand rows: only those in view are drawn. */
export const Crowded: Story = {
  args: {
    rows: Array.from({ length: 10_000 }, (_, at): ChangeRow => ({
      id: at,
      name: `Row ${at + 2}: tag ${at}`,
      tone: 'changed',
      text: 'Will be added',
    })),
    counts: { added: 10_000, changed: 0, unchanged: 0, errors: 0 },
    notes: [],
  },
  play: async () => {
    await screen.findByRole('dialog')
    await expect(screen.getByText('10,000 will be added')).toBeVisible()
    await expect(items().length).toBeLessThan(60)
    await expect(items()[0]).toHaveAttribute('aria-setsize', '10000')
    await expect(screen.queryByRole('button', { name: /errors/ })).toBeNull()
  },
}
