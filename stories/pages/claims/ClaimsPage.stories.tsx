import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { ClaimsPage } from '../../../src/pages/claims/ClaimsPage'
import { paths } from '../../../src/paths'
import { findHeading, findRow, findToast, headers, press } from '../../support/onScreen'
import { inScenario, pageAt, patience, scenarioOf } from '../../support/page'
import { hand } from '../../support/hand'

const at = { at: paths.claims(1), as: 'ADMIN' } as const

const meta = { title: 'Claims/List', ...pageAt(at), component: ClaimsPage } satisfies Meta<typeof ClaimsPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async () => {
    await expect(await findHeading('Claims on React')).toBeVisible()
    await expect(await screen.findByText('3 claims', {}, patience)).toBeVisible()
    await expect(headers()).toEqual([
      'Claimant name',
      'Claimant e-mail',
      'Details',
      'Public profile',
      'Status',
    ])
    const mona = await findRow('Mona Haddad')
    await expect(mona.getByText('Approved')).toHaveAttribute('title', 'APPROVED')
    await expect(mona.getByRole('link', { name: 'claimer.1@example.com' })).toHaveAttribute(
      'href',
      'mailto:claimer.1@example.com',
    )
  },
}

/** An address is linked as it is, a path of the product below the site, and anything else is text (decisions, "Links"). */
export const SafeLinks: Story = {
  play: async () => {
    const direct = (await findRow('Mona Haddad')).getByRole('link', { name: /^https:/ })
    await expect(direct).toHaveAttribute('href', 'https://example.com/people/1')
    await expect(direct).toHaveAttribute('target', '_blank')
    await expect(direct).toHaveAttribute('rel', 'noopener noreferrer')
    const path = (await findRow('Yuki Tanaka')).getByRole('link', { name: /^osn\/claimer-3/ })
    await expect(path).toHaveAttribute('href', 'https://directory.example.org/osn/claimer-3')
    const odd = await findRow('Pat Delaney')
    await expect(odd.getByText('not an address')).toBeVisible()
    await expect(odd.queryByRole('link', { name: /not an address/ })).toBeNull()
  },
}

export const LongDetails: Story = {
  parameters: inScenario({ ...at, at: paths.claims(4) }),
  play: async () => {
    await press(/^Read all/)
    const whole = await screen.findByRole('dialog', { name: 'Claim of Tomás Ribeiro' }, patience)
    await expect(within(whole).getByText(/^(See my commits\.\s*){12}$/)).toBeVisible()
    await hand.keyboard('{Escape}')
    await expect(screen.getByRole('button', { name: /^Read all/ })).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: inScenario({ ...at, at: paths.claims(5) }),
  play: async () => {
    await expect(await screen.findByText('No claims yet', {}, patience)).toBeVisible()
  },
}

export const Crowded: Story = {
  parameters: inScenario({ ...at, scenario: 'crowded' }),
  play: async () => {
    await expect(await screen.findByText(/^1,\d{3} claims$/, {}, patience)).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: inScenario({ ...at, faults: { claimList: 'hang' } }),
  play: async () => {
    await expect(await screen.findByText('Loading claims…', {}, patience)).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: inScenario({ ...at, faults: { claimList: 'misshapen' } }),
  play: async (context) => {
    await expect(await screen.findByText(/cannot read/, {}, patience)).toBeVisible()
    delete scenarioOf(context).faults.claimList
    await press('Retry')
    await findRow('Mona Haddad')
  },
}

export const Forbidden: Story = {
  parameters: inScenario({ ...at, faults: { claimList: { status: 403, body: {} } } }),
  play: async () => {
    const sentence = 'You have no permission to do this. Ask a super admin if you need it'
    await expect(await screen.findByText(sentence, {}, patience)).toBeVisible()
  },
}

export const Phone: Story = {
  tags: ['phone'],
  play: async () => {
    const row = await findRow('Mona Haddad')
    await expect(row.getByRole('rowheader')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** Approve, Reject and Undo in the row; the focus stays in it. */
export const Decides: Story = {
  play: async (context) => {
    const statusOf = async (id: number) =>
      (await scenarioOf(context).server.database.transaction((tables) => tables.claims.find(id)))?.status
    await press('Reject the claim of Yuki Tanaka')
    await expect(await findToast('Claim rejected')).toBeVisible()
    await expect(await statusOf(3)).toBe('REJECTED')
    const undo = (await findRow('Yuki Tanaka')).getByRole('button', { name: /^Undo/ })
    await waitFor(() => expect(undo).toHaveFocus())
    await hand.click(undo)
    await expect(await findToast('Claim is pending again')).toBeVisible()
    await expect(await statusOf(3)).toBe('PENDING')
    await press('Approve the claim of Yuki Tanaka')
    await expect(await findToast('Claim approved')).toBeVisible()
    await expect(await statusOf(3)).toBe('APPROVED')
    await expect((await findRow('Yuki Tanaka')).getByText('Approved')).toBeVisible()
  },
}

export const DecisionFailed: Story = {
  parameters: inScenario({ ...at, faults: { claimDecide: 500 } }),
  play: async () => {
    await press('Approve the claim of Yuki Tanaka')
    await expect(await findToast('The server says 500')).toBeVisible()
    await expect((await findRow('Yuki Tanaka')).getByText('Pending')).toBeVisible()
  },
}

/** A host without decisions: the claims are read, and a sentence says why. */
export const NotOffered: Story = {
  parameters: inScenario({ ...at, envelope: 'bare' }),
  play: async () => {
    await findRow('Yuki Tanaka')
    await expect(screen.getByText(/^This server takes no decisions on claims/)).toBeVisible()
    await expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull()
  },
}
