import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { HistoryPage } from '../../../src/pages/history/HistoryPage'
import { paths } from '../../../src/paths'
import { findEntry, openEntry } from './historyParts'
import { findHeading, press } from '../../support/onScreen'
import { inScenario, pageAt, patience, scenarioOf } from '../../support/page'
import { hand } from '../../support/hand'

const at = { at: paths.history(), as: 'SUPER_ADMIN', trail: 'usual' } as const

const meta = { title: 'History/List', ...pageAt(at), component: HistoryPage } satisfies Meta<
  typeof HistoryPage
>

export default meta
type Story = StoryObj<typeof meta>

const sentences = async () => {
  await screen.findByRole('list', { name: 'History' }, patience)
  return [...document.querySelectorAll('li[data-index]:not([data-day]) p:first-child')].map(
    (one) => one.textContent,
  )
}

/** Day by day, newest first, each entry a sentence. */
export const Default: Story = {
  play: async () => {
    await expect(await sentences()).toEqual([
      'Ada Adeyemi changed License of React',
      'Sunniva Solberg changed Tags of React',
      'Sunniva Solberg deleted the opportunity Move the website',
      'Ada Adeyemi changed Published and Content of How to make your first contribution',
      'Somebody was refused what their role does not allow',
      'Sunniva Solberg changed the role of Bruno Keller from Normal to Content editor',
      'Ada Adeyemi added the tag testing',
      'Ada Adeyemi signed in',
      'Somebody was refused to sign in as Ada Adeyemi',
    ])
    await expect(screen.getAllByRole('heading', { level: 2 }).map((day) => day.textContent)).toEqual([
      'Sunday 1 March 2026',
      'Saturday 28 February 2026',
      'Friday 27 February 2026',
    ])
    await expect(screen.getByText('License: GPL-3.0-only → MIT')).toBeVisible()
    const [record] = screen.getAllByRole('link', { name: 'React' })
    await expect(record).toHaveAttribute('href', '/osn_main/edit/1')
    await expect(screen.getByText('There is nothing older.')).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: inScenario({ ...at, as: 'ADMIN', trail: 'none' }),
  play: async () => {
    await expect(await screen.findByText('Nothing has been changed yet', {}, patience)).toBeVisible()
  },
}

/** Older parts come as one scrolls, and only what is in view is drawn. */
export const Crowded: Story = {
  parameters: inScenario({ ...at, trail: 'long' }),
  play: async (context) => {
    await screen.findAllByRole('button', { name: /changed Name of javascript/ }, patience)
    const calls = () => scenarioOf(context).calls.filter((name) => name === 'historyList').length
    await waitFor(async () => {
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
      await expect(screen.getByText('Name: name 0 → name 1')).toBeVisible()
    }, patience)
    await expect(calls()).toBe(5)
    await expect(screen.getByText('Name: name 0 → name 1')).toBeVisible()
    await expect(document.querySelectorAll('li[data-index]').length).toBeLessThan(100)
  },
}

export const Loading: Story = {
  parameters: inScenario({ ...at, faults: { historyList: 'hang' } }),
  play: async () => {
    await expect(await screen.findByText('Loading the history…', {}, patience)).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: inScenario({ ...at, faults: { historyList: 'misshapen' } }),
  play: async (context) => {
    await expect(await screen.findByText(/cannot read/, {}, patience)).toBeVisible()
    delete scenarioOf(context).faults.historyList
    await press('Retry')
    await findEntry(/changed License of React/)
  },
}

/** An older part does not come: what is there stays, and the same button tries again. */
export const OlderFailed: Story = {
  parameters: inScenario({ ...at, trail: 'long' }),
  play: async (context) => {
    const scenario = scenarioOf(context)
    await screen.findAllByRole('button', { name: /changed Name of javascript/ }, patience)
    scenario.faults.historyList = { status: 400, body: { success: false, message: 'Not now' } }
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    await expect(await screen.findByText('Not now', {}, patience)).toBeVisible()
    delete scenario.faults.historyList
    await press('Retry')
    await waitFor(() => expect(screen.queryByText('Not now')).toBeNull(), patience)
  },
}

/** Without the names the list can be read all the same. */
export const NamesFailed: Story = {
  parameters: inScenario({ ...at, faults: { historyPeople: 500 } }),
  play: async (context) => {
    await findEntry(/changed License of React/)
    await expect(
      await screen.findByText(/^The names for the filter could not be loaded/, {}, patience),
    ).toBeVisible()
    delete scenarioOf(context).faults.historyPeople
    await press('Retry')
    await screen.findByRole('option', { name: 'Ada Adeyemi' }, patience)
  },
}

/** An editor of content reads no history, and nothing is asked on their behalf. */
export const Forbidden: Story = {
  parameters: inScenario({ ...at, as: 'CONTENT_EDITOR' }),
  play: async (context) => {
    await expect(await screen.findByText('Only an admin may read the history', {}, patience)).toBeVisible()
    await expect(screen.queryByRole('link', { name: 'History' })).toBeNull()
    await expect(scenarioOf(context).calls).not.toContain('historyList')
  },
}

export const NotOffered: Story = {
  parameters: inScenario({ ...at, envelope: 'bare' }),
  play: async (context) => {
    await expect(await screen.findByText('This host does not offer the history', {}, patience)).toBeVisible()
    await expect(screen.queryByRole('link', { name: 'History' })).toBeNull()
    await expect(scenarioOf(context).calls).not.toContain('historyList')
  },
}

/** An admin is shown what was done to content, without addresses, and cannot ask for accounts. */
export const AsAdmin: Story = {
  parameters: inScenario({ ...at, as: 'ADMIN' }),
  play: async () => {
    await openEntry(/changed License of React/)
    await expect(await sentences()).toHaveLength(5)
    await expect(screen.getByText('Call projectUpdate, request request-1')).toBeVisible()
    await expect(screen.queryByRole('option', { name: 'People' })).toBeNull()
  },
}

/** Field by field, with the names of what was only known by its number; the words that came and went are marked. */
export const EntryOpen: Story = {
  play: async () => {
    const toggle = await openEntry(/changed Tags of React/)
    const tags = within(await screen.findByRole('group', { name: 'Versions of Tags' }))
    await waitFor(() => expect(tags.getByText('javascript, testing')).toBeVisible(), patience)
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await openEntry(/changed Published and Content/)
    const content = within(await screen.findByRole('group', { name: 'Versions of Content' }))
    await expect(content.getByText('beginning').tagName).toBe('INS')
    await hand.click(toggle)
    await expect(screen.queryByRole('group', { name: 'Versions of Tags' })).toBeNull()
    await expect(toggle).toHaveFocus()
  },
}

/** By person, kind and day, all in the address; Show all takes them away. */
export const Filtered: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    await screen.findByRole('option', { name: 'Ada Adeyemi' }, patience)
    await hand.selectOptions(screen.getByLabelText('Person'), 'Ada Adeyemi')
    await hand.selectOptions(screen.getByLabelText('Kind'), 'Projects')
    await waitFor(
      async () => expect(await sentences()).toEqual(['Ada Adeyemi changed License of React']),
      patience,
    )
    await expect(scenario.address()).toBe('/history?person=2&kind=project')
    scenario.open('/history?day=2026-02-28')
    await waitFor(async () => expect(await sentences()).toHaveLength(2), patience)
    await expect(screen.getByLabelText('Day')).toHaveValue('2026-02-28')
    await press('Show all')
    await waitFor(async () => expect(await sentences()).toHaveLength(9), patience)
    await expect(screen.getByLabelText('Person')).toHaveFocus()
    await expect(scenario.address()).toBe('/history')
  },
}

export const NothingLeft: Story = {
  parameters: inScenario({ ...at, at: `${paths.history()}?kind=category&day=2026-01-31&person=999` }),
  play: async () => {
    await expect(await screen.findByText('No entries match these filters', {}, patience)).toBeVisible()
    await expect(screen.getByLabelText('Person')).toHaveValue('999')
    await press('Show all')
    await findEntry(/changed License of React/)
  },
}

/** j and k go from entry to entry, Enter opens one; g and h lead here. */
export const Keyboard: Story = {
  parameters: inScenario({ ...at, at: paths.tags() }),
  tags: ['desktop'],
  play: async () => {
    await findHeading('Tags')
    await hand.keyboard('gh')
    await findHeading('History')
    const first = await findEntry(/changed License of React/)
    await hand.keyboard('j')
    await expect(first).toHaveFocus()
    await hand.keyboard('j')
    await expect(await findEntry(/changed Tags of React/)).toHaveFocus()
    await hand.keyboard('k')
    await hand.keyboard('{Enter}')
    await expect(await screen.findByRole('group', { name: 'Versions of License' })).toBeVisible()
  },
}

export const Phone: Story = {
  tags: ['phone'],
  play: async () => {
    await openEntry(/changed License of React/)
    await expect(screen.getByRole('button', { name: 'Restore what was before…' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
