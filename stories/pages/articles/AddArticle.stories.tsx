import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { ArticlesPage } from '../../../src/pages/articles/ArticlesPage'
import { paths } from '../../../src/paths'
import { fillArticle } from '../../support/records/fillArticle'
import { findRow, findToast, press } from '../../support/onScreen'
import { inScenario, pageAt, scenarioOf } from '../../support/page'
import { hand } from '../../support/hand'

const at = { at: paths.articles(), as: 'CONTENT_EDITOR' } as const

const meta = { title: 'Articles/Add', ...pageAt(at), component: ArticlesPage } satisfies Meta<
  typeof ArticlesPage
>

export default meta
type Story = StoryObj<typeof meta>

export const Invalid: Story = {
  play: async (context) => {
    await press('Add article')
    await expect(await screen.findByText('Title is required')).toBeVisible()
    await expect(screen.getByText('Excerpt is required')).toBeVisible()
    await expect(screen.getByText('Featured image is mandatory')).toBeVisible()
    await expect(screen.getByText(/^3 fields need your attention/)).toBeVisible()
    await expect(screen.getByLabelText('Title')).toHaveFocus()
    await expect(scenarioOf(context).calls).not.toContain('articleCreate')
  },
}

export const Saving: Story = {
  parameters: inScenario({ ...at, faults: { articleCreate: 'hang' } }),
  play: async (context) => {
    await fillArticle('Ten small things')
    await press('Add article')
    const button = screen.getByRole('button', { name: 'Add article' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await hand.clickDisabled(button)
    await expect(scenarioOf(context).calls.filter((call) => call === 'articleCreate')).toHaveLength(1)
  },
}

export const Saved: Story = {
  play: async (context) => {
    await fillArticle('Ten small things')
    await press('Add article')
    await expect(await findToast('Article added')).toBeVisible()
    await findRow('Ten small things')
    await expect(screen.getByText('7 articles')).toBeVisible()
    await expect(screen.getByLabelText('Title')).toHaveValue('')
    const { database } = scenarioOf(context).server
    const stored = await database.transaction((tables) => tables.articles.find(7))
    await expect(stored).toMatchObject({
      title: 'Ten small things',
      excerpt: 'Each of them small.',
      content: '<p>The first is the smallest.</p>',
      featuredImage: '/uploads/1.png',
      isPublished: true,
      isFeatured: false,
    })
  },
}

export const SaveFailed: Story = {
  parameters: inScenario({ ...at, faults: { articleCreate: 500 } }),
  play: async (context) => {
    await fillArticle('Ten small things')
    await press('Add article')
    await expect(await findToast('The server says 500')).toBeVisible()
    await expect(screen.getByLabelText('Title')).toHaveValue('Ten small things')
    delete scenarioOf(context).faults.articleCreate
    await press('Add article')
    await findRow('Ten small things')
  },
}
