import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { TagsPage } from '../../../src/pages/taxonomy/TagsPage'
import { paths } from '../../../src/paths'
import { hand } from '../../support/hand'
import { findHeading, findRow, hasRoom, headers, press } from '../../support/onScreen'
import { inScenario, pageAt, patience, scenarioOf } from '../../support/page'

const at = { at: paths.tags(), as: 'CONTENT_EDITOR' } as const

const meta = { title: 'Tags/Uses', ...pageAt(at), component: TagsPage } satisfies Meta<typeof TagsPage>

export default meta
type Story = StoryObj<typeof meta>

/** How often each tag is used; a number leads to the list of so many. */
export const Default: Story = {
  play: async (context) => {
    const row = await findRow('accessibility')
    await expect(
      await row.findByRole('link', { name: '1 article with accessibility' }, patience),
    ).toBeVisible()
    await hand.click(row.getByRole('link', { name: '3 projects with accessibility' }))
    await expect(await screen.findByText('3 of 12 projects', {}, patience)).toBeVisible()
    await expect(scenarioOf(context).address()).toBe('/osn_main?show=tag%3A4')
  },
}

/** The most used one first. */
export const Sorted: Story = {
  tags: ['desktop'],
  play: async () => {
    await (await findRow('accessibility')).findByRole('link', { name: /^3 projects/ }, patience)
    await press(/^Projects/)
    await waitFor(() => expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent('javascript'))
  },
}

/** On the page of a tag. */
export const OnItsPage: Story = {
  parameters: inScenario({ ...at, at: paths.tagEdit(3) }),
  play: async (context) => {
    await expect(await findHeading('Edit testing')).toBeVisible()
    await hand.click(await screen.findByRole('link', { name: '2 articles' }, patience))
    await expect(await screen.findByText('2 of 6 articles', {}, patience)).toBeVisible()
    await expect(scenarioOf(context).address()).toBe('/article_main?show=tag%3A3')
  },
}

/** The rows are there before anything is counted. */
export const Counting: Story = {
  parameters: inScenario({ ...at, faults: { projectList: 'hang' } }),
  play: async () => {
    const row = await findRow('accessibility')
    await expect(await row.findByRole('link', { name: /^1 article / }, patience)).toBeVisible()
    await expect(row.queryByRole('link', { name: /project/ })).toBeNull()
    await expect(headers()).toEqual([
      'Number',
      'Name',
      'Projects',
      'Articles',
      ...(hasRoom() ? ['Updated'] : []),
      'Edit',
    ])
  },
}

/** What could not be counted is said above the list, which stays as it is. */
export const NotCounted: Story = {
  parameters: inScenario({ ...at, faults: { projectList: 500 } }),
  play: async (context) => {
    const sentence = 'How often each is used could not be counted: The server says 500'
    await expect(await screen.findByText(sentence, {}, patience)).toBeVisible()
    await expect((await findRow('accessibility')).queryByRole('link', { name: /project/ })).toBeNull()
    delete scenarioOf(context).faults.projectList
    await press('Retry')
    await expect(
      await (await findRow('accessibility')).findByRole('link', { name: /^3 projects/ }, patience),
    ).toBeVisible()
  },
}

/** A host whose lists do not say what their rows use. */
export const Unknown: Story = {
  parameters: inScenario({
    ...at,
    faults: {
      projectList: { body: { success: true, data: [{ id: 1, name: 'React' }] } },
      articleList: { body: { success: true, data: [{ id: 1, title: 'Release party' }] } },
    },
  }),
  play: async () => {
    await findRow('accessibility')
    await waitFor(
      () => expect(headers()).toEqual(['Number', 'Name', ...(hasRoom() ? ['Updated'] : []), 'Edit']),
      patience,
    )
  },
}
