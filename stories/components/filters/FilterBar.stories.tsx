import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { SavedViews, type SavedViewsOfList } from '../../../src/components/list/SavedViews'
import { FilterBar, type FilterBarProps } from '../../../src/components/filters/FilterBar'
import { countsByWord, countsOfRows } from '../../../src/components/filters/FilterCounts'
import type { ChoiceFilter, RowFilter } from '../../../src/components/table/model/filters'
import { untouched, type TableState } from '../../../src/components/table/model/tableState'
import { hand } from '../../support/hand'
import { openFilters } from '../../support/onScreen'

interface Tool {
  isActive: boolean
  tags: readonly number[]
}
const rows: readonly Tool[] = Array.from({ length: 300 }, (_, id) => ({
  isActive: id % 3 !== 0,
  tags: id % 2 === 0 ? [id % 7] : [id % 7, 7],
}))
const words = ['web', 'cli', 'database', 'editor', 'graphics', 'audio', 'maps', 'education']

const tagFilter = (names: readonly string[] | undefined): ChoiceFilter<Tool> => ({
  id: 'tag',
  label: 'Tag',
  choices: names?.map((name, id) => ({ value: String(id), name })),
  valuesOf: ({ tags }) => tags.map(String),
})
const stacks: ChoiceFilter<Tool> = {
  id: 'stack',
  label: 'Stack',
  choices: [
    { value: '1', name: 'JavaScript' },
    { value: '2', name: 'React', path: ['JavaScript'] },
    {
      value: '3',
      name: 'A name that is far too long for any button of a row of filters',
      path: ['JavaScript', 'React'],
    },
  ],
  // What lies below a choice is found by it too.
  valuesOf: ({ tags }) => (tags[0] === 3 ? ['3', '2', '1'] : tags[0] === 2 ? ['2', '1'] : []),
}
const filters: readonly RowFilter<Tool>[] = [
  { id: 'active', label: 'Active', keeps: ({ isActive }) => isActive },
  { id: 'inactive', label: 'Inactive', keeps: ({ isActive }) => !isActive },
  tagFilter(words),
  stacks,
]

/** Stands for counts of the rows above, as the filters stand. */
const ofRows = countsOfRows(rows, filters, [])

/** The bar as a table has it: what is on is kept. */
function Bar({ state, onChange, counts, ...props }: FilterBarProps<Tool>) {
  const [on, setOn] = useState(state.filters ?? [])
  return (
    <FilterBar
      {...props}
      counts={counts === ofRows ? countsOfRows(rows, props.filters, on) : counts}
      state={{ ...state, filters: on }}
      onChange={(next) => {
        setOn(next)
        onChange(next)
      }}
    />
  )
}
const withOn = (...on: string[]): TableState => ({ ...untouched, filters: on })

const meta = {
  title: 'Components/Filters/FilterBar',
  component: FilterBar<Tool>,
  render: (args) => <Bar {...args} />,
  args: { filters, counts: ofRows, total: rows.length, state: untouched, onChange: fn() },
} satisfies Meta<typeof FilterBar<Tool>>

export default meta
type Story = StoryObj<typeof meta>

const chip = (name: string | RegExp) => screen.getByRole('button', { name })
const openMenu = async (label: string) => {
  await hand.click(chip(label))
  return within(await screen.findByRole('dialog', { name: `Filter by ${label.toLowerCase()}` }))
}

/** Each button says how many rows it would leave, as the others stand. */
export const Default: Story = {
  play: async ({ args }) => {
    await openFilters()
    await expect(chip('Active')).toHaveAccessibleDescription('200')
    await hand.click(chip('Inactive'))
    await expect(args.onChange).toHaveBeenLastCalledWith(['inactive'])
    await waitFor(() => expect(chip('Active')).toHaveAccessibleDescription('0'))
    await expect(chip('Inactive')).toHaveAttribute('aria-pressed', 'true')
  },
}

/** Nothing is counted yet: there is room for the counts, so that nothing moves when they come; on a phone, where they are closed, there is none. */
export const Counting: Story = {
  args: { counts: { toggles: () => undefined, choices: () => undefined } },
  render: (args) => (
    <>
      <Bar {...args} />
      <Bar {...args} counts={ofRows} />
    </>
  ),
  play: async ({ canvas }) => {
    await openFilters()
    for (const name of ['Active', 'Inactive', 'Tag']) {
      const [coming, counted] = canvas
        .getAllByRole('button', { name })
        .map((one) => one.getBoundingClientRect().width)
      if (innerWidth < 640 && name !== 'Tag') await expect(coming).toBeLessThan(counted ?? 0)
      else await expect(coming).toBeCloseTo(counted ?? 0, 1)
    }
  },
}

/** By keys alone: open, find, tick two, close. The focus comes back to the button, which names what is chosen. */
export const Choosing: Story = {
  play: async ({ args }) => {
    await openFilters()
    const menu = await openMenu('Tag')
    await waitFor(() => expect(menu.getByRole('combobox', { name: 'Search tag' })).toHaveFocus())
    await expect(menu.getByRole('option', { name: /education/ })).toHaveTextContent('150')
    await hand.keyboard('edu{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['tag:7'])
    await hand.keyboard('{Backspace}{Backspace}{Backspace}cli{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['tag:7', 'tag:1'])
    await expect(menu.getByRole('option', { name: /cli/ })).toHaveAttribute('aria-selected', 'true')
    await hand.keyboard('{Escape}')
    await waitFor(() => expect(chip('Tag: education, cli')).toHaveFocus())
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** A stack keeps what lies below it; a press elsewhere closes the list. */
export const Trees: Story = {
  play: async ({ args }) => {
    await openFilters()
    const menu = await openMenu('Stack')
    await expect(await menu.findByRole('option', { name: /^JavaScript 86/ })).toHaveTextContent('86')
    await hand.click(menu.getByRole('option', { name: /^JavaScript \/ React \d/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['stack:2'])
    await hand.click(chip('Active'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onChange).toHaveBeenLastCalledWith(['stack:2', 'active'])
  },
}

/** More than two are counted; the cross ends the filter and leaves the focus on its button. */
export const Chosen: Story = {
  args: { state: withOn('active', 'tag:0', 'tag:1', 'tag:2', 'stack:3') },
  play: async ({ args }) => {
    await openFilters()
    await expect(chip('Tag: web, 2 more')).toBeVisible()
    await hand.click(chip('Clear tag filter'))
    await expect(args.onChange).toHaveBeenLastCalledWith(['active', 'stack:3'])
    await expect(chip('Tag')).toHaveFocus()
  },
}

/** On a phone what is off waits behind one button; what is on stays, and ends with one press. */
export const Phone: Story = {
  args: { state: withOn('active', 'tag:0') },
  tags: ['phone'],
  play: async ({ args }) => {
    await expect(screen.queryByRole('button', { name: 'Inactive' })).toBeNull()
    await expect(chip('Tag: web')).toBeVisible()
    await hand.click(chip('Filters'))
    await expect(chip('Filters')).toHaveAttribute('aria-expanded', 'true')
    await hand.click(chip('Inactive'))
    await expect(args.onChange).toHaveBeenLastCalledWith(['active', 'tag:0', 'inactive'])
    await hand.click(chip('Filters'))
    await hand.click(chip('Clear tag filter'))
    await expect(args.onChange).toHaveBeenLastCalledWith(['active', 'inactive'])
    await expect(chip('Tag')).toHaveFocus()
    await hand.click(chip('Active'))
    await expect(screen.queryByRole('button', { name: 'Tag' })).toBeNull()
    await expect(chip('Active')).toHaveFocus()
  },
}

/** Names are still on their way: what the address chose is shown by its number. */
export const LoadingChoices: Story = {
  args: { filters: [tagFilter(undefined)], state: withOn('tag:4') },
  play: async () => {
    await openFilters()
    await hand.click(chip('Tag: #4'))
    await expect(await screen.findByText('Loading…')).toBeVisible()
  },
}

/** A search that no choice fits. */
export const NothingFound: Story = {
  play: async () => {
    await openFilters()
    const menu = await openMenu('Tag')
    await waitFor(() => expect(menu.getByRole('combobox')).toHaveFocus())
    await hand.keyboard('zzz')
    await expect(await menu.findByText('Nothing found')).toBeVisible()
  },
}

/** Thousands of choices: the list draws those in sight alone. */
export const ManyChoices: Story = {
  args: {
    filters: [
      {
        ...tagFilter(Array.from({ length: 3000 }, (_, id) => `tag ${id}`)),
        valuesOf: () => Array.from({ length: 3000 }, (_, id) => String(id)),
      },
    ],
  },
  play: async () => {
    await openFilters()
    const menu = await openMenu('Tag')
    await waitFor(() => expect(menu.getByRole('combobox')).toHaveFocus())
    await expect(menu.getAllByRole('option').length).toBeLessThan(40)
    await hand.keyboard('{ArrowUp}')
    await expect(await menu.findByRole('option', { name: /tag 2999/ })).toBeVisible()
  },
}

const views: SavedViewsOfList = { nameOf: () => undefined, save: fn(), remove: fn() }

/** A list that is narrowed can be kept under a name made of its filters. */
export const CanBeSaved: Story = {
  args: { state: withOn('active', 'tag:1') },
  decorators: [
    (Story) => (
      <SavedViews.Provider value={views}>
        <Story />
      </SavedViews.Provider>
    ),
  ],
  play: async () => {
    await openFilters()
    await hand.click(chip('Save view'))
    await expect(views.save).toHaveBeenCalledWith('show=active%2Ctag%3A1', 'Active, Tag: cli')
    await hand.click(chip('Active'))
    await hand.click(chip('Clear tag filter'))
    await expect(screen.queryByRole('button', { name: 'Save view' })).toBeNull()
  },
}

/** A list that is kept already: the star ends that. */
export const IsSaved: Story = {
  args: { state: withOn('inactive') },
  decorators: [
    (Story) => (
      <SavedViews.Provider value={{ ...views, nameOf: () => 'Sleeping' }}>
        <Story />
      </SavedViews.Provider>
    ),
  ],
  play: async () => {
    await openFilters()
    await expect(chip('Saved view')).toHaveAttribute('aria-pressed', 'true')
    await hand.click(chip('Saved view'))
    await expect(views.remove).toHaveBeenCalledWith('show=inactive')
  },
}

const counted = { active: 41_208, inactive: 0, 'tag:1': 1200, 'tag:7': 3 }

/** What a host has counted in a sample is marked; a choice that it did not count has no rows. */
export const CountedByTheHost: Story = {
  args: { counts: countsByWord(counted, true) },
  play: async () => {
    await openFilters()
    await expect(chip('Active')).toHaveAccessibleDescription('~41,200')
    await expect(chip('Inactive')).toHaveAccessibleDescription('~0')
    const menu = await openMenu('Tag')
    await expect(menu.getByRole('option', { name: /cli/ })).toHaveTextContent('~1,200')
    await expect(menu.queryByRole('option', { name: /audio/ })).toBeNull()
  },
}

/** Where a sample has too few, the host counts: those are not marked. */
export const CountedInPart: Story = {
  args: { counts: countsByWord(counted, true, ['active', 'tag']) },
  play: async () => {
    await openFilters()
    await expect(chip('Active')).toHaveAccessibleDescription('41,208')
    await expect(chip('Inactive')).toHaveAccessibleDescription('~0')
    const menu = await openMenu('Tag')
    await expect(menu.getByRole('option', { name: /cli/ })).toHaveTextContent(/[^~]1,200$/)
  },
}

/** Until the host has counted there are no numbers, and the lists of choices wait. */
export const NotCountedYet: Story = {
  args: { counts: countsByWord(undefined) },
  play: async () => {
    await openFilters()
    await expect(chip('Active')).not.toHaveAccessibleDescription()
    const menu = await openMenu('Tag')
    await expect(menu.getByText('Loading…')).toBeVisible()
  },
}
