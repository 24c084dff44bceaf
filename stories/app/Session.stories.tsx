import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { App } from '../../src/app/App'
import { paths } from '../../src/paths'
import { consoleAt } from '../support/consoleAt'
import { fill, findHeading, press } from '../support/onScreen'
import { inScenario, patience, scenarioOf } from '../support/page'
import { signInAs } from '../support/signIn'
import { hand } from '../support/hand'

const meta = {
  title: 'Console/Session',
  ...consoleAt({ at: paths.tags(), as: 'ADMIN' }),
  component: App,
} satisfies Meta<typeof App>

export default meta
type Story = StoryObj<typeof meta>

/** The page that was asked for opens after signing in, with its search (decisions, "Session"). */
export const ReturnsToThePageAskedFor: Story = {
  parameters: inScenario({ at: `${paths.tags()}?q=test`, as: 'nobody' }),
  play: async (context) => {
    await findHeading('Login')
    await signInAs('ADMIN')
    await expect(await findHeading('Tags')).toBeVisible()
    await expect(scenarioOf(context).address()).toBe('/tags_main?q=test')
    await expect(await screen.findByText('1 of 8 tags', {}, patience)).toBeVisible()
  },
}

/** Any 401 clears the token and leads to /login; the page comes back afterwards (specification §4). */
export const Expires: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    await hand.click(await screen.findByRole('link', { name: 'Edit testing' }, patience))
    // Once all of the screen has been read, the next call is that of the next tag.
    await screen.findByText(/^Used by/, {}, patience)
    const next = await screen.findByRole('link', { name: 'Next tag' }, patience)
    const path = next.getAttribute('href')
    await scenario.server.database.transaction((tables) => tables.sessions.removeOfUser(2))
    await hand.click(next)
    await expect(await findHeading('Login')).toBeVisible()
    await signInAs('ADMIN')
    await expect(await findHeading(/^Edit /)).toBeVisible()
    await expect(scenario.address()).toBe(path)
  },
}

/** The token goes, here and on the server, and the page loads anew (specification §4). */
export const LogsOut: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    await findHeading('Tags')
    await press('Log out')
    await expect(await findHeading('Login')).toBeVisible()
    await expect(scenario.address()).toBe('/login')
    await expect(scenario.calls).toContain('logout')
    await expect(screen.queryByText('Your session could not be checked')).toBeNull()
  },
}

/** A log-out holds, whether or not the server hears of it. */
export const LogsOutOffline: Story = {
  parameters: inScenario({ at: paths.tags(), as: 'ADMIN', faults: { logout: 'offline' } }),
  play: async () => {
    await findHeading('Tags')
    await press('Log out')
    await expect(await findHeading('Login')).toBeVisible()
  },
}

/** A log-out in another tab signs this one out. */
export const LogsOutElsewhere: Story = {
  play: async (context) => {
    await findHeading('Tags')
    scenarioOf(context).logOutElsewhere()
    await expect(await findHeading('Login')).toBeVisible()
    await signInAs('ADMIN')
    await expect(await findHeading('Tags')).toBeVisible()
  },
}

/** Somebody else signed in in another tab: the page starts anew as theirs, and what was typed stays with its person. */
export const SomebodyElseSignsInElsewhere: Story = {
  parameters: inScenario({ at: paths.tagEdit(3), as: 'ADMIN' }),
  tags: ['desktop'],
  play: async (context) => {
    const scenario = scenarioOf(context)
    await screen.findAllByText('Ada Adeyemi', {}, patience)
    await fill('Name', 'typed by Ada')
    await scenario.signInElsewhere('SUPER_ADMIN')
    await screen.findAllByText('Sunniva Solberg', {}, patience)
    await expect(screen.queryByText('Ada Adeyemi')).toBeNull()
    await expect(await screen.findByLabelText('Name', {}, patience)).toHaveValue('testing')
    await expect([...scenario.drafts.keys()]).toEqual(['2/tag/3'])
    await scenario.signInElsewhere('ADMIN')
    await screen.findAllByText('Ada Adeyemi', {}, patience)
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('typed by Ada'), patience)
  },
}
