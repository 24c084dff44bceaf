import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { ProjectsPage } from '../../../src/pages/projects/ProjectsPage'
import { paths } from '../../../src/paths'
import { hand } from '../../support/hand'
import { findRow, findToast, openMenu, press } from '../../support/onScreen'
import { inScenario, pageAt, patience, scenarioOf } from '../../support/page'

const at = { at: paths.projects(), as: 'CONTENT_EDITOR' } as const

const meta = { title: 'Projects/Filters', ...pageAt(at), component: ProjectsPage } satisfies Meta<
  typeof ProjectsPage
>

export default meta
type Story = StoryObj<typeof meta>

const choose = async (filter: string, choice: string) => {
  await press(filter)
  const menu = within(
    await screen.findByRole('dialog', { name: `Filter by ${filter.toLowerCase()}` }, patience),
  )
  await menu.findAllByRole('option', {}, patience)
  await waitFor(() => expect(menu.getByRole('combobox')).toHaveFocus())
  await hand.keyboard(`${choice}{Enter}{Escape}`)
}
const count = (text: string) => screen.findByText(text, {}, patience)

/** A choice of one filter, then of another: both count, and stand in the address. A stack keeps what lies below it. */
export const Narrowed: Story = {
  play: async (context) => {
    await findRow('React')
    await choose('License', 'mit')
    await expect(await count('6 of 12 projects')).toBeVisible()
    await choose('Stack', 'typescript')
    await expect(await count('5 of 12 projects')).toBeVisible()
    await expect(decodeURIComponent(scenarioOf(context).address())).toMatch(/license:MIT,stack:\d+/)
    await press('Clear license filter')
    await press('Clear stack filter')
    await expect(await count('12 projects')).toBeVisible()
  },
}

/** Projects that lack something. A license that SPDX does not know counts. */
export const Gaps: Story = {
  play: async (context) => {
    const { server, open } = scenarioOf(context)
    await server.database.transaction(async ({ projects }) => {
      await projects.update(1, { license: 'Apache 2', featuredImage: '' })
      await projects.update(2, { description: '' })
    })
    open(paths.projects())
    await findRow('React')
    await press('Missing')
    const menu = within(await screen.findByRole('dialog', { name: 'Filter by missing' }, patience))
    await expect(await menu.findByRole('option', { name: /License known to SPDX 1/ }, patience)).toBeVisible()
    await hand.keyboard('spdx{Enter}{Escape}')
    await expect(await count('1 of 12 projects')).toBeVisible()
    await findRow('React')
  },
}

/** A host whose rows hold nothing beyond the specification: no chip without what it needs. */
export const PlainHost: Story = {
  parameters: inScenario({
    ...at,
    faults: {
      projectList: {
        body: { success: true, data: [{ id: 1, name: 'Plain', projectUrl: 'https://example.org' }] },
      },
    },
  }),
  play: async () => {
    await findRow('Plain')
    const filters = within(screen.getByRole('group', { name: 'Filters' }))
    await filters.findByText('Featured')
    for (const name of ['Tag', 'Category', 'Stack', 'License', 'Missing'])
      await expect(filters.queryByText(name)).toBeNull()
  },
}

/** A narrowed list is kept in the sidebar, opened from there, renamed and removed; Undo brings it back. */
export const SavedAsView: Story = {
  play: async (context) => {
    await findRow('React')
    await press('Featured')
    await press('Save view')
    await findToast('View saved in the sidebar')
    await openMenu()
    const view = await screen.findByRole('link', { name: 'Featured' }, patience)
    await expect(view).toHaveAttribute('href', `${paths.projects()}?show=featured`)
    await expect(view).toHaveAttribute('aria-current', 'page')
    await press('Edit views')
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit views' }, patience))
    await waitFor(() => expect(dialog.getByRole('textbox')).toHaveFocus())
    await hand.keyboard(' ones{Enter}')
    await hand.click(dialog.getByRole('button', { name: 'Remove Featured ones' }))
    await expect(await dialog.findByText(/No views are left/)).toBeVisible()
    await hand.keyboard('{Escape}')
    const messages = within(await screen.findByRole('region', { name: 'Notifications' }))
    await hand.click(await messages.findByRole('button', { name: 'Undo' }, patience))
    await openMenu()
    await expect(await screen.findByRole('link', { name: 'Featured ones' }, patience)).toBeVisible()
    await expect(scenarioOf(context).address()).toBe(`${paths.projects()}?show=featured`)
  },
}
