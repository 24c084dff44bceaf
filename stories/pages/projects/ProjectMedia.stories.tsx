import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { ProjectEditPage } from '../../../src/pages/projects/ProjectEditPage'
import { paths } from '../../../src/paths'
import type { StoryScenario } from '../../support/createScenario'
import { imageFile } from '../../support/imageFile'
import { fill, findToast, press } from '../../support/onScreen'
import { inScenario, pageAt, patience, scenarioOf } from '../../support/page'
import { hand } from '../../support/hand'

const at = { at: paths.projectEdit(2), as: 'ADMIN' } as const

const meta = { title: 'Projects/Media', ...pageAt(at), component: ProjectEditPage } satisfies Meta<
  typeof ProjectEditPage
>

export default meta
type Story = StoryObj<typeof meta>

async function storedMedia({ server }: StoryScenario, id = 2) {
  const project = await server.database.transaction((tables) => tables.projects.find(id))
  return project?.mediaJson
}

async function save() {
  await press('Save project')
  await findToast('Project saved')
}

export const Saved: Story = {
  play: async (context) => {
    await fill('Media name', 'A talk')
    await expect(screen.getByLabelText('Media type')).toHaveValue('YOUTUBE')
    await fill('Media URL', 'https://www.youtube.com/watch?v=8pDqJVdNa44')
    await press('Add')
    await fill('Media name', 'A picture')
    await hand.selectOptions(screen.getByLabelText('Media type'), 'IMAGE')
    await hand.upload(await screen.findByLabelText('Media file'), imageFile())
    await press('Add')
    await screen.findByRole('button', { name: 'Remove A picture' }, patience)
    await save()
    await expect(JSON.parse((await storedMedia(scenarioOf(context))) ?? '')).toEqual([
      { name: 'A talk', url: 'https://www.youtube.com/watch?v=8pDqJVdNa44', type: 'YOUTUBE' },
      { name: 'A picture', url: '/uploads/1.png', type: 'IMAGE' },
    ])
  },
}

/** Add needs a name, and an address or a file (specification §5). */
export const Invalid: Story = {
  play: async () => {
    await press('Add')
    await expect(await screen.findByText('Media name is required')).toBeVisible()
    await expect(screen.getByLabelText('Media name')).toHaveFocus()
    await expect(screen.getByLabelText('Media URL')).toBeInvalid()
    await hand.selectOptions(screen.getByLabelText('Media type'), 'IMAGE')
    await fill('Media name', 'A picture')
    await press('Add')
    await expect(await screen.findByText('Choose a file')).toBeVisible()
  },
}

/** The product's own message in place of an alert box (specification §5; decisions, "Weaknesses"). */
export const UploadFailed: Story = {
  parameters: inScenario({ ...at, faults: { upload: { status: 500, body: {} } } }),
  play: async () => {
    await fill('Media name', 'A picture')
    await hand.selectOptions(screen.getByLabelText('Media type'), 'IMAGE')
    await hand.upload(await screen.findByLabelText('Media file'), imageFile())
    await press('Add')
    await expect(await screen.findByText('something went wrong', {}, patience)).toBeVisible()
    await expect(screen.getByLabelText('Media name')).toHaveValue('A picture')
  },
}

/** Media that can't be read are reported, and kept as they are unless somebody edits them (decisions). */
export const Unreadable: Story = {
  parameters: inScenario({ ...at, at: paths.projectEdit(12) }),
  play: async (context) => {
    await fill('Tagline', 'Somebody works on it again')
    await save()
    await expect(await storedMedia(scenarioOf(context), 12)).toBe('not a list of media')
  },
}
