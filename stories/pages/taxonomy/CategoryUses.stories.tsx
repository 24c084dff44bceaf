import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { CategoriesPage } from '../../../src/pages/taxonomy/CategoriesPage'
import { paths } from '../../../src/paths'
import { hand } from '../../support/hand'
import { findRow } from '../../support/onScreen'
import { inScenario, pageAt, patience, scenarioOf } from '../../support/page'

const at = { at: paths.categories(), as: 'CONTENT_EDITOR' } as const

const meta = { title: 'Categories/Uses', ...pageAt(at), component: CategoriesPage } satisfies Meta<
  typeof CategoriesPage
>

export default meta
type Story = StoryObj<typeof meta>

/** A project counts for its categories and for all that these lie below. */
export const Default: Story = {
  play: async (context) => {
    await hand.click(
      await (await findRow(/^Data$/)).findByRole('link', { name: '3 projects with Data' }, patience),
    )
    await expect(await screen.findByText('3 of 12 projects', {}, patience)).toBeVisible()
    await expect(scenarioOf(context).address()).toBe('/osn_main?show=category%3A2')
  },
}

/** Nothing has it: there is no list to go to. */
export const Unused: Story = {
  parameters: inScenario({ ...at, at: paths.categoryEdit(8) }),
  play: async (context) => {
    await expect(await screen.findByRole('link', { name: '1 project' }, patience)).toBeVisible()
    const { server, open } = scenarioOf(context)
    await server.database.transaction(({ projects }) => projects.update(3, { categories: [4] }))
    open(paths.categoryEdit(8))
    await expect(await screen.findByText('Not used yet', {}, patience)).toBeVisible()
  },
}
