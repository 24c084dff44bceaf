import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { MainLayout } from '../../src/app/MainLayout'
import { paths } from '../../src/paths'
import { findHeading, press } from '../support/onScreen'
import { inScenario, pageMeta, patience, scenarioOf } from '../support/page'
import { hand } from '../support/hand'

const meta = {
  title: 'Console/Frame',
  ...pageMeta,
  component: MainLayout,
  parameters: { ...pageMeta.parameters, ...inScenario({ at: paths.tags(), as: 'ADMIN' }) },
  // The menu beside the page; the drawer has stories in AppShell and in those of the keyboard.
  tags: ['desktop'],
} satisfies Meta<typeof MainLayout>

export default meta
type Story = StoryObj<typeof meta>

const specified = ['Projects', 'Articles', 'Tags', 'Language Stacks', 'Categories', 'Settings']
const common = [...specified, 'Inbox', 'Care']
const places = [
  '/osn_main',
  '/article_main',
  '/tags_main',
  '/language_stacks_main',
  '/categories_main',
  '/settings',
  '/inbox',
  '/care',
]

const menu = async () => within(await screen.findByRole('navigation', { name: 'Main' }, patience))
const entries = async () => (await menu()).getAllByRole('link').map((link) => link.textContent)

/**
 * The common entries in the specified order; behind them the inbox, the care, the history for admins, and for a SUPER_ADMIN alone
 * Manage Users (specification §2).
 */
export const Default: Story = {
  play: async () => {
    await findHeading('Tags')
    await expect(await entries()).toEqual([...common, 'History'])
    const links = (await menu()).getAllByRole('link')
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([...places, '/history'])
    await expect((await menu()).getByRole('link', { name: 'Tags' })).toHaveAttribute('aria-current', 'page')
    await expect((await screen.findAllByText('Ada Adeyemi', {}, patience))[0]).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Open drawer' })).toBeNull()
  },
}

export const SuperAdmin: Story = {
  parameters: inScenario({ at: paths.tags(), as: 'SUPER_ADMIN' }),
  play: async () => {
    await findHeading('Tags')
    await expect(await entries()).toEqual([...common, 'History', 'Manage Users'])
    const users = (await menu()).getByRole('link', { name: 'Manage Users' })
    await expect(users).toHaveAttribute('href', '/manage_users_main/1')
    await expect((await menu()).getAllByRole('list')).toHaveLength(2)
    await hand.click(users)
    await expect(await findHeading('Manage Users')).toHaveFocus()
  },
}

export const ContentEditor: Story = {
  parameters: inScenario({ at: paths.tags(), as: 'CONTENT_EDITOR' }),
  play: async () => {
    await findHeading('Tags')
    await expect(await entries()).toEqual(common)
  },
}

/** The product's name is a setting. */
export const OtherProduct: Story = {
  parameters: inScenario({ at: paths.tags(), as: 'ADMIN', settings: { VITE_PRODUCT_NAME: 'Open Atlas' } }),
  play: async () => {
    await findHeading('Tags')
    await expect((await entries())[0]).toBe('Open Atlas')
    await waitFor(() => expect(document.title).toBe('Tags · Open Atlas'))
  },
}

/** Every entry leads to its page, whose heading takes the focus. */
export const WalksThroughTheMenu: Story = {
  play: async (context) => {
    await findHeading('Tags')
    for (const name of ['Settings', 'Categories', 'Language Stacks', 'Tags']) {
      await hand.click((await menu()).getByRole('link', { name }))
      const heading = await findHeading(name)
      await waitFor(() => expect(heading).toHaveFocus())
      await expect((await menu()).getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
    }
    await expect(scenarioOf(context).address()).toBe('/tags_main')
  },
}

export const Phone: Story = {
  tags: ['phone', '!desktop'],
  play: async () => {
    await findHeading('Tags')
    await expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull()
    await expect(screen.getByRole('button', { name: 'Open drawer' })).toBeVisible()
  },
}

export const Drawer: Story = {
  tags: ['phone', '!desktop'],
  play: async () => {
    await findHeading('Tags')
    await press('Open drawer')
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }))
    await expect(drawer.getAllByRole('link').map((link) => link.textContent)).toEqual([...common, 'History'])
    await hand.click(drawer.getByRole('link', { name: 'Settings' }))
    await expect(await findHeading('Settings')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press('Open drawer')
  },
}

/** Light, dark, or as the machine is set; kept over a reload. */
export const Themes: Story = {
  play: async (context) => {
    await findHeading('Tags')
    await hand.click(screen.getByRole('radio', { name: 'Dark' }))
    await waitFor(() => expect(document.body).toHaveClass('bp6-dark'))
    scenarioOf(context).open(paths.settings())
    await findHeading('Settings')
    await expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked()
    await hand.click(screen.getByRole('radio', { name: 'Light' }))
    await waitFor(() => expect(document.body).not.toHaveClass('bp6-dark'))
  },
}
