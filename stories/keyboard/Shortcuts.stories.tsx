import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { App } from '../../src/app/App'
import { paths } from '../../src/paths'
import { consoleAt } from '../support/consoleAt'
import { hand } from '../support/hand'
import { findHeading } from '../support/onScreen'
import { patience, scenarioOf } from '../support/page'
import { findFocus, focused, keys, tabTo } from './keys'

// The console's own keys.
const meta = {
  title: 'Keyboard/Shortcuts',
  ...consoleAt({ at: paths.projects(), as: 'ADMIN' }),
  component: App,
} satisfies Meta<typeof App>

export default meta
type Story = StoryObj<typeof meta>

/** The first stop of Tab: from here on keys go to the page. */
const begin = async () => {
  await keys('{Tab}')
  await findFocus('link', 'Skip to content')
}

/** Ctrl+K, a few letters, Enter: eight keys from anywhere. */
export const FindsByThePalette: Story = {
  play: async () => {
    await findHeading('Projects')
    await begin()
    await keys('{Control>}k{/Control}')
    await findFocus('combobox', 'Find anything')
    await keys('postg')
    await screen.findByRole('option', { name: /^PostgreSQL Relational/ }, patience)
    await keys('{Enter}')
    await expect(await findFocus('heading', 'Edit PostgreSQL')).toBeVisible()
  },
}

/** `j` and `k` from row to row, Enter or `e` to its form, `]` and `[` to the next and previous record. */
export const GoesThroughAList: Story = {
  play: async () => {
    await findHeading('Projects')
    await screen.findByRole('rowheader', { name: /^React/ }, patience)
    await begin()
    await keys('j')
    await waitFor(() => expect(focused()).toHaveTextContent(/^React$/), patience)
    await keys('j', 'j', 'k')
    const second = focused()
    await expect(second.closest('tr')).toHaveAttribute('data-index', '1')
    const name = second.textContent ?? ''
    await keys('e')
    await findFocus('heading', `Edit ${name}`)
    await keys('[[')
    await findFocus('heading', 'Edit React')
    await keys(']')
    await findFocus('heading', `Edit ${name}`)
    await keys('e')
    await findFocus('field', 'Name')
  },
}

/** Back from a record `j` goes on after the row that was left, and `k` before it. */
export const GoesOnWhereItWas: Story = {
  play: async () => {
    await findHeading('Projects')
    await screen.findByRole('rowheader', { name: /^React/ }, patience)
    await begin()
    await keys('jjj')
    await waitFor(() => expect(focused().closest('tr')).toHaveAttribute('data-index', '2'), patience)
    const third = `Edit ${focused().textContent}`
    await keys('e')
    await findFocus('heading', third)
    await hand.click(screen.getByRole('link', { name: 'All projects' }))
    await findFocus('heading', 'Projects')
    await keys('j')
    await waitFor(() => expect(focused().closest('tr')).toHaveAttribute('data-index', '3'), patience)
    await keys('e')
    await findFocus('heading', /^Edit /)
    await keys('[[')
    await findFocus('heading', third)
    await hand.click(screen.getByRole('link', { name: 'All projects' }))
    await findFocus('heading', 'Projects')
    await keys('k')
    await waitFor(() => expect(focused().closest('tr')).toHaveAttribute('data-index', '1'), patience)
    await keys('gt')
    await findFocus('heading', 'Tags')
    await keys('gp')
    await findFocus('heading', 'Projects')
    await keys('j')
    await waitFor(() => expect(focused().closest('tr')).toHaveAttribute('data-index', '0'), patience)
  },
}

/** `g` and a letter go to a list, `n` to the form that adds to it, `/` to its search. */
export const GoesToListsAndForms: Story = {
  play: async (context) => {
    await findHeading('Projects')
    await begin()
    await keys('g', 't')
    await findFocus('heading', 'Tags')
    await screen.findByRole('table', { name: 'Tags' }, patience)
    await keys('n')
    await findFocus('field', 'Name')
    await keys('n/')
    await expect(focused()).toHaveValue('n/')
    await tabTo('button', 'Add tag')
    await keys('/')
    await findFocus('searchbox', 'Search')
    await expect(scenarioOf(context).address()).toBe(paths.tags())
  },
}

/** `?` says what can be pressed here. */
export const AsksForTheKeys: Story = {
  play: async () => {
    await findHeading('Projects')
    await begin()
    await keys('?')
    await findFocus('button', 'Close')
    await expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveTextContent(
      'Add a project',
    )
    await expect(screen.getByText('Select all rows').closest('div')).toHaveTextContent(/(Ctrl|⌘)A$/)
    await expect(screen.getByText('Select all up to the row')).toBeVisible()
    await keys('{Escape}')
    await findFocus('link', 'Skip to content')
  },
}
