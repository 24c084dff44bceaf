import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { ArticlesPage } from '../../../src/pages/articles/ArticlesPage'
import { paths } from '../../../src/paths'
import { bulkCard, bulkDialog, chooseAction, select } from '../../support/records/manyRecords'
import { hand } from '../../support/hand'
import { pageAt, patience, scenarioOf } from '../../support/page'

const at = { at: paths.articles(), as: 'CONTENT_EDITOR' } as const

const meta = { title: 'Articles/Bulk edit', ...pageAt(at), component: ArticlesPage } satisfies Meta<
  typeof ArticlesPage
>

export default meta
type Story = StoryObj<typeof meta>

/** A tag for two articles at once. */
export const Default: Story = {
  play: async (context) => {
    await select(2)
    await chooseAction('Tags')
    const dialog = await bulkDialog('Tags of 2 articles')
    await hand.click(dialog.getByRole('combobox', { name: 'Add tags' }))
    await hand.click(await screen.findByRole('option', { name: 'good first issue' }, patience))
    await hand.click(await dialog.findByRole('button', { name: /^Change \d/ }, patience))
    await bulkCard(/^\d articles? changed/)
    const { articles } = await scenarioOf(context).server.database.transaction(async (tables) => ({
      articles: await tables.articles.find(1),
    }))
    await expect(articles?.tags.map(({ name }) => name)).toContain('good first issue')
  },
}

/** Both flags are set at once. */
export const State: Story = {
  play: async () => {
    await select(2)
    await chooseAction('State')
    const dialog = await bulkDialog('State of 2 articles')
    await hand.click(dialog.getByRole('radio', { name: 'Not published' }))
    await hand.click(dialog.getByRole('radio', { name: 'Featured' }))
    await hand.click(await dialog.findByRole('button', { name: /^Change \d/ }, patience))
    await bulkCard(/^\d articles? changed/)
  },
}
