import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { SettingsPage } from '../../../src/pages/profile/SettingsPage'
import { paths } from '../../../src/paths'
import { findHeading, press } from '../../support/onScreen'
import { inScenario, pageAt, patience, scenarioOf } from '../../support/page'
import { forbiddenStory } from '../../support/recordStates'

const at = { at: paths.settings(), as: 'ADMIN' } as const

const meta = { title: 'Profile/Settings', ...pageAt(at), component: SettingsPage } satisfies Meta<
  typeof SettingsPage
>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async () => {
    await expect(await findHeading('Settings')).toBeVisible()
    const profile = within(screen.getByRole('region', { name: 'Profile' }))
    await expect(await profile.findByText('Ada Adeyemi', {}, patience)).toBeVisible()
    for (const [term, details] of [
      ['Name', 'Ada Adeyemi'],
      ['E-mail', 'admin@example.org'],
      ['Role', 'Admin'],
      ['Verified', 'Yes'],
    ]) {
      const at = profile.getAllByRole('term').findIndex(({ textContent }) => textContent === term)
      await expect(profile.getAllByRole('definition')[at]).toHaveTextContent(details ?? '')
    }
    await press('Edit', 'link')
    await expect(await findHeading('Edit profile')).toBeVisible()
  },
}

export const NotVerified: Story = {
  parameters: inScenario({
    ...at,
    faults: { profile: { body: { user: { name: 'Ada Adeyemi', role: 'ADMIN', isVerified: false } } } },
  }),
  play: async () => {
    const profile = within(await screen.findByRole('region', { name: 'Profile' }, patience))
    await expect(await profile.findByText('No', {}, patience)).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: inScenario({ ...at, faults: { profile: 'hang' } }),
  play: async () => {
    await expect(await screen.findByText('Loading your profile…', {}, patience)).toBeVisible()
  },
}

export const Failed: Story = {
  tags: ['desktop'],
  parameters: inScenario({ ...at, faults: { profile: 500 } }),
  play: async (context) => {
    await expect(await screen.findByText('The server says 500', {}, patience)).toBeVisible()
    delete scenarioOf(context).faults.profile
    await press('Retry')
    await expect((await screen.findAllByText('Ada Adeyemi', {}, patience))[0]).toBeVisible()
  },
}

export const Forbidden = forbiddenStory('profile')

export const Phone: Story = {
  tags: ['phone'],
  play: async () => {
    const profile = within(await screen.findByRole('region', { name: 'Profile' }, patience))
    await expect(await profile.findByText('Ada Adeyemi', {}, patience)).toBeVisible()
  },
}
