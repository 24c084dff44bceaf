import { Button } from '@blueprintjs/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Finding } from '../../../src/components/care/Finding'
import { FindingList, type MoreFindings } from '../../../src/components/care/FindingList'
import { EmptyState } from '../../../src/components/feedback/EmptyState'
import { hand } from '../../support/hand'
import { inRouter } from '../../support/inRouter'

interface NamesProps {
  count: number
  more?: MoreFindings | undefined
}

/** Names that a press takes out of the list. */
function Names({ count, more }: NamesProps) {
  const [ids, setIds] = useState(() => Array.from({ length: count }, (_, at) => at + 1))
  return (
    <FindingList
      label="Unused"
      items={ids}
      keyOf={String}
      more={more}
      empty={<EmptyState title="Everything is used" />}
      renderItem={(id) => (
        <Finding kind="Tag" records={[{ id, name: `tag ${id}`, to: `/tags_main/edit/${id}` }]}>
          <Button
            size="small"
            text="Remove"
            aria-label={`Remove tag ${id}`}
            onClick={() => setIds(ids.filter((one) => one !== id))}
          />
        </Finding>
      )}
    >
      {count > ids.length && <span>{count - ids.length} removed</span>}
    </FindingList>
  )
}

const meta = {
  title: 'Components/Care/Finding list',
  component: FindingList,
  decorators: [inRouter],
  // What is removed is kept by the story.
  render: ({ items, more }) => <Names count={items.length} more={more} />,
  args: { label: 'Unused', items: [1, 2, 3], keyOf: String, renderItem: String, empty: 'Everything is used' },
} satisfies Meta<typeof FindingList>

export default meta
type Story = StoryObj<typeof meta>

/** When a row goes that had the focus, the one after it gets it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await hand.click(canvas.getByRole('button', { name: 'Remove tag 2' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove tag 3' })).toHaveFocus())
    await expect(canvas.getByText('1 removed')).toBeVisible()
    await hand.click(canvas.getByRole('button', { name: 'Remove tag 3' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove tag 1' })).toHaveFocus())
    await hand.click(canvas.getByRole('button', { name: 'Remove tag 1' }))
    await expect(canvas.getByText('Everything is used')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Unused' })).toHaveFocus())
  },
}

/** Fifty at a time. */
export const Many: Story = {
  args: { items: Array.from({ length: 120 }, (_, at) => at + 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(50)
    await hand.click(canvas.getByRole('button', { name: 'Show 50 more of 70' }))
    await hand.click(canvas.getByRole('button', { name: 'Show 20 more of 20' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(120)
    await expect(canvas.queryByRole('button', { name: /^Show/ })).toBeNull()
  },
}

const onMore = fn()
const more = { count: 131_000, isAbout: true, isLoading: false, error: undefined, onMore }
const hundred = Array.from({ length: 100 }, (_, at) => at + 1)

/** The host knows more than it has sent: they are asked for as soon as the last of these are shown. */
export const More: Story = {
  args: { items: hundred, more },
  play: async ({ canvas }) => {
    onMore.mockClear()
    await hand.click(canvas.getByRole('button', { name: 'Show 50 more of about 131,000' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(100)
    await expect(onMore).toHaveBeenCalledOnce()
  },
}

/** They are on their way. */
export const MoreComing: Story = {
  args: { items: [1, 2, 3], more: { ...more, isLoading: true } },
  play: async ({ canvas }) => {
    onMore.mockClear()
    const button = canvas.getByRole('button', { name: /^Show 50 more/ })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await hand.clickDisabled(button)
    await expect(onMore).not.toHaveBeenCalled()
  },
}

/** They did not come. */
export const MoreFailed: Story = {
  args: { items: [1, 2, 3], more: { ...more, error: 'The server says 500' } },
  play: async ({ canvas }) => {
    onMore.mockClear()
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server says 500')
    await hand.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(onMore).toHaveBeenCalledOnce()
  },
}
