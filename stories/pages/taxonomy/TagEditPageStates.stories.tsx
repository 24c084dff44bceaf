import type { Meta, StoryObj } from '@storybook/react-vite'
import { TagEditPage } from '../../../src/pages/taxonomy/TagEditPage'
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
  component: TagEditPage,
  parameters: { ...pageMeta.parameters, ...inScenario({ at: paths.tagEdit(3), as: 'ADMIN' }) },
} satisfies Meta<typeof TagEditPage>

export default meta
type Story = StoryObj<typeof meta>

const form: EditForm = {
  field: 'Name',
  save: 'Save tag',
  saved: 'Tag saved',
  theySave: ({ server }, text) =>
    server.database.transaction((tables) => tables.tags.update(3, { name: text })),
}

export const Draft: Story = { play: (context) => offersTheDraft(scenarioOf(context), form) }

export const Conflict: Story = { play: (context) => asksAboutTheConflict(scenarioOf(context), form) }

export const SessionEnded: Story = { play: (context) => survivesTheSession(scenarioOf(context), form) }
