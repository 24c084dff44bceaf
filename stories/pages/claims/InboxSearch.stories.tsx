import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { InboxPage } from '../../../src/pages/claims/inbox/InboxPage'
import { paths } from '../../../src/paths'
import { findHeading, press } from '../../support/onScreen'
import { inScenario, pageAt, patience, scenarioOf } from '../../support/page'
import { hand } from '../../support/hand'

const at = { at: paths.inbox(), as: 'ADMIN' } as const
const applications = { ...at, at: paths.inbox('?list=applications') } as const

const meta = { title: 'Inbox/Search', ...pageAt(at), component: InboxPage } satisfies Meta<typeof InboxPage>

export default meta
type Story = StoryObj<typeof meta>

const list = async (name = 'Pending claims') => within(await screen.findByRole('region', { name }, patience))
const field = () => screen.findByRole('searchbox', { name: 'Search' }, patience)
const writer = (name: string) => screen.findByRole('heading', { level: 2, name }, patience)
const names = async (of?: string) =>
  (await list(of)).queryAllByRole('link').map((link) => link.querySelector('[dir=auto]')?.textContent)

/** By the project's name, the person's, and the words of the letter; the address follows. */
export const Default: Story = {
  tags: ['desktop'],
  play: async (context) => {
    await writer('Tomás Ribeiro')
    await hand.keyboard('/')
    await waitFor(async () => expect(await field()).toHaveFocus())
    await hand.keyboard('yuki')
    await expect(await screen.findByText('1 of 2 claims')).toBeInTheDocument()
    await expect(await names()).toEqual(['Yuki Tanaka'])
    await expect(await writer('Yuki Tanaka')).toBeVisible()
    const { address } = scenarioOf(context)
    await waitFor(() => expect(address()).toBe('/inbox?q=yuki'), patience)
    await hand.clear(await field())
    await hand.keyboard('commits')
    await waitFor(async () => expect(await names()).toEqual(['Tomás Ribeiro']))
    await hand.clear(await field())
    await hand.keyboard('mobx')
    await waitFor(async () => expect(await names()).toEqual(['Tomás Ribeiro']))
    await hand.click((await list()).getByRole('link', { name: /Tomás/ }))
    await waitFor(() => expect(address()).toBe('/inbox?q=mobx&open=6'), patience)
  },
}

/** `j` and `k` walk what is found, and stop at its ends. */
export const Keys: Story = {
  tags: ['desktop'],
  parameters: inScenario({ ...applications, at: paths.inbox('?list=applications&q=guide') }),
  play: async () => {
    const found = await waitFor(async () => {
      const shown = await names('Applications')
      await expect(shown.length).toBeGreaterThan(1)
      return shown
    }, patience)
    await expect(await field()).toHaveValue('guide')
    await expect(await writer(found[0] ?? '')).toBeVisible()
    await hand.keyboard('j')
    await expect(await writer(found[1] ?? '')).toBeVisible()
    await hand.keyboard('k')
    await expect(await writer(found[0] ?? '')).toBeVisible()
    await hand.keyboard('k')
    await expect(await writer(found[0] ?? '')).toBeVisible()
  },
}

/** Nothing fits: the list says so, and one press or Escape brings all of it back. */
export const NoMatch: Story = {
  parameters: inScenario({ ...at, at: paths.inbox('?q=nothing+like+this') }),
  play: async (context) => {
    await expect(await screen.findByText(/^No claims match/, {}, patience)).toBeVisible()
    await expect(screen.getByText('0 of 2 claims')).toBeInTheDocument()
    await expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
    await press('Show all claims')
    await expect(await field()).toHaveFocus()
    await expect(await names()).toHaveLength(2)
    await waitFor(() => expect(scenarioOf(context).address()).toBe('/inbox'), patience)
    await hand.keyboard('xyzzy')
    await screen.findByText(/^No claims match/, {}, patience)
    await hand.keyboard('{Escape}')
    await expect(await names()).toHaveLength(2)
  },
}

/** The search goes along from pending to decided claims, and not to the applications. */
export const OtherList: Story = {
  parameters: inScenario({ ...at, at: paths.inbox('?q=tom') }),
  play: async (context) => {
    await waitFor(async () => expect(await names()).toEqual(['Tomás Ribeiro']), patience)
    await hand.click(screen.getByRole('link', { name: 'Decided' }))
    await list('Decided claims')
    await expect(await field()).toHaveValue('tom')
    await hand.click(screen.getByRole('link', { name: /^Applications/ }))
    await list('Applications')
    await waitFor(async () => expect(await field()).toHaveValue(''))
    await expect(scenarioOf(context).address()).toBe('/inbox?list=applications')
  },
}

/** What is found while somebody types is not read by that: it stays new until it is opened. */
export const Unread: Story = {
  tags: ['desktop'],
  parameters: inScenario({ ...applications, seenApplications: { '2': 3 } }),
  play: async () => {
    await writer('Elif Yıldız')
    await expect(await screen.findByRole('link', { name: 'Applications 1 new' }, patience)).toBeVisible()
    await hand.type(await field(), 'دانا')
    const found = await (await list('Applications')).findByRole('link', { name: /^New: دانا/ })
    await expect(await writer('دانا 🌻')).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Applications 1 new' })).toBeVisible()
    await hand.click(found)
    await expect(await screen.findByRole('link', { name: 'Applications' }, patience)).toBeVisible()
  },
}

/** Of a thousand claims the loaded ones are searched, and the list says so; `Show older` brings more to look in. */
export const Crowded: Story = {
  parameters: inScenario({ ...at, scenario: 'crowded' }),
  play: async () => {
    const claims = await list()
    await waitFor(() => expect(claims.getAllByRole('link')).toHaveLength(50), patience)
    await hand.type(await field(), 'nobody at all')
    await expect(await claims.findByText(/^0 of 50 claims$/)).toBeInTheDocument()
    await expect(claims.getByText('Older claims are searched once they are shown.')).toBeVisible()
    await press('Show older')
    await expect(await claims.findByText(/^0 of 100 claims$/, {}, patience)).toBeInTheDocument()
  },
}

/** On a phone the search stands above the list, and a letter leads back to what was found. */
export const Phone: Story = {
  tags: ['phone'],
  play: async () => {
    await hand.type(await field(), 'yuki')
    await waitFor(async () => expect(await names()).toEqual(['Yuki Tanaka']))
    await hand.click((await list()).getByRole('link', { name: /Yuki/ }))
    await waitFor(async () => expect(await writer('Yuki Tanaka')).toHaveFocus())
    await press('Back to the list')
    await expect(await field()).toHaveValue('yuki')
    await expect(await names()).toEqual(['Yuki Tanaka'])
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** Scrolled, the search stands below the page's bar, and neither covers the entry that a key reaches. */
export const Scrolled: Story = {
  tags: ['phone'],
  parameters: inScenario({ ...at, scenario: 'crowded' }),
  play: async () => {
    const claims = await list()
    await waitFor(() => expect(claims.getAllByRole('link')).toHaveLength(50), patience)
    claims.getAllByRole('link')[30]?.focus()
    const bar = (await findHeading('Inbox')).closest('header') as HTMLElement
    const search = (await field()).getBoundingClientRect()
    await expect(search.top).toBeGreaterThanOrEqual(bar.getBoundingClientRect().bottom)
    for (let pressed = 0; pressed < 12; pressed++) {
      await hand.keyboard('k')
      const entry = document.activeElement as HTMLElement
      const { left, top } = entry.getBoundingClientRect()
      await expect(entry).toContainElement(document.elementFromPoint(left + 40, top + 3) as HTMLElement)
    }
  },
}
