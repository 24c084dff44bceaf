import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { App } from '../../src/app/App'
import { paths } from '../../src/paths'
import { consoleAt } from '../support/consoleAt'
import { findHeading } from '../support/onScreen'
import { inScenario, patience, scenarioOf } from '../support/page'
import { emailOf } from '../support/signIn'
import { findFocus, focused, keys, tabTo } from './keys'

// Ways through the console, by keyboard alone.
const meta = {
  title: 'Keyboard/Navigation',
  ...consoleAt({ at: paths.projects(), as: 'ADMIN' }),
  component: App,
} satisfies Meta<typeof App>

export default meta
type Story = StoryObj<typeof meta>

/** Sent too early at first: the focus goes to the first field that is wrong. */
export const SignsIn: Story = {
  parameters: inScenario({ at: paths.login(), as: 'nobody' }),
  play: async () => {
    await findHeading('Login')
    await tabTo('button', 'Login')
    await keys('{Enter}')
    await findFocus('field', 'E-mail')
    await keys(emailOf('ADMIN'))
    await tabTo('field', 'Password')
    await keys('open-source-demo')
    await keys('{Enter}')
    await expect(await findHeading('Projects')).toBeVisible()
  },
}

/** Past the menu by the first stop of all, then by the search to the project's page, whose heading has the focus. */
export const FindsAProject: Story = {
  play: async () => {
    await findHeading('Projects')
    await keys('{Tab}')
    await expect(await findFocus('link', 'Skip to content')).toBeVisible()
    await keys('{Enter}')
    await findFocus('main', '')
    await tabTo('searchbox', 'Search')
    await keys('rea')
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1), patience)
    await tabTo('link', 'Edit React')
    await keys('{Enter}')
    await expect(await findFocus('heading', 'Edit React')).toBeVisible()
  },
}

/** The tree is one stop of Tab; within it arrows go up and down, in and out, and letters lead to a name. */
export const MovesInTheCategoryTree: Story = {
  parameters: inScenario({ at: paths.categories(), as: 'ADMIN' }),
  play: async () => {
    await tabTo('row', /^1 /)
    await keys('data')
    const data = await findFocus('row', /^\d+ Data\b(?!b)/)
    await keys('{ArrowLeft}')
    await expect(data).toHaveAttribute('aria-expanded', 'false')
    await keys('{ArrowRight}', '{ArrowDown}')
    await findFocus('row', /^\d+ Databases/)
    await keys('{End}', '{Home}')
    await findFocus('row', /^1 /)
    await keys('databases')
    await findFocus('row', /^\d+ Databases/)
    await keys('{Enter}')
    await findFocus('heading', 'Edit Databases')
  },
}

/** The drawer holds the focus, gives it back, and hands it to the heading of the page that was chosen. */
export const UsesTheDrawer: Story = {
  tags: ['phone'],
  play: async () => {
    await findHeading('Projects')
    await tabTo('button', 'Open drawer')
    await keys('{Enter}')
    const drawer = await screen.findByRole('dialog', { name: 'Menu' })
    await waitFor(() => expect(drawer).toContainElement(focused()))
    await keys('{Escape}')
    await findFocus('button', 'Open drawer')
    await keys('{Enter}')
    await waitFor(() => expect(drawer).toContainElement(focused()))
    await tabTo('link', 'Tags')
    await expect(drawer).toContainElement(focused())
    await keys('{Enter}')
    await findFocus('heading', 'Tags')
    await expect(drawer).not.toHaveAttribute('open')
  },
}

/** A key that is held for a moment, as every key is: its release, when the question has the focus, answers nothing. */
export const HoldsEnter: Story = {
  parameters: inScenario({ at: paths.tagEdit(3), as: 'ADMIN' }),
  play: async () => {
    await tabTo('field', 'Name')
    await keys('{End}', ' and more')
    await tabTo('link', 'All tags', 'back')
    await keys('{Enter>}')
    await findFocus('button', 'Stay')
    await keys('{/Enter}')
    await findFocus('button', 'Stay')
    await keys('{Enter}')
    await expect(await findFocus('link', 'All tags')).toBeVisible()
    await expect(screen.getByLabelText<HTMLInputElement>('Name').value).toMatch(/ and more$/)
  },
}

/** Staying keeps the focus where it was; leaving moves it to the heading of the other page. */
export const LeavesADirtyForm: Story = {
  parameters: inScenario({ at: paths.tagEdit(3), as: 'ADMIN' }),
  play: async (context) => {
    await tabTo('field', 'Name')
    await keys('{End}', ' and more')
    await tabTo('link', 'All tags', 'back')
    await keys('{Enter}')
    await findFocus('button', 'Stay')
    await keys('{Escape}')
    await findFocus('link', 'All tags')
    await expect(screen.getByLabelText('Name')).toHaveValue('testing and more')
    await keys('{Enter}')
    await findFocus('button', 'Stay')
    await tabTo('button', 'Leave (draft kept)')
    await keys('{Enter}')
    await findFocus('heading', 'Tags')
    await expect(scenarioOf(context).address()).toBe(paths.tags())
  },
}
