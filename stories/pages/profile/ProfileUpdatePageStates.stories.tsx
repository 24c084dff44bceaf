import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProfileUpdatePage } from '../../../src/pages/profile/ProfileUpdatePage'
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
  component: ProfileUpdatePage,
  parameters: { ...pageMeta.parameters, ...inScenario({ at: paths.profileUpdate(), as: 'ADMIN' }) },
} satisfies Meta<typeof ProfileUpdatePage>

export default meta
type Story = StoryObj<typeof meta>

const form: EditForm = {
  field: 'Name',
  save: 'Save profile',
  saved: 'Profile saved',
  theySave: ({ server }, text) =>
    server.database.transaction((tables) => tables.users.update(2, { name: text })),
}

export const Draft: Story = { play: (context) => offersTheDraft(scenarioOf(context), form) }

export const Conflict: Story = { play: (context) => asksAboutTheConflict(scenarioOf(context), form) }

export const SessionEnded: Story = { play: (context) => survivesTheSession(scenarioOf(context), form) }
