import type { Meta, StoryObj } from '@storybook/react-vite'
import { CategoryEditPage } from '../../../src/pages/taxonomy/CategoryEditPage'
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
  component: CategoryEditPage,
  parameters: { ...pageMeta.parameters, ...inScenario({ at: paths.categoryEdit(4), as: 'ADMIN' }) },
} satisfies Meta<typeof CategoryEditPage>

export default meta
type Story = StoryObj<typeof meta>

const form: EditForm = {
  field: 'Name',
  save: 'Save category',
  saved: 'Category saved',
  theySave: ({ server }, text) =>
    server.database.transaction((tables) => tables.categories.update(4, { name: text })),
}

export const Draft: Story = { play: (context) => offersTheDraft(scenarioOf(context), form) }

export const Conflict: Story = { play: (context) => asksAboutTheConflict(scenarioOf(context), form) }

export const SessionEnded: Story = { play: (context) => survivesTheSession(scenarioOf(context), form) }
