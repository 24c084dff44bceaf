import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test'
import { Palette, type PaletteProps } from '../../../src/components/palette/Palette'
import type { PaletteEntry, PaletteGroup } from '../../../src/components/palette/PaletteEntry'
import { hand } from '../../support/hand'
import { KeptPalette, recents, results } from './KeptPalette'

const meta = {
  title: 'Components/Palette/Palette',
  component: Palette,
  render: (args) => <KeptPalette {...args} />,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    query: '',
    groups: recents,
    isLoading: false,
    problems: [],
    onQueryChange: fn(),
    onChoose: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof Palette>

export default meta
type Story = StoryObj<typeof meta>

const field = () => screen.findByRole('combobox', { name: 'Find anything' })
/** The option that `aria-activedescendant` names. */
async function active(): Promise<HTMLElement> {
  const id = (await field()).getAttribute('aria-activedescendant') ?? ''
  const option = document.getElementById(id)
  if (!option) throw new Error(`No option has the id ${id}`)
  await expect(option).toHaveAttribute('aria-selected', 'true')
  return option
}

/** Without a query: what somebody opened last, and actions. The field has the focus. */
export const Recents: Story = {
  play: async () => {
    await waitFor(async () => expect(await field()).toHaveFocus())
    const dialog = await screen.findByRole('dialog', { name: 'Find anything' })
    await expect(dialog).toHaveAttribute('aria-modal', 'true')
    const list = screen.getByRole('listbox', { name: 'Find anything' })
    await expect(await field()).toHaveAttribute('aria-controls', list.id)
    await expect(await field()).toHaveAttribute('aria-expanded', 'true')
    const recent = within(screen.getByRole('group', { name: 'Recent' }))
    await expect(recent.getAllByRole('option')).toHaveLength(2)
    await expect(await active()).toHaveTextContent('react')
  },
}

/** Arrows go through all groups and around; Enter opens, with Ctrl in a new tab. */
export const ByKeys: Story = {
  args: { query: 'react', groups: results },
  play: async ({ args }) => {
    await waitFor(async () => expect(await field()).toHaveFocus())
    await hand.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    await expect(screen.getByRole('group', { name: 'Tags' })).toContainElement(await active())
    await hand.keyboard('{ArrowDown}')
    await expect((await active()).textContent).toMatch(/^reactThe library/)
    await hand.keyboard('{ArrowUp}{ArrowUp}{Enter}')
    await expect(args.onChoose).toHaveBeenLastCalledWith(results[0]?.entries[2], false)
    await hand.keyboard('{ArrowUp}{Control>}{Enter}{/Control}')
    await expect(args.onChoose).toHaveBeenLastCalledWith(results[0]?.entries[1], true)
    await expect(args.onChoose).toHaveBeenCalledTimes(2)
    await hand.keyboard('x')
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('reactx')
    await expect((await active()).textContent).toMatch(/^reactThe library/)
    await hand.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
}

/** A long name and a long note are cut; each row is pressed whole. */
export const Results: Story = {
  args: { query: 'react', groups: results },
  play: async ({ args }) => {
    const options = await screen.findAllByRole('option')
    await expect(options).toHaveLength(4)
    for (const option of options) await expect(option.scrollWidth).toBeLessThanOrEqual(option.clientWidth)
    await expect(screen.getByRole('status')).toHaveTextContent('4 found')
    await hand.click(options[1] as HTMLElement)
    await expect(args.onChoose).toHaveBeenLastCalledWith(results[0]?.entries[1], false)
  },
}

const [found] = results[0]?.entries ?? []

/** A line that leads to the list is no record that was found. */
export const Cut: Story = {
  args: {
    query: 'react',
    groups: [
      {
        title: 'Projects',
        entries: found
          ? [found, { ...found, id: 'all', name: 'All 31 projects that match', isAll: true }]
          : [],
      },
    ],
  },
  play: async () => {
    await expect(await screen.findAllByRole('option')).toHaveLength(2)
    await expect(screen.getByRole('status')).toHaveTextContent('1 shown, more in the lists')
  },
}

/** A list arrives while the button of the mouse is down, and other entries take the places. */
function Arriving(props: PaletteProps<PaletteEntry>) {
  const [groups, setGroups] = useState(recents)
  useEffect(() => {
    const arrive = () => setGroups(props.groups)
    window.addEventListener('mousedown', arrive)
    return () => window.removeEventListener('mousedown', arrive)
  }, [props.groups])
  return <KeptPalette {...props} groups={groups} />
}

/** A press counts only for the entry that it began on: another one that takes its place meanwhile is not opened. */
export const ArrivesUnderThePointer: Story = {
  args: { query: 'react', groups: results },
  render: (args) => <Arriving {...args} />,
  play: async ({ args }) => {
    const option = (await screen.findAllByRole('option'))[1] as HTMLElement
    await expect(option).toHaveTextContent(/^What a licence/)
    await hand.click(option)
    await expect(option).toHaveTextContent(/^react-dom/)
    await expect(args.onChoose).not.toHaveBeenCalled()
    await hand.click(option)
    await expect(args.onChoose).toHaveBeenCalledTimes(1)
    await expect(args.onChoose).toHaveBeenLastCalledWith(results[0]?.entries[1], false)
  },
}

/** More than is in view, other entries for each query. */
const many = (query: string): readonly PaletteGroup<PaletteEntry>[] =>
  ['Projects', 'Articles', 'Tags', 'Actions'].map((title) => ({
    title,
    entries: Array.from({ length: 9 }, (_, at) => ({
      ...(recents[0]?.entries[0] as PaletteEntry),
      id: `${query} ${title} ${at}`,
      name: `${query} ${title} ${at}`,
    })),
  }))

/** Rows out of view are drawn when typing pauses, or as soon as the keys go there. */
export const RowsOutOfView: Story = {
  args: { query: 're', groups: recents },
  render: (args) => <KeptPalette {...args} groupsOf={many} />,
  play: async () => {
    await waitFor(async () => expect(await field()).toHaveFocus())
    await hand.keyboard('a{ArrowUp}')
    await expect(await active()).toHaveTextContent('rea Actions 8')
    const list = screen.getByRole('listbox').getBoundingClientRect()
    await expect((await active()).getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom)
    await expect(screen.getByRole('status')).toHaveTextContent('36 found')
    await hand.keyboard('c')
    await expect(await active()).toHaveTextContent('reac Projects 0')
    await expect(await screen.findByRole('option', { name: /^reac Actions 8/ })).toBeInTheDocument()
    await expect(screen.getAllByRole('option')).toHaveLength(36)
  },
}

export const NothingFound: Story = {
  args: { query: 'cobol', groups: [] },
  play: async () => {
    await expect(await field()).toHaveAttribute('aria-expanded', 'false')
    await expect(screen.getByRole('status')).toHaveTextContent('Nothing found for cobol')
    await expect(screen.getByText(/Names, addresses and taglines are searched/)).toBeVisible()
    await expect(screen.queryByRole('listbox')).toBeNull()
  },
}

/** What has arrived is shown while the rest is on its way. */
export const Loading: Story = {
  args: { query: 'react', groups: results, isLoading: true },
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent('Loading…')
    await expect(screen.getByText('Loading lists…')).toBeVisible()
    await expect(screen.getAllByRole('option')).toHaveLength(4)
  },
}

const onRetry = fn()

/** A list that could not be read is left out, with a sentence and another try. */
export const ListFailed: Story = {
  args: {
    query: 'react',
    groups: results,
    problems: [
      { id: 'failed', text: 'Articles are left out. Something went wrong. Please try again', onRetry },
      { id: 'people', text: 'Only the people of the first 10 pages are searched.' },
    ],
  },
  play: async () => {
    await expect(await screen.findByText(/^Only the people/)).toBeVisible()
    await hand.click(screen.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledTimes(1)
    await expect(screen.getAllByRole('option')).toHaveLength(4)
  },
}

/** Another list fails while the button of the mouse is down on “Try again”. */
function Failing(props: PaletteProps<PaletteEntry>) {
  const [lists, setLists] = useState('Articles')
  useEffect(() => {
    const fail = () => setLists('Articles and tags')
    window.addEventListener('mousedown', fail)
    return () => window.removeEventListener('mousedown', fail)
  }, [])
  return <KeptPalette {...props} problems={[{ id: 'failed', text: `${lists} are left out.`, onRetry }]} />
}

/** A line that names one list more is the same line: a press on its button counts, and the focus stays. */
export const FailsUnderThePointer: Story = {
  args: { query: 'react', groups: results },
  render: (args) => <Failing {...args} />,
  play: async () => {
    onRetry.mockClear()
    const retry = await screen.findByRole('button', { name: 'Try again' })
    await hand.click(retry)
    await expect(screen.getByText('Articles and tags are left out.')).toBeVisible()
    await expect(onRetry).toHaveBeenCalledTimes(1)
    await expect(retry).toHaveFocus()
  },
}

/** On a phone it is a sheet with a button that closes it, and without hints of keys. */
export const Phone: Story = {
  tags: ['phone'],
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Find anything' })
    await waitFor(() => expect(dialog.getBoundingClientRect().width).toBe(window.innerWidth))
    await expect(screen.queryByText('new tab')).toSatisfy((hint: HTMLElement) => !hint.checkVisibility())
    await hand.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
}

export const Closed: Story = {
  args: { isOpen: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(screen.queryByRole('combobox')).toBeNull()
  },
}

/** What was searched for is found once the play says so. */
function Found(props: PaletteProps<PaletteEntry>) {
  const [isFound, setFound] = useState(false)
  useEffect(() => {
    const find = () => setFound(true)
    window.addEventListener('found', find)
    return () => window.removeEventListener('found', find)
  }, [])
  const groups = isFound ? results : results.slice(1)
  return <KeptPalette {...props} groups={groups} isPending={!isFound} />
}

/** Enter that comes before what is typed was found opens what is found first. */
export const Pending: Story = {
  args: { query: 'react', isPending: true },
  render: (args) => <Found {...args} />,
  play: async ({ args }) => {
    await waitFor(async () => expect(await field()).toHaveFocus())
    await expect(await active()).toHaveTextContent(/^react$/)
    await hand.keyboard('{Control>}{Enter}{/Control}')
    await expect(args.onChoose).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('found'))
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith(results[0]?.entries[0], true))
    await expect(args.onChoose).toHaveBeenCalledTimes(1)
  },
}

/** Who types on, or moves to an entry, means something else by then. */
export const PendingThenMoved: Story = {
  args: { query: 'react', isPending: true },
  render: (args) => <Found {...args} />,
  play: async ({ args }) => {
    await waitFor(async () => expect(await field()).toHaveFocus())
    await hand.keyboard('{Enter}s')
    window.dispatchEvent(new Event('found'))
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4))
    await expect(args.onChoose).not.toHaveBeenCalled()
    await hand.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith(results[0]?.entries[0], false)
  },
}

const drawn = fn()

/** Entries with other ids for each query; each says when its row is drawn. */
const fresh = (query: string): readonly PaletteGroup<PaletteEntry>[] =>
  results.map(({ title, entries }) => ({
    title,
    entries: entries.map((entry) => ({
      ...entry,
      id: `${query} ${entry.id}`,
      get name() {
        drawn()
        return `${query} ${entry.name}`
      },
    })),
  }))

/** A key fills the rows that are there: each is drawn once, none is made anew, and the dialog stays as it is. */
export const DrawnOnceForAKey: Story = {
  args: { query: 'react', groups: results },
  render: (args) => <KeptPalette {...args} groupsOf={fresh} />,
  play: async () => {
    await waitFor(async () => expect(await field()).toHaveFocus())
    const rows = screen.getAllByRole('option')
    const frames = spyOn(window, 'matchMedia')
    drawn.mockClear()
    const before = (await active()).id
    await hand.keyboard('x')
    await expect(await active()).toHaveTextContent(/^reactx react/)
    // Screen readers read the reached entry anew when the attribute changes, not when its text does.
    await expect((await active()).id).not.toBe(before)
    await expect(drawn).toHaveBeenCalledTimes(rows.length)
    const after = screen.getAllByRole('option')
    for (const [at, row] of rows.entries()) await expect(after[at]).toBe(row)
    // The dialog asks for the user's wish for less movement whenever it is drawn.
    await expect(frames).not.toHaveBeenCalled()
    frames.mockRestore()
    await hand.keyboard('{ArrowDown}')
    await expect(rows[1]).toBe(await active())
    await hand.keyboard('{ArrowUp}{ArrowUp}')
    await expect(rows.at(-1)).toBe(await active())
  },
}
