import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { ProfileUpdatePage } from '../../../src/pages/profile/ProfileUpdatePage'
import { paths } from '../../../src/paths'
import { imageFile } from '../../support/imageFile'
import { fill, findHeading, findToast, press } from '../../support/onScreen'
import { inScenario, pageAt, patience, scenarioOf } from '../../support/page'
import * as record from '../../support/recordStates'
import { hand } from '../../support/hand'

const at = { at: paths.profileUpdate(), as: 'ADMIN' } as const

const meta = { title: 'Profile/Edit', ...pageAt(at), component: ProfileUpdatePage } satisfies Meta<
  typeof ProfileUpdatePage
>

export default meta
type Story = StoryObj<typeof meta>

const form = {
  read: 'profile',
  write: 'profileUpdate',
  loading: 'Loading your profile…',
  field: 'Name',
  text: 'Ada Lovelace',
  save: 'Save profile',
  saved: 'Profile saved',
  theySave: ({ server }, text) =>
    server.database.transaction((tables) => tables.users.update(2, { name: text })),
} satisfies record.EditForm

export const Default: Story = {
  play: async () => {
    await expect(await findHeading('Edit profile')).toBeVisible()
    await expect(await screen.findByLabelText('Name', {}, patience)).toHaveValue('Ada Adeyemi')
    await expect(screen.getByLabelText('Profile image')).toBeEnabled()
  },
}

export const Loading = record.loadingStory(form)

export const Failed: Story = {
  parameters: inScenario({ ...at, faults: { profile: 'misshapen' } }),
  play: async () => {
    await expect(await screen.findByText(/cannot read/, {}, patience)).toBeVisible()
  },
}

export const Invalid: Story = {
  play: async (context) => {
    await fill('Name', '')
    await press('Save profile')
    await expect(await screen.findByText('Name is required')).toBeVisible()
    await expect(scenarioOf(context).calls).not.toContain('profileUpdate')
  },
}

export const Saving = record.savingStory(form)

/** The image is uploaded when it is chosen; the name in the sidebar changes with the save. */
export const Saved: Story = {
  tags: ['desktop'],
  play: async (context) => {
    const { server } = scenarioOf(context)
    await fill('Name', 'Ada Lovelace')
    await hand.upload(screen.getByLabelText('Profile image'), imageFile())
    await expect(await screen.findByRole('img', { name: /^Preview/ }, patience)).toBeVisible()
    await press('Save profile')
    await expect(await findToast('Profile saved')).toBeVisible()
    await expect((await screen.findAllByText('Ada Lovelace', {}, patience))[0]).toBeVisible()
    const stored = await server.database.transaction((tables) => tables.users.find(2))
    await expect(stored?.name).toBe('Ada Lovelace')
    await expect([...server.files.keys()]).toEqual([stored?.profileImage])
    const page = within(screen.getByRole('main'))
    await hand.click(page.getByRole('link', { name: 'Settings' }))
    const profile = within(await screen.findByRole('region', { name: 'Profile' }, patience))
    await expect(await profile.findByText('Ada Lovelace', {}, patience)).toBeVisible()
  },
}

export const UploadFailed: Story = {
  parameters: inScenario({ ...at, faults: { upload: 'offline' } }),
  play: async (context) => {
    await hand.upload(await screen.findByLabelText('Profile image', {}, patience), imageFile())
    await expect(await screen.findByText(/^picture\.png could not be uploaded/, {}, patience)).toBeVisible()
    delete scenarioOf(context).faults.upload
    await press('Retry')
    await expect(await screen.findByRole('img', { name: /^Preview/ }, patience)).toBeVisible()
  },
}

export const SaveFailed = record.saveFailedStory(form, 500, 'The server says 500')

export const Forbidden = record.forbiddenStory('profile')

export const Phone: Story = { ...Default, tags: ['phone'] }

export const Draft = record.draftStory(form)

export const Conflict = record.conflictStory(form)

export const SessionEnded = record.sessionEndedStory(form)
