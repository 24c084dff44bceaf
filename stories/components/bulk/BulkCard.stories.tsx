import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { BulkCard } from '../../../src/components/bulk/BulkCard'
import { hand } from '../../support/hand'

const meta = {
  title: 'Components/Bulk/Bulk card',
  component: BulkCard,
  parameters: { docs: { story: { inline: false, iframeHeight: 200 } } },
  args: {
    status: 'running',
    noun: { one: 'project', many: 'projects' },
    counts: { waiting: 23, done: 6, skipped: 1, failed: 0 },
    onStop: fn(),
    onGoOn: fn(),
    onRetry: fn(),
    onUndo: fn(),
    onShow: fn(),
    onDismiss: fn(),
  },
} satisfies Meta<typeof BulkCard>

export default meta
type Story = StoryObj<typeof meta>

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const hasNo = (name: string | RegExp) => expect(screen.queryByRole('button', { name })).toBeNull()

/** In px from the top of the window. */
const middleOf = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return (top + bottom) / 2
}

export const Default: Story = {
  play: async ({ args }) => {
    await expect(screen.getByText('7 of 30')).toBeVisible()
    await expect(screen.getByRole('progressbar', { name: 'Changing 30 projects' })).toHaveAttribute(
      'aria-valuetext',
      '7 of 30',
    )
    await hasNo('Undo')
    await hasNo('Dismiss')
    await hand.click(button('Cancel'))
    await expect(args.onStop).toHaveBeenCalledTimes(1)
  },
}

export const Ended: Story = {
  args: { status: 'ended', counts: { waiting: 0, done: 28, skipped: 2, failed: 0 } },
  play: async ({ args }) => {
    const said = screen.getByText('28 projects changed, 2 left as they are')
    await expect(said).toBeVisible()
    await expect(Math.abs(middleOf(said) - middleOf(button('Dismiss')))).toBeLessThan(1)
    await hand.click(button('Show 2 not changed'))
    await hand.click(button('Undo'))
    await expect(args.onUndo).toHaveBeenCalledTimes(1)
    await hand.click(button('Dismiss'))
    await expect(args.onDismiss).toHaveBeenCalledTimes(1)
    await hasNo('Retry')
  },
}

export const Failed: Story = {
  args: { status: 'ended', counts: { waiting: 0, done: 27, skipped: 0, failed: 3 } },
  play: async ({ args }) => {
    await expect(screen.getByText('27 projects changed, 3 failed')).toBeVisible()
    await hand.click(button('Show 3 not changed'))
    await expect(args.onShow).toHaveBeenCalledTimes(1)
    await hand.click(button('Retry'))
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
  },
}

/** Stopped by hand, or left by a page that was closed. */
export const Stopped: Story = {
  args: { status: 'stopped' },
  play: async ({ args }) => {
    await expect(screen.getByText('6 projects changed, 1 left as it is, 23 not done')).toBeVisible()
    await hand.click(button('Go on'))
    await expect(args.onGoOn).toHaveBeenCalledTimes(1)
    await expect(button('Undo')).toBeVisible()
  },
}

export const Offline: Story = {
  args: { status: 'offline' },
  play: async ({ args }) => {
    await expect(screen.getByText(/^No connection/)).toBeVisible()
    await hand.click(button('Try now'))
    await expect(args.onGoOn).toHaveBeenCalledTimes(1)
  },
}

export const SignedOut: Story = {
  args: { status: 'signedOut' },
  play: async () => {
    await expect(screen.getByText('Waiting until you have signed in again')).toBeVisible()
    await expect(button('Cancel')).toBeVisible()
  },
}

/** All in one step: there is nothing to stop in its middle. */
export const OneCall: Story = {
  args: { isOneCall: true, counts: { waiting: 30, done: 0, skipped: 0, failed: 0 } },
  play: async () => {
    await expect(screen.getByText('All at once')).toBeVisible()
    await expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
    await hasNo('Cancel')
  },
}

/** One step that was refused because of some records. */
export const Refused: Story = {
  args: { status: 'refused', isOneCall: true, counts: { waiting: 28, done: 0, skipped: 0, failed: 2 } },
  play: async ({ args }) => {
    await expect(screen.getByText("Nothing was changed: 2 of 30 projects can't be changed")).toBeVisible()
    await hand.click(button('Go on without them'))
    await expect(args.onGoOn).toHaveBeenCalledTimes(1)
    await hand.click(button('Retry'))
    await hand.click(button('Show 2 not changed'))
    await hand.click(button('Dismiss'))
    await expect(args.onDismiss).toHaveBeenCalledTimes(1)
  },
}

/** Of more than one call changes, those of the calls before are changed. */
export const RefusedLater: Story = {
  args: { status: 'refused', counts: { waiting: 21_206, done: 20_000, skipped: 0, failed: 2 } },
  play: async ({ args }) => {
    await expect(
      screen.getByText("20,000 projects changed, then it stopped: 2 of 41,208 projects can't be changed"),
    ).toBeVisible()
    await hand.click(button('Go on without them'))
    await expect(args.onGoOn).toHaveBeenCalledTimes(1)
    await hand.click(button('Undo'))
    await expect(args.onUndo).toHaveBeenCalledTimes(1)
  },
}

export const Merged: Story = {
  args: { status: 'ended', merged: 3, counts: { waiting: 0, done: 30, skipped: 0, failed: 0 } },
  play: async () => {
    await expect(screen.getByText('30 projects changed, 3 merged with what others saved')).toBeVisible()
  },
}

/** A change that is taken back has no Undo of its own. */
export const TakenBack: Story = {
  args: {
    status: 'ended',
    isUndo: true,
    onUndo: undefined,
    counts: { waiting: 0, done: 1, skipped: 1, failed: 0 },
  },
  play: async () => {
    await expect(screen.getByText('1 project taken back, 1 left as it is')).toBeVisible()
    await hasNo('Undo')
  },
}

const tags = { noun: { one: 'tag', many: 'tags' }, isImport: true } as const

/** The records come from a file. */
export const Import: Story = {
  args: tags,
  play: async () => {
    await expect(screen.getByRole('progressbar', { name: 'Importing 30 tags' })).toBeVisible()
    await expect(button('Cancel')).toBeVisible()
  },
}

/** What Undo can't take back is said where it stands. */
export const ImportEnded: Story = {
  args: {
    ...tags,
    status: 'ended',
    counts: { waiting: 0, done: 28, skipped: 0, failed: 2 },
    note: "Undo takes back the 3 changed. The 25 added stay: this host can't remove tags.",
  },
  play: async ({ args }) => {
    await expect(screen.getByText('28 tags imported, 2 failed')).toBeVisible()
    await expect(screen.getByText(/The 25 added stay/)).toBeVisible()
    await expect(button('Show 2 not imported')).toBeVisible()
    await hand.click(button('Undo'))
    await expect(args.onUndo).toHaveBeenCalledTimes(1)
  },
}

/** The import is being taken back. */
export const ImportUndo: Story = {
  args: { ...tags, isUndo: true, onUndo: undefined },
  play: async () => {
    await expect(screen.getByRole('progressbar', { name: 'Taking back the import of 30 tags' })).toBeVisible()
  },
}

/** Records that are removed, or merged into another one. */
export const Removed: Story = {
  args: {
    status: 'ended',
    act: 'remove',
    noun: { one: 'tag', many: 'tags' },
    counts: { waiting: 0, done: 3, skipped: 0, failed: 1 },
  },
  play: async () => {
    await expect(screen.getByText('3 tags removed, 1 failed')).toBeVisible()
    await expect(button('Show 1 not removed')).toBeVisible()
    await hand.click(button('Undo'))
    await expect(screen.getByRole('region', { name: 'Change of many records' })).toHaveFocus()
  },
}
