import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { InboxPage } from '../../../src/pages/claims/inbox/InboxPage'
import { paths } from '../../../src/paths'
import { findHeading, press } from '../../support/onScreen'
import { inScenario, pageAt, patience, scenarioOf } from '../../support/page'
import { forbiddenStory } from '../../support/recordStates'
import { hand } from '../../support/hand'

const at = { at: paths.inbox(), as: 'ADMIN' } as const
const applications = { ...at, at: paths.inbox('?list=applications') } as const
/** The newest application that the ADMIN has been shown before. */
const seen = { seenApplications: { '2': 3 } }

const meta = { title: 'Inbox/Lists', ...pageAt(at), component: InboxPage } satisfies Meta<typeof InboxPage>

export default meta
type Story = StoryObj<typeof meta>

const list = async (name: string) => within(await screen.findByRole('region', { name }, patience))
const entry = async (name: RegExp, of = 'Pending claims') =>
  (await list(of)).findByRole('link', { name }, patience)
const writer = (name: string) => screen.findByRole('heading', { level: 2, name }, patience)

/** Claims on all projects: the newest stands open where there is room for it. */
export const Default: Story = {
  tags: ['desktop'],
  play: async () => {
    await expect(await findHeading('Inbox')).toBeVisible()
    await expect(await entry(/Tomás Ribeiro/)).toHaveAttribute('aria-current', 'true')
    const letter = within(await screen.findByRole('region', { name: 'Letter' }))
    await expect(letter.getByText(/^(See my commits\.\s*){12}$/)).toBeVisible()
    await expect(letter.getByRole('link', { name: 'MobX' })).toHaveAttribute('href', '/osn_main/edit/4')
    await expect(letter.getByRole('link', { name: 'claimer.6@example.com' })).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Claims 2 pending' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await hand.click(await entry(/Yuki Tanaka/))
    await expect(await writer('Yuki Tanaka')).toBeVisible()
    await expect(await entry(/Yuki Tanaka/)).toHaveFocus()
  },
}

/** `j` and `k` move, and the address follows, so that a link or a reload opens the same letter. */
export const Keys: Story = {
  tags: ['desktop'],
  play: async (context) => {
    await writer('Tomás Ribeiro')
    await hand.keyboard('j')
    await expect(await writer('Yuki Tanaka')).toBeVisible()
    await waitFor(async () => expect(await entry(/Yuki Tanaka/)).toHaveFocus())
    await expect(scenarioOf(context).address()).toBe('/inbox?open=3')
    await hand.keyboard('j')
    await expect(await writer('Yuki Tanaka')).toBeVisible()
    await hand.keyboard('k')
    await expect(await writer('Tomás Ribeiro')).toBeVisible()
  },
}

/** On a phone the letter has the window, with a way back to where one was. */
export const Phone: Story = {
  tags: ['phone'],
  play: async () => {
    await expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
    await hand.click(await entry(/Yuki Tanaka/))
    const name = await writer('Yuki Tanaka')
    await waitFor(() => expect(name).toHaveFocus())
    await expect(screen.queryByRole('region', { name: 'Pending claims' })).toBeNull()
    await press('Back to the list')
    await waitFor(async () => expect(await entry(/Yuki Tanaka/)).toHaveFocus())
    await hand.keyboard('k')
    await expect(await entry(/Tomás Ribeiro/)).toHaveFocus()
    await hand.keyboard('{Enter}')
    await expect(await writer('Tomás Ribeiro')).toBeVisible()
    await hand.keyboard('j')
    const next = await writer('Yuki Tanaka')
    await waitFor(() => expect(next).toHaveFocus())
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** What was decided, by whom and why. */
export const Decided: Story = {
  parameters: inScenario({ ...at, at: paths.inbox('?show=decided&open=2') }),
  play: async () => {
    await expect(await writer('Pat Delaney')).toBeVisible()
    const decision = within(await screen.findByRole('form', { name: 'Decision' }))
    await expect(decision.getByText('Rejected')).toBeVisible()
    await expect(decision.getByRole('button', { name: 'Undo' })).toBeVisible()
    await expect(screen.getByText('not an address')).toBeVisible()
  },
}

/** New since the last visit: each has a dot until it is read, and the tab counts them. */
export const Applications: Story = {
  tags: ['desktop'],
  parameters: inScenario({ ...applications, ...seen }),
  play: async () => {
    await expect(await writer('Elif Yıldız')).toBeVisible()
    await expect(await screen.findByRole('link', { name: 'Applications 1 new' }, patience)).toBeVisible()
    await expect(await entry(/^New: دانا/, 'Applications')).toBeVisible()
    await expect(await entry(/^Elif Yıldız/, 'Applications')).toBeVisible()
    await hand.keyboard('j')
    await expect(await screen.findByText('No letter was written.')).toBeVisible()
    await expect(await entry(/^دانا/, 'Applications')).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Applications' })).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Write the beginner’s guide' })).toHaveAttribute(
      'href',
      '/opportunities/1/applicants/0',
    )
  },
}

/** Nothing counts as read as long as the list alone is shown. */
export const ApplicationsPhone: Story = {
  tags: ['phone'],
  parameters: inScenario({ ...applications, ...seen }),
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Applications 2 new' }, patience)).toBeVisible()
    await hand.click(await entry(/^New: Elif Yıldız/, 'Applications'))
    await expect(await writer('Elif Yıldız')).toBeVisible()
    await press('Back to the list')
    await expect(await screen.findByRole('link', { name: 'Applications 1 new' }, patience)).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: inScenario({ ...at, scenario: 'empty' }),
  play: async () => {
    await expect(await screen.findByText('No pending claims', {}, patience)).toBeVisible()
    await hand.click(screen.getByRole('link', { name: 'Decided' }))
    await expect(await screen.findByText('No decided claims', {}, patience)).toBeVisible()
    await hand.click(screen.getByRole('link', { name: 'Applications' }))
    await expect(await screen.findByText('No applications yet', {}, patience)).toBeVisible()
  },
}

/** Pages of 50; what comes later joins the list. */
export const Crowded: Story = {
  parameters: inScenario({ ...at, scenario: 'crowded' }),
  play: async () => {
    const claims = await list('Pending claims')
    await waitFor(() => expect(claims.getAllByRole('link')).toHaveLength(50), patience)
    await press('Show older')
    await waitFor(() => expect(claims.getAllByRole('link')).toHaveLength(100), patience)
    await expect(screen.getByRole('link', { name: 'Claims 1,000 pending' })).toBeVisible()
  },
}

/** Older ones could not be loaded: what is there stays, and another try brings them. */
export const OlderFailed: Story = {
  parameters: inScenario({ ...at, scenario: 'crowded' }),
  play: async (context) => {
    const claims = await list('Pending claims')
    await waitFor(() => expect(claims.getAllByRole('link')).toHaveLength(50), patience)
    scenarioOf(context).faults.claimInbox = 'misshapen'
    await press('Show older')
    await expect(await claims.findByText(/cannot read/, {}, patience)).toBeVisible()
    await expect(claims.getAllByRole('link')).toHaveLength(50)
    // It is no fault of another list.
    await hand.click(screen.getByRole('link', { name: /^Applications/ }))
    const applications = await list('Applications')
    await expect(await applications.findByRole('button', { name: 'Show older' }, patience)).toBeVisible()
    await expect(applications.queryByText(/cannot read/)).toBeNull()
    await hand.click(screen.getByRole('link', { name: /^Claims/ }))
    const again = await list('Pending claims')
    delete scenarioOf(context).faults.claimInbox
    await press('Show older')
    await waitFor(() => expect(again.getAllByRole('link')).toHaveLength(100), patience)
    await expect(again.queryByText(/cannot read/)).toBeNull()
  },
}

export const Loading: Story = {
  parameters: inScenario({ ...at, faults: { claimInbox: 'hang' } }),
  play: async () => {
    await expect(await screen.findByText('Loading claims…', {}, patience)).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: inScenario({ ...at, faults: { claimInbox: 'misshapen' } }),
  play: async (context) => {
    await expect(await screen.findByText(/cannot read/, {}, patience)).toBeVisible()
    delete scenarioOf(context).faults.claimInbox
    await press('Retry')
    await expect(await entry(/Yuki Tanaka/)).toBeVisible()
  },
}

export const Forbidden: Story = forbiddenStory('claimInbox')

/** A host with the specification's calls alone: claims by project, to be read, and a sentence why. */
export const NotOffered: Story = {
  parameters: inScenario({ ...at, envelope: 'bare' }),
  play: async (context) => {
    await hand.click(await entry(/Tomás Ribeiro/))
    await expect(await writer('Tomás Ribeiro')).toBeVisible()
    await expect(screen.getByText(/^This server takes no decisions on claims/)).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
    await hand.keyboard('a')
    await expect(scenarioOf(context).calls).not.toContain('claimDecide')
    await expect(scenarioOf(context).calls).not.toContain('claimInbox')
  },
}

export const ApplicationsNotOffered: Story = {
  parameters: inScenario({ ...applications, envelope: 'bare' }),
  play: async () => {
    await expect(
      await screen.findByText('This server lists no applications of all opportunities', {}, patience),
    ).toBeVisible()
    await expect(screen.getByRole('link', { name: 'list of projects' })).toHaveAttribute('href', '/osn_main')
  },
}
