import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { UsersPage } from '../../../src/pages/users/UsersPage'
import { paths } from '../../../src/paths'
import { findDialog, findHeading, findRow, headers, press } from '../../support/onScreen'
import { inScenario, pageAt, patience, scenarioOf } from '../../support/page'
import { hand } from '../../support/hand'

const at = { at: paths.users(1), as: 'SUPER_ADMIN' } as const

const meta = { title: 'Users/List', ...pageAt(at), component: UsersPage } satisfies Meta<typeof UsersPage>

export default meta
type Story = StoryObj<typeof meta>

/** Prev and Next, which also know their limits. */
const pager = () => within(screen.getByRole('navigation', { name: 'Pages of users' }))

export const Default: Story = {
  play: async () => {
    await expect(await findHeading('Manage Users')).toBeVisible()
    await expect(document.title).toBe('Manage Users · Projects')
    await expect(await screen.findByText('10 users on this page', {}, patience)).toBeVisible()
    await expect(headers()).toEqual(['Name', 'E-mail', 'Role'])
    await expect(pager().getByRole('button', { name: 'Prev' })).toBeDisabled()
    await expect(pager().getByRole('button', { name: 'Next' })).toBeEnabled()
    await expect(pager().getByText('Page 1 of 3')).toBeVisible()
    await expect(pager().getByText('users 1–10 of 25')).toBeVisible()
    const own = await findRow(/^Sunniva Solberg/)
    await expect(own.getByText('You')).toBeVisible()
  },
}

/** Ten a page; Next is disabled where a page has fewer (specification §9). */
export const Paged: Story = {
  play: async (context) => {
    await findRow('Ada Adeyemi')
    await hand.click(pager().getByRole('button', { name: 'Next' }))
    await findRow('Eero Virtanen')
    await expect(scenarioOf(context).address()).toBe('/manage_users_main/2')
    await hand.click(pager().getByRole('button', { name: 'Next' }))
    await findRow('Tuấn Phạm')
    await expect(screen.getByText('5 users on this page')).toBeVisible()
    await expect(pager().getByRole('button', { name: 'Next' })).toBeDisabled()
    await hand.click(pager().getByRole('button', { name: 'Prev' }))
    await findRow('Eero Virtanen')
  },
}

export const WithoutAPage: Story = {
  parameters: inScenario({ ...at, at: paths.usersRoot() }),
  play: async (context) => {
    await findRow('Ada Adeyemi')
    await expect(scenarioOf(context).address()).toBe('/manage_users_main/1')
  },
}

export const Empty: Story = {
  parameters: inScenario({ ...at, at: paths.users(4) }),
  play: async () => {
    await expect(await screen.findByText('No users on this page', {}, patience)).toBeVisible()
    await expect(pager().getByRole('button', { name: 'Next' })).toBeDisabled()
    await expect(pager().getByRole('button', { name: 'Prev' })).toBeEnabled()
    await expect(screen.getByRole('link', { name: 'Go to page 1' })).toBeVisible()
    await press('Go to page 3', 'link')
    await findRow('Tuấn Phạm')
  },
}

/** A host may give no total: what is known is what was seen. */
export const WithoutATotal: Story = {
  parameters: inScenario({ ...at, at: paths.users(99), envelope: 'bare' }),
  play: async () => {
    await press('Go to page 1', 'link')
    await findRow('Ada Adeyemi')
    await expect(pager().getByText('Page 1')).toBeVisible()
    await expect(pager().getByText('users 1–10')).toBeVisible()
    await hand.click(pager().getByRole('button', { name: 'Next' }))
    await findRow('Eero Virtanen')
    await hand.click(pager().getByRole('button', { name: 'Next' }))
    await expect(await pager().findByText('Page 3 of 3')).toBeVisible()
    await expect(pager().getByText('users 21–25 of 25')).toBeVisible()
  },
}

export const Crowded: Story = {
  parameters: inScenario({ ...at, scenario: 'crowded', at: paths.users(53) }),
  play: async () => {
    await expect(await screen.findByText('3 users on this page', {}, patience)).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: inScenario({ ...at, faults: { userList: 'hang' } }),
  play: async () => {
    await expect(await screen.findByText('Loading users…', {}, patience)).toBeVisible()
    await expect(pager().getByRole('button', { name: 'Next' })).toBeDisabled()
  },
}

export const Failed: Story = {
  parameters: inScenario({ ...at, faults: { userList: { status: 500, body: {} } } }),
  play: async (context) => {
    await expect(await screen.findByText('Something went wrong', {}, patience)).toBeVisible()
    delete scenarioOf(context).faults.userList
    await press('Retry')
    await findRow('Ada Adeyemi')
  },
}

export const Forbidden: Story = {
  parameters: inScenario({ ...at, as: 'ADMIN' }),
  play: async (context) => {
    await expect(await findHeading('you have no permission to access this page')).toBeVisible()
    await expect(scenarioOf(context).calls).not.toContain('userList')
  },
}

/** The role was taken away meanwhile: the refusal of a call leads to another check (decisions, "Roles"). */
export const NoLongerAllowed: Story = {
  play: async (context) => {
    const { server } = scenarioOf(context)
    await findRow('Ada Adeyemi')
    await server.database.transaction((tables) => tables.users.update(1, { role: 'ADMIN' }))
    await hand.click(pager().getByRole('button', { name: 'Next' }))
    await expect(await findHeading('you have no permission to access this page')).toBeVisible()
  },
}

export const AsksFirst: Story = {
  play: async (context) => {
    const row = await findRow('Nora Nilsen')
    await hand.selectOptions(row.getByRole('combobox', { name: 'Role of Nora Nilsen' }), 'ADMIN')
    await hand.click(row.getByRole('button', { name: /^Apply/ }))
    const question = await findDialog('Are you sure you want to do this?')
    await expect(question.getByText('Nora Nilsen changes from Normal to Admin.')).toBeVisible()
    await hand.click(question.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(scenarioOf(context).calls).not.toContain('userManage')
  },
}

export const Phone: Story = {
  tags: ['phone'],
  play: async () => {
    const row = await findRow('Ada Adeyemi')
    await expect(row.getByRole('rowheader')).toBeVisible()
    // “You” stands beside the name, not at its last letter.
    const badge = screen.getByText('You')
    const name = screen.getByText('Sunniva Solberg', { selector: 'th *' })
    const gap = badge.getBoundingClientRect().left - name.getBoundingClientRect().right
    await expect(gap).toBeGreaterThan(3)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
