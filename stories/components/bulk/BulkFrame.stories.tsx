import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { BulkFrame } from '../../../src/components/bulk/BulkFrame'
import type { ChangeRow } from '../../../src/components/bulk/ChangeList'
import { FlagChoice } from '../../../src/components/bulk/FlagChoice'
import { hand } from '../../support/hand'

const rowsOf = (count: number): ChangeRow[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Project ${index + 1}`,
    tone: index % 7 === 3 ? 'skipped' : 'changed',
    text: index % 7 === 3 ? 'It is so already' : 'Not featured → Featured',
  }))

const meta = {
  title: 'Components/Bulk/Bulk frame',
  component: BulkFrame,
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
  args: {
    isOpen: true,
    title: 'State of 30 projects',
    noun: { one: 'project', many: 'projects' },
    rows: rowsOf(30),
    read: { done: 30, of: 30 },
    onApply: fn(),
    onCancel: fn(),
    children: (
      <FlagChoice
        flags={[{ field: 'isFeatured', label: 'Featured', on: 'Featured', off: 'Not featured' }]}
        value={{ isFeatured: true }}
        onChange={fn()}
      />
    ),
  },
} satisfies Meta<typeof BulkFrame>

export default meta
type Story = StoryObj<typeof meta>

const list = () => screen.getByRole('region', { name: 'Preview' })
const apply = (name: string) => screen.getByRole('button', { name })

/** What changes and what does not, each with the reason; the button counts what it does. */
export const Default: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('dialog', { name: 'State of 30 projects' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Featured' })).toHaveFocus())
    await expect(screen.getByText('26 projects will change, 4 will not')).toBeVisible()
    await hand.click(screen.getByRole('button', { name: 'Show those that will not' }))
    await waitFor(() => expect(within(list()).getAllByRole('listitem')).toHaveLength(4))
    await expect(within(list()).getAllByText('It is so already')[0]).toBeVisible()
    await hand.click(apply('Change 26 projects'))
    await expect(args.onApply).toHaveBeenCalledTimes(1)
    await hand.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalledTimes(1)
  },
}

/** Of very many records the first ones are shown. */
export const More: Story = {
  args: { more: { count: 101_337, isAbout: true } },
  play: async () => {
    await expect(
      await screen.findByText('26 projects will change, 4 will not, and about 101,000 more'),
    ).toBeVisible()
  },
}

/** The host does not say how many more there are. */
export const MoreOfUnknownNumber: Story = {
  args: { more: { count: undefined, isAbout: false } },
  play: async () =>
    expect(await screen.findByText('26 projects will change, 4 will not, and more')).toBeVisible(),
}

/** Before anything is chosen nothing can be applied. */
export const NothingChosen: Story = {
  args: { rows: undefined },
  play: async ({ args }) => {
    await expect(await screen.findByText('Choose what to change')).toBeVisible()
    await hand.clickDisabled(apply('Change'))
    await expect(args.onApply).not.toHaveBeenCalled()
  },
}

/** What is read so far is shown; applied is only what has been read whole. */
export const Reading: Story = {
  args: {
    rows: rowsOf(30).map((row) => (Number(row.id) > 12 ? { ...row, tone: 'open', text: '…' } : row)),
    read: { done: 12, of: 30 },
  },
  play: async ({ args }) => {
    await expect(await screen.findByText('Reading 12 of 30…')).toBeVisible()
    await hand.clickDisabled(screen.getByRole('button', { name: /^Change/ }))
    await expect(args.onApply).not.toHaveBeenCalled()
  },
}

/** Records that could not be read are listed, and can be read again. */
export const Unread: Story = {
  args: {
    rows: [
      { id: 1, name: 'Project 1', tone: 'failed', text: "It can't be read: The server says 500" },
      ...rowsOf(4).slice(1),
    ],
    read: { done: 4, of: 4 },
    title: 'State of 4 projects',
    unread: { count: 1, onRetry: fn() },
  },
  play: async ({ args }) => {
    await expect(await screen.findByText("It can't be read: The server says 500")).toBeVisible()
    await expect(screen.getByRole('alert')).toHaveTextContent('1 project could not be read')
    await hand.click(screen.getByRole('button', { name: 'Read again' }))
    await expect(args.unread?.onRetry).toHaveBeenCalledTimes(1)
  },
}

/** What is removed from the lists has a button that warns. */
export const Deletion: Story = {
  args: {
    title: 'Delete 30 projects',
    verb: 'Delete',
    fate: 'will be deleted',
    intent: 'danger',
    children: undefined,
  },
  play: async ({ args }) => {
    await hand.click(await screen.findByRole('button', { name: 'Delete 26 projects' }))
    await expect(args.onApply).toHaveBeenCalledTimes(1)
  },
}

export const Nothing: Story = {
  args: {
    rows: rowsOf(4).map((row) => ({ ...row, tone: 'skipped', text: 'It is so already' })),
    read: { done: 4, of: 4 },
  },
  play: async ({ args }) => {
    await expect(await screen.findByText('0 projects will change, 4 will not')).toBeVisible()
    await hand.clickDisabled(apply('Change'))
    await expect(args.onApply).not.toHaveBeenCalled()
  },
}

/** One call does the whole: nothing has to be read before, and what it said last stands above the buttons. */
export const Whole: Story = {
  args: {
    title: 'Merge two tags',
    rows: [],
    read: { done: 0, of: 3 },
    whole: { label: 'Merge', isBusy: false, error: 'The server says 500' },
  },
  play: async ({ args }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The server says 500')
    await hand.click(apply('Merge'))
    await expect(args.onApply).toHaveBeenCalledTimes(1)
  },
}

/** The call is under way: nothing closes the dialog, and nothing is sent twice. */
export const WholeBusy: Story = {
  args: { title: 'Merge two tags', whole: { label: 'Merge', isBusy: true, error: undefined } },
  play: async ({ args }) => {
    await expect(await screen.findByRole('button', { name: /Merge$/ })).toHaveAttribute('aria-busy', 'true')
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    await hand.keyboard('{Escape}')
    await hand.clickDisabled(screen.getByRole('button', { name: /Merge$/ }))
    await expect(args.onCancel).not.toHaveBeenCalled()
    await expect(args.onApply).not.toHaveBeenCalled()
  },
}

/** Another change is still under way. */
export const Hindered: Story = {
  args: {
    hindrance: 'Another change of many records is still under way. It has to end before this one begins.',
  },
  play: async () => {
    await expect(await screen.findByText(/still under way/)).toBeVisible()
    await hand.clickDisabled(apply('Change 26 projects'))
  },
}

/** Ten thousand records: only those in view are drawn, and all are counted. */
export const TenThousand: Story = {
  args: { title: 'State of 10,000 projects', rows: rowsOf(10_000), read: { done: 10_000, of: 10_000 } },
  play: async () => {
    await expect(await screen.findByText('8,571 projects will change, 1,429 will not')).toBeVisible()
    const items = within(list()).getAllByRole('listitem')
    await expect(items.length).toBeLessThan(60)
    await expect(items[0]).toHaveAttribute('aria-setsize', '10000')
    list().focus()
    await expect(list()).toHaveFocus()
    list().scrollTop = list().scrollHeight
    await expect(await within(list()).findByText('Project 10000')).toBeVisible()
    list().scrollTop = 0
    await expect(await within(list()).findByText('Project 1')).toBeVisible()
  },
}
