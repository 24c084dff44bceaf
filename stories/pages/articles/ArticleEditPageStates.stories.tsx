import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArticleEditPage } from '../../../src/pages/articles/ArticleEditPage'
import { paths } from '../../../src/paths'
import { inScenario, pageMeta, scenarioOf } from '../../support/page'
import {
  asksAboutTheConflict,
  offersTheDraft,
  survivesTheSession,
  type EditForm,
} from '../../support/recordStates'

const meta = {
  ...pageMeta,
  component: ArticleEditPage,
  parameters: { ...pageMeta.parameters, ...inScenario({ at: paths.articleEdit(1), as: 'ADMIN' }) },
} satisfies Meta<typeof ArticleEditPage>

export default meta
type Story = StoryObj<typeof meta>

const form: EditForm = {
  field: 'Title',
  save: 'Save article',
  saved: 'Article saved',
  theySave: ({ server }, text) =>
    server.database.transaction((tables) => tables.articles.update(1, { title: text })),
}

export const Draft: Story = { play: (context) => offersTheDraft(scenarioOf(context), form) }

export const Conflict: Story = { play: (context) => asksAboutTheConflict(scenarioOf(context), form) }

export const SessionEnded: Story = { play: (context) => survivesTheSession(scenarioOf(context), form) }
