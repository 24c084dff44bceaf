import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { ask } from '../../../server/testing/api'
import { InboxPage } from '../../../src/pages/claims/inbox/InboxPage'
import { paths } from '../../../src/paths'
import { fill, findToast, press, pressUndo } from '../../support/onScreen'
import { inScenario, pageAt, patience, scenarioOf } from '../../support/page'
import { hand } from '../../support/hand'

const at = { at: paths.inbox('?open=6'), as: 'ADMIN' } as const

// Approving and rejecting claims, and taking that back.
const meta = { title: 'Inbox/Decisions', ...pageAt(at), component: InboxPage } satisfies Meta<
  typeof InboxPage
>

export default meta
type Story = StoryObj<typeof meta>
type Running = Pick<StoryContext, 'loaded'>

const writer = (name: string) => screen.findByRole('heading', { level: 2, name }, patience)
const decision = async () => within(await screen.findByRole('form', { name: 'Decision' }, patience))
const claimOf = (context: Running, id: number) =>
  scenarioOf(context).server.database.transaction((tables) => tables.claims.find(id))
const projectOf = (context: Running, id: number) =>
  scenarioOf(context).server.database.transaction((tables) => tables.projects.find(id))

/** One key; the project is claimed from then on, and the next pending claim stands open. */
export const Approved: Story = {
  play: async (context) => {
    await writer('Tomás Ribeiro')
    await hand.keyboard('a')
    await expect(await findToast('Claim approved')).toBeVisible()
    await expect(await writer('Yuki Tanaka')).toBeVisible()
    await expect(await claimOf(context, 6)).toMatchObject({ status: 'APPROVED', reason: '' })
    await expect(await projectOf(context, 4)).toMatchObject({ isClaimed: true, claimed: [6] })
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Yuki Tanaka'))
  },
}

/** The keys of a decision are letters while somebody types. */
export const RejectedWithReason: Story = {
  play: async (context) => {
    await writer('Tomás Ribeiro')
    await fill('Reason', 'You are no maintainer yet.')
    await expect(scenarioOf(context).calls).not.toContain('claimDecide')
    await press('Reject')
    await expect(await findToast('Claim rejected')).toBeVisible()
    await expect(await claimOf(context, 6)).toMatchObject({
      status: 'REJECTED',
      reason: 'You are no maintainer yet.',
    })
    await expect(await projectOf(context, 4)).toMatchObject({ isClaimed: false })
    await writer('Yuki Tanaka')
    await hand.keyboard('k')
    await writer('Tomás Ribeiro')
    const shown = await decision()
    await expect(await shown.findByText('You are no maintainer yet.')).toBeVisible()
    await expect(shown.getByText(/by Ada Adeyemi a moment ago/)).toBeVisible()
  },
}

/** What was typed for one claim is there when one comes back to it. */
export const ReasonKept: Story = {
  play: async () => {
    await writer('Tomás Ribeiro')
    await fill('Reason', 'Half a sentence')
    await hand.click(await writer('Tomás Ribeiro'))
    await hand.keyboard('j')
    await writer('Yuki Tanaka')
    await expect(screen.getByLabelText('Reason')).toHaveValue('')
    await hand.keyboard('k')
    await writer('Tomás Ribeiro')
    await expect(screen.getByLabelText('Reason')).toHaveValue('Half a sentence')
  },
}

/** Undo in the message takes the decision back, with the project's flag, and shows the claim again. */
export const Undone: Story = {
  play: async (context) => {
    await writer('Tomás Ribeiro')
    await hand.keyboard('a')
    await findToast('Claim approved')
    await writer('Yuki Tanaka')
    await pressUndo()
    await expect(await findToast('Claim is pending again')).toBeVisible()
    await expect(await writer('Tomás Ribeiro')).toBeVisible()
    await expect((await decision()).getByRole('button', { name: 'Approve' })).toBeVisible()
    await expect(await claimOf(context, 6)).toMatchObject({ status: 'PENDING' })
    await expect(await projectOf(context, 4)).toMatchObject({ isClaimed: false, claimed: [] })
  },
}

/** Undo stands at the letter too, with a key, as long as the decision stands. */
export const UndoneAtTheLetter: Story = {
  parameters: inScenario({ ...at, at: paths.inbox('?show=decided&open=7') }),
  play: async (context) => {
    await expect((await decision()).getByRole('button', { name: 'Undo' })).toBeVisible()
    await hand.keyboard('u')
    await expect(await findToast('Claim is pending again')).toBeVisible()
    await expect((await decision()).getByRole('button', { name: 'Approve' })).toBeVisible()
    await expect(await claimOf(context, 7)).toMatchObject({ status: 'PENDING' })
    await expect(document.activeElement).not.toBe(document.body)
  },
}

/** None is left: the message says so, and the focus stays with the claim. */
export const NothingLeft: Story = {
  play: async () => {
    await writer('Tomás Ribeiro')
    await hand.keyboard('r')
    await writer('Yuki Tanaka')
    await hand.keyboard('a')
    await expect(await findToast('Claim approved, none is pending any more')).toBeVisible()
    await expect((await decision()).getByText('Approved')).toBeVisible()
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Yuki Tanaka'))
  },
}

/** One decision at a time: keys and buttons wait for the answer. */
export const Deciding: Story = {
  parameters: inScenario({ ...at, faults: { claimDecide: 'hang' } }),
  play: async (context) => {
    await writer('Tomás Ribeiro')
    await press('Approve')
    await hand.keyboard('r')
    const buttons = await decision()
    await expect(buttons.getByRole('button', { name: /Approve/ })).toHaveAttribute('aria-busy', 'true')
    await expect(buttons.getByRole('button', { name: /Reject/ })).toHaveAttribute('aria-disabled', 'true')
    await expect(scenarioOf(context).calls.filter((call) => call === 'claimDecide')).toHaveLength(1)
  },
}

/** Somebody else was faster: who it was stands at the letter, and what they decided. */
export const DecidedByAnother: Story = {
  play: async (context) => {
    const { server } = scenarioOf(context)
    await writer('Tomás Ribeiro')
    const token = await server.tokenOf('CONTENT_EDITOR')
    await ask(server, 'claimDecide', {
      token,
      params: { id: 6 },
      body: { status: 'REJECTED', reason: 'No answer' },
    })
    await press('Approve')
    const shown = await decision()
    await expect(await shown.findByRole('alert', {}, patience)).toHaveTextContent(
      /has rejected this claim already/,
    )
    await expect(await shown.findByText('No answer')).toBeVisible()
    await expect(shown.getByRole('button', { name: 'Undo' })).toBeVisible()
    await expect(await claimOf(context, 6)).toMatchObject({ status: 'REJECTED' })
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Tomás Ribeiro'))
  },
}

/** Nothing is lost: the reason stays, the failure stands at the letter, and another try succeeds. */
export const DecisionFailed: Story = {
  parameters: inScenario({ ...at, faults: { claimDecide: 500 } }),
  play: async (context) => {
    await writer('Tomás Ribeiro')
    await fill('Reason', 'A maintainer')
    await press('Approve')
    const shown = await decision()
    await expect(await shown.findByRole('alert', {}, patience)).toHaveTextContent('The server says 500')
    await expect(shown.getByLabelText('Reason')).toHaveValue('A maintainer')
    await expect(await claimOf(context, 6)).toMatchObject({ status: 'PENDING' })
    delete scenarioOf(context).faults.claimDecide
    await press('Approve')
    await expect(await findToast('Claim approved')).toBeVisible()
    await expect(await claimOf(context, 6)).toMatchObject({ status: 'APPROVED', reason: 'A maintainer' })
  },
}

/** A reason that is too long is said, and nothing is cut off. */
export const ReasonTooLong: Story = {
  play: async (context) => {
    await writer('Tomás Ribeiro')
    const long = 'x'.repeat(2001)
    await hand.click(screen.getByLabelText('Reason'))
    await hand.paste(long)
    await press('Reject')
    const shown = await decision()
    await expect(await shown.findByRole('alert', {}, patience)).toHaveTextContent(/2000|2,000/)
    await expect(shown.getByLabelText('Reason')).toHaveValue(long)
    await expect(await claimOf(context, 6)).toMatchObject({ status: 'PENDING' })
  },
}

/** The decision is known when somebody has left the screen: Undo works from there too. */
export const UndoneElsewhere: Story = {
  tags: ['desktop'],
  play: async (context) => {
    await writer('Tomás Ribeiro')
    await hand.keyboard('a')
    await findToast('Claim approved')
    await press('Tags', 'link')
    await screen.findByRole('heading', { level: 1, name: 'Tags' }, patience)
    await pressUndo()
    await expect(await findToast('Claim is pending again')).toBeVisible()
    await expect(await claimOf(context, 6)).toMatchObject({ status: 'PENDING' })
  },
}
