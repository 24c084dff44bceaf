import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProjectEditPage } from '../../../src/pages/projects/ProjectEditPage'
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
  component: ProjectEditPage,
  parameters: { ...pageMeta.parameters, ...inScenario({ at: paths.projectEdit(1), as: 'ADMIN' }) },
} satisfies Meta<typeof ProjectEditPage>

export default meta
type Story = StoryObj<typeof meta>

const form: EditForm = {
  field: 'Tagline',
  save: 'Save project',
  saved: 'Project saved',
  theySave: ({ server }, text) =>
    server.database.transaction((tables) => tables.projects.update(1, { tagline: text })),
}

export const Draft: Story = { play: (context) => offersTheDraft(scenarioOf(context), form) }

export const Conflict: Story = { play: (context) => asksAboutTheConflict(scenarioOf(context), form) }

export const SessionEnded: Story = { play: (context) => survivesTheSession(scenarioOf(context), form) }
