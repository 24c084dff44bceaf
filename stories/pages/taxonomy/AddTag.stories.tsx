import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { TagsPage } from '../../../src/pages/taxonomy/TagsPage'
import { paths } from '../../../src/paths'
import { fill, findRow, findToast, press } from '../../support/onScreen'
import { inScenario, pageAt, patience, scenarioOf } from '../../support/page'
import { hand } from '../../support/hand'

const at = { at: paths.tags(), as: 'CONTENT_EDITOR' } as const

const meta = { title: 'Tags/Add', ...pageAt(at), component: TagsPage } satisfies Meta<typeof TagsPage>

export default meta
type Story = StoryObj<typeof meta>

export const RefreshFailed: Story = {
  play: async (context) => {
    const { faults } = scenarioOf(context)
    await findRow('testing')
    faults.tagList = 500
    await fill('Name', 'graphics')
    await press('Add tag')
    await findToast('Tag added')
    await expect(await screen.findByRole('alert', {}, patience)).toHaveTextContent('The server says 500')
    await expect(screen.getByText('8 tags')).toBeVisible()
    faults.tagList = 'hang'
    await press('Retry')
    const retry = screen.getByRole('button', { name: /Retry$/ })
    await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'true'))
    await expect(screen.getByText('8 tags')).toBeVisible()
  },
}

export const Invalid: Story = {
  play: async (context) => {
    await press('Add tag')
    await expect(await screen.findByText('Name is required')).toBeVisible()
    await expect(screen.getByLabelText('Name')).toHaveFocus()
    await expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Name is required')
    await expect(scenarioOf(context).calls).not.toContain('tagCreate')
  },
}

export const Saving: Story = {
  parameters: inScenario({ ...at, faults: { tagCreate: 'hang' } }),
  play: async (context) => {
    await fill('Name', 'graphics')
    await press('Add tag')
    const button = screen.getByRole('button', { name: 'Add tag' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await hand.clickDisabled(button)
    await expect(scenarioOf(context).calls.filter((call) => call === 'tagCreate')).toHaveLength(1)
  },
}

export const Saved: Story = {
  play: async () => {
    await fill('Name', '  graphics ')
    await press('Add tag')
    await expect(await findToast('Tag added')).toHaveTextContent('Tag added graphics')
    const added = await screen.findByRole('row', { name: /graphics/ }, patience)
    await waitFor(() => expect(added).toHaveAttribute('data-new'))
    await waitFor(() => expect(added).not.toHaveAttribute('data-new'), patience)
    await expect(screen.getByText('9 tags')).toBeVisible()
    await expect(screen.getByLabelText('Name')).toHaveValue('')
    await expect(screen.getByLabelText('Name')).toHaveFocus()
  },
}

export const SaveFailed: Story = {
  play: async () => {
    await fill('Name', 'Testing')
    await press('Add tag')
    const name = screen.getByLabelText('Name')
    const sentence = 'A tag with this name exists already'
    await waitFor(() => expect(name).toHaveAccessibleDescription(sentence), patience)
    await expect(name).toHaveFocus()
    await expect(screen.getAllByText(sentence)).toHaveLength(1)
    await expect(name).toHaveValue('Testing')
    await hand.type(name, ' tools')
    await press('Add tag')
    await findRow('Testing tools')
  },
}
