import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { ArticleEditPage } from '../../../src/pages/articles/ArticleEditPage'
import { paths } from '../../../src/paths'
import { smallScenario } from '../../../server/scenarios/smallScenario'
import { fill, findHeading, findRow, findToast, pick, press, write } from '../../support/onScreen'
import { inScenario, pageAt, patience, scenarioOf } from '../../support/page'
import * as record from '../../support/recordStates'
import { hand } from '../../support/hand'

const at = { at: paths.articleEdit(1), as: 'ADMIN' } as const

const meta = { title: 'Articles/Edit', ...pageAt(at), component: ArticleEditPage } satisfies Meta<
  typeof ArticleEditPage
>

export default meta
type Story = StoryObj<typeof meta>

const form = {
  read: 'articleOne',
  write: 'articleUpdate',
  loading: 'Loading the article…',
  field: 'Title',
  text: 'Your first contribution',
  save: 'Save article',
  saved: 'Article saved',
  theySave: ({ server }, text) =>
    server.database.transaction((tables) => tables.articles.update(1, { title: text })),
} satisfies record.EditForm

const title = 'How to make your first contribution'

export const Default: Story = {
  play: async () => {
    await expect(await findHeading(`Edit ${title}`)).toBeVisible()
    await expect(screen.getByLabelText('Title')).toHaveValue(title)
    await expect(await screen.findByRole('button', { name: 'Remove good first issue' })).toBeVisible()
    const content = await screen.findByRole('textbox', { name: 'Content' }, patience)
    await expect(within(content).getByText('Before you start')).toBeVisible()
    await expect(screen.getByRole('checkbox', { name: 'Featured' })).toBeChecked()
  },
}

export const Loading = record.loadingStory(form)

export const Failed: Story = {
  parameters: inScenario({ ...at, at: paths.articleEdit(999) }),
  play: async () => {
    await expect(await screen.findByText('This article does not exist', {}, patience)).toBeVisible()
  },
}

export const Invalid: Story = {
  play: async (context) => {
    await fill('Title', '')
    await press('Remove featured image')
    await press('Save article')
    await expect(await screen.findByText('Title is required')).toBeVisible()
    await expect(screen.getByText('Featured image is mandatory')).toBeVisible()
    await expect(scenarioOf(context).calls).not.toContain('articleUpdate')
  },
}

export const Saving = record.savingStory({ ...form, field: 'Excerpt', text: 'In an afternoon.' })

export const Saved: Story = {
  play: async (context) => {
    await fill('Title', 'Your first contribution')
    await pick('Tags', 'testing')
    await hand.click(screen.getByRole('checkbox', { name: 'Published' }))
    await write('Content', 'Begin here. ')
    await press('Save article')
    await expect(await findToast('Article saved')).toBeVisible()
    await expect(await findHeading('Edit Your first contribution')).toBeVisible()
    const { database } = scenarioOf(context).server
    const stored = await database.transaction((tables) => tables.articles.find(1))
    await expect(stored?.content).toContain('Begin here.')
    await expect(stored?.tags.map(({ id }) => id)).toEqual([6, 3])
    await press('All articles', 'link')
    await expect((await findRow('Your first contribution')).getByText('Not Published')).toBeVisible()
  },
}

/** What nobody edited is stored to the letter as it was. */
export const KeepsTheContent: Story = {
  play: async (context) => {
    await screen.findByRole('textbox', { name: 'Content' }, patience)
    await fill('Title', 'Your first contribution')
    await press('Save article')
    await findToast('Article saved')
    const { database } = scenarioOf(context).server
    const stored = await database.transaction((tables) => tables.articles.find(1))
    await expect(stored?.content).toBe(smallScenario().articles[0]?.content)
  },
}

export const SaveFailed: Story = {
  parameters: inScenario({
    ...at,
    faults: { articleUpdate: { status: 422, body: { message: 'No', errors: { title: 'Taken already' } } } },
  }),
  play: async (context) => {
    await fill('Title', 'Your first contribution')
    await press('Save article')
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveAccessibleDescription('Taken already'))
    await expect(screen.getByLabelText('Title')).toHaveFocus()
    delete scenarioOf(context).faults.articleUpdate
    await fill('Title', 'Your very first contribution')
    await press('Save article')
    await expect(await findToast('Article saved')).toBeVisible()
  },
}

export const Forbidden = record.forbiddenStory('articleOne')

export const Phone: Story = {
  tags: ['phone'],
  play: async () => {
    await expect(await findHeading(`Edit ${title}`)).toBeVisible()
  },
}

export const Draft = record.draftStory(form)

export const Conflict = record.conflictStory(form)

export const SessionEnded = record.sessionEndedStory(form)
