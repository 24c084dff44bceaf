import type { Meta, StoryObj } from '@storybook/react-vite'
import { OpportunityUpdatePage } from '../../../src/pages/opportunities/OpportunityUpdatePage'
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
  component: OpportunityUpdatePage,
  parameters: { ...pageMeta.parameters, ...inScenario({ at: paths.opportunityUpdate(2), as: 'ADMIN' }) },
} satisfies Meta<typeof OpportunityUpdatePage>

export default meta
type Story = StoryObj<typeof meta>

const form: EditForm = {
  field: 'Title',
  save: 'Save opportunity',
  saved: 'contribution updated successfully',
  theySave: ({ server }, text) =>
    server.database.transaction((tables) => tables.opportunities.update(2, { title: text })),
}

export const Draft: Story = { play: (context) => offersTheDraft(scenarioOf(context), form) }

export const Conflict: Story = { play: (context) => asksAboutTheConflict(scenarioOf(context), form) }

export const SessionEnded: Story = { play: (context) => survivesTheSession(scenarioOf(context), form) }
