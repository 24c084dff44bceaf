import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { TagsPage } from '../../../src/pages/taxonomy/TagsPage'
import { paths } from '../../../src/paths'
import { findHeading, findRow, hasRoom, headers, press } from '../../support/onScreen'
import { inScenario, pageAt, patience, scenarioOf } from '../../support/page'
import { hand } from '../../support/hand'

const at = { at: paths.tags(), as: 'CONTENT_EDITOR' } as const

const meta = { title: 'Tags/List', ...pageAt(at), component: TagsPage } satisfies Meta<typeof TagsPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async (context) => {
    await expect(await findHeading('Tags')).toBeVisible()
    await expect(document.title).toBe('Tags · Projects')
    await expect(await screen.findByText('8 tags', {}, patience)).toBeVisible()
    await expect(headers()).toEqual([
      'Number',
      'Name',
      'Projects',
      'Articles',
      ...(hasRoom() ? ['Updated'] : []),
      'Edit',
    ])
    const row = await findRow('accessibility')
    await hand.click(row.getByRole('link', { name: 'Edit accessibility' }))
    await expect(await findHeading('Edit accessibility')).toBeVisible()
    await expect(scenarioOf(context).address()).toBe('/tags_main/edit/4')
  },
}

/** Search and order stand in the address: a link, a reload and Back show the same list. */
export const SearchedAndSorted: Story = {
  parameters: inScenario({ ...at, at: `${paths.tags()}?q=i&sort=-name` }),
  play: async (context) => {
    await expect(await screen.findByText('5 of 8 tags', {}, patience)).toBeVisible()
    const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)
    await expect(names()).toEqual([
      'testing',
      'javascript',
      'good first issue',
      'command line',
      'accessibility',
    ])
    await press(/^Name/)
    await waitFor(() => expect(scenarioOf(context).address()).toBe('/tags_main?q=i'), patience)
    // Without an order the best match stands first: one in which a word begins with it.
    await expect(names()[0]).toBe('good first issue')
  },
}

export const Empty: Story = {
  parameters: inScenario({ ...at, scenario: 'empty' }),
  play: async () => {
    await expect(await screen.findByText('No tags yet', {}, patience)).toBeVisible()
  },
}

export const Crowded: Story = {
  parameters: inScenario({ ...at, scenario: 'crowded' }),
  play: async () => {
    await expect(await screen.findByText('3,000 tags', {}, patience)).toBeVisible()
    await hand.type(screen.getByRole('searchbox', { name: 'Search' }), 'quiet parser-1001')
    await expect(await screen.findByText('1 of 3,000 tags', {}, patience)).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: inScenario({ ...at, faults: { tagList: 'hang' } }),
  play: async () => {
    await expect(await screen.findByText('Loading tags…', {}, patience)).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Add tag' })).toBeEnabled()
  },
}

export const Failed: Story = {
  parameters: inScenario({ ...at, faults: { tagList: 500 } }),
  play: async (context) => {
    await expect(await screen.findByText('The server says 500', {}, patience)).toBeVisible()
    await expect(scenarioOf(context).calls.filter((call) => call === 'tagList')).toHaveLength(3)
    delete scenarioOf(context).faults.tagList
    await press('Retry')
    await expect(await screen.findByText('8 tags', {}, patience)).toBeVisible()
  },
}

/** A refresh that fails is reported above what was there before, which stays as it is. */
export const Forbidden: Story = {
  parameters: inScenario({ ...at, as: 'NORMAL' }),
  play: async () => {
    await expect(await findHeading('Your request is being verified')).toBeVisible()
  },
}

export const Phone: Story = {
  tags: ['phone'],
  play: async () => {
    await expect(await screen.findByText('8 tags', {}, patience)).toBeVisible()
  },
}

const tagsOf = (data: readonly object[]) =>
  inScenario({ ...at, faults: { tagList: { body: { success: true, data } } } })

/** When each was changed last: the newest first by a press on the header, those of which nobody knows it last. */
export const Updated: Story = {
  tags: ['desktop'],
  parameters: tagsOf([
    { id: 1, name: 'older', updatedAt: '2024-03-05T09:00:00.000Z' },
    { id: 2, name: 'unknown', updatedAt: null },
    { id: 3, name: 'newer', updatedAt: '2025-01-20T09:00:00.000Z' },
  ]),
  play: async (context) => {
    await expect((await findRow('older')).getByText('5 Mar 2024')).toBeVisible()
    await press('Updated')
    const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)
    await waitFor(() => expect(names()).toEqual(['newer', 'older', 'unknown']))
    await waitFor(() => expect(scenarioOf(context).address()).toBe('/tags_main?sort=-updated'), patience)
  },
}

/** A host that does not say when its tags were changed. */
export const UpdatedUnknown: Story = {
  parameters: tagsOf([{ id: 1, name: 'plain' }]),
  play: async () => {
    await findRow('plain')
    await expect(headers()).not.toContain('Updated')
  },
}
