import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { MainLayout } from '../../src/app/MainLayout'
import { paths } from '../../src/paths'
import { findHeading } from '../support/onScreen'
import { inScenario, pageMeta, patience, scenarioOf } from '../support/page'
import { hand } from '../support/hand'

const meta = {
  title: 'Console/Find anything in a long list',
  ...pageMeta,
  component: MainLayout,
  parameters: {
    ...pageMeta.parameters,
    ...inScenario({ at: paths.settings(), as: 'ADMIN', wholeListUpTo: 0 }),
  },
} satisfies Meta<typeof MainLayout>

export default meta
type Story = StoryObj<typeof meta>

const field = () => screen.findByRole('combobox', { name: 'Find anything' }, patience)
const group = (name: string) => screen.findByRole('group', { name }, patience)
const namesIn = async (name: string) =>
  within(await group(name))
    .getAllByRole('option')
    .map((option) => option.textContent)

async function open(query: string): Promise<void> {
  await findHeading('Settings')
  await hand.keyboard('{Control>}k{/Control}')
  await waitFor(async () => expect(await field()).toHaveFocus(), patience)
  await hand.keyboard(query)
}

const findsFirst = (name: RegExp) =>
  waitFor(async () => expect((await namesIn('Projects'))[0]).toMatch(name), patience)

/** What a call asks the host to find; null for one that finds nothing by words. */
const searchOf = ({ url }: Request) => new URL(url).searchParams.get('search')

/** The host finds the projects; their whole list is not read. */
export const Default: Story = {
  play: async (context) => {
    await open('react')
    await findsFirst(/^ReactThe library/)
    await expect(await group('Language stacks')).toBeVisible()
    const { calls } = scenarioOf(context)
    await expect(calls).toContain('projectQuery')
    await expect(calls).not.toContain('projectList')
    await hand.keyboard('{Enter}')
    await expect(await findHeading('Edit React')).toBeVisible()
  },
}

/** One wrong letter, as the host forgives it. */
export const OneTypo: Story = {
  play: async () => {
    await open('postgersql')
    await findsFirst(/^PostgreSQL/)
  },
}

/** Of more than are shown one line leads to all. */
export const Many: Story = {
  parameters: inScenario({ scenario: 'crowded', at: paths.settings(), as: 'ADMIN', wholeListUpTo: 0 }),
  play: async (context) => {
    await open('ledger')
    const all = () => screen.getByRole('option', { name: /^All [\d,]+ projects that match/ })
    await waitFor(async () => {
      await expect(all()).toBeVisible()
      // Lists of other kinds that arrive later move it.
      await expect(screen.getByText(/^\d+ shown, more in the lists$/)).toBeInTheDocument()
    }, patience)
    await hand.click(all())
    await waitFor(() => expect(scenarioOf(context).address()).toMatch(/^\/osn_main\?q=ledger/), patience)
  },
}

/** Opportunities are those of projects whose claim was accepted, which the host finds too. */
export const Opportunities: Story = {
  play: async (context) => {
    await open('translations')
    await waitFor(
      async () => expect(await namesIn('Opportunities')).toEqual(['Review translationsReact']),
      patience,
    )
    await expect(scenarioOf(context).calls).not.toContain('projectList')
  },
}

/** Nothing is asked without words, nor for actions. */
export const Actions: Story = {
  play: async (context) => {
    const searches: (string | null)[] = []
    const { faults } = scenarioOf(context)
    faults.projectQuery = (request, serve) => {
      searches.push(searchOf(request))
      return serve()
    }
    await open('>theme')
    await expect(await namesIn('Actions')).not.toEqual([])
    await hand.keyboard('{Control>}a{/Control}react')
    await findsFirst(/^React/)
    await expect(searches.filter((search) => search?.startsWith('>'))).toEqual([])
    await expect(searches).not.toContain('')
  },
}

/** Where the host cannot search, the other lists are still there, and it can be asked again. */
export const Failed: Story = {
  parameters: inScenario({
    at: paths.settings(),
    as: 'ADMIN',
    wholeListUpTo: 0,
    faults: { projectQuery: 500 },
  }),
  play: async (context) => {
    await open('react')
    const sentence = /^Projects and opportunities are left out\./
    const line = (await screen.findByText(sentence, {}, patience)).closest('li') as HTMLElement
    await expect(await group('Language stacks')).toBeVisible()
    await expect(screen.queryByRole('group', { name: 'Projects' })).toBeNull()
    delete scenarioOf(context).faults.projectQuery
    await hand.click(within(line).getByRole('button', { name: 'Try again' }))
    await findsFirst(/^React/)
    await waitFor(() => expect(screen.queryByText(/left out/)).toBeNull(), patience)
  },
}

/** What is known of earlier answers stands until the next one has come, which is waited for. */
export const Loading: Story = {
  play: async (context) => {
    await open('re')
    await findsFirst(/^React/)
    scenarioOf(context).faults.projectQuery = 'hang'
    await hand.keyboard('act')
    await expect((await namesIn('Projects'))[0]).toMatch(/^React/)
    await expect(await screen.findByText('Loading lists…', {}, patience)).toBeVisible()
    await expect((await namesIn('Projects'))[0]).toMatch(/^React/)
  },
}

/** Enter opens what the host finds, also where it is pressed before the answer. */
export const EnterWaits: Story = {
  play: async (context) => {
    let give: () => void = () => undefined
    const answered = new Promise<void>((resolve) => (give = resolve))
    scenarioOf(context).faults.projectQuery = async (request, serve) => {
      if (searchOf(request) !== null) await answered
      return serve()
    }
    await open('react')
    await expect(await group('Language stacks')).toBeVisible()
    await hand.keyboard('{Enter}')
    await expect(await field()).toBeVisible()
    give()
    await expect(await findHeading('Edit React')).toBeVisible()
  },
}

/** An answer that comes after the next one changes nothing. */
export const LateAnswer: Story = {
  play: async (context) => {
    let give: () => void = () => undefined
    const late = new Promise<void>((resolve) => (give = resolve))
    let isGiven = false
    scenarioOf(context).faults.projectQuery = async (request, serve) => {
      if (searchOf(request) !== 'v') return serve()
      await late
      const response = await serve()
      isGiven = true
      return response
    }
    await open('v')
    await hand.keyboard('{Backspace}react')
    await findsFirst(/^React/)
    const found = await namesIn('Projects')
    give()
    await waitFor(() => expect(isGiven).toBe(true))
    await expect(await namesIn('Projects')).toEqual(found)
  },
}
