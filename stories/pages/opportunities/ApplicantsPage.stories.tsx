import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { ApplicantsPage } from '../../../src/pages/opportunities/ApplicantsPage'
import { paths } from '../../../src/paths'
import { findHeading, findRow, headers, press } from '../../support/onScreen'
import { inScenario, pageAt, patience, scenarioOf } from '../../support/page'
import { forbiddenStory } from '../../support/recordStates'
import { hand } from '../../support/hand'

const at = { at: paths.applicants(1), as: 'ADMIN' } as const

const meta = { title: 'Opportunities/Applicants', ...pageAt(at), component: ApplicantsPage } satisfies Meta<
  typeof ApplicantsPage
>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async (context) => {
    await expect(await findHeading('Applicants of Write the beginner’s guide')).toBeVisible()
    await expect(await screen.findByText('4 applicants', {}, patience)).toBeVisible()
    await expect(headers()).toEqual(['Name', 'E-mail', 'Proposal letter', 'Public profile'])
    await press('Opportunities', 'link')
    await expect(await findHeading('Opportunities of React')).toBeVisible()
    await expect(scenarioOf(context).address()).toBe('/opportunity/1')
  },
}

export const SafeLinks: Story = {
  play: async () => {
    const direct = (await findRow('Alba Moreno')).getByRole('link', { name: /^https:/ })
    await expect(direct).toHaveAttribute('href', 'https://example.com/people/1')
    await expect(direct).toHaveAttribute('target', '_blank')
    const path = (await findRow('Béla Kovács')).getByRole('link', { name: /^osn\// })
    await expect(path).toHaveAttribute('href', 'https://directory.example.org/osn/bela_kovacs')
    const script = await findRow('Cem Çağrı')
    await expect(script.getByText('javascript:alert(1)')).toBeVisible()
    await expect(script.queryByRole('link', { name: /javascript/ })).toBeNull()
    await expect(script.getByText('<b>Not bold</b>, and 1 < 2')).toBeVisible()
  },
}

export const LetterInFull: Story = {
  play: async () => {
    await press('Read all: Proposal letter of Alba Moreno')
    const letter = await screen.findByRole('dialog', { name: 'Proposal letter of Alba Moreno' }, patience)
    await expect(within(letter).getByText(/Kind regards, Alba$/)).toBeVisible()
  },
}

export const CopiesAnAddress: Story = {
  play: async () => {
    const written = fn(async (_text: string) => undefined)
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: written }, configurable: true })
    const row = await findRow('Béla Kovács')
    await hand.click(row.getByRole('button', { name: 'Copy applicant.2@example.com' }))
    await expect(written).toHaveBeenCalledWith('applicant.2@example.com')
    await expect((await row.findAllByText('Copied', {}, patience))[0]).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: inScenario({ ...at, at: paths.applicants(2) }),
  play: async () => {
    await expect(await screen.findByText('No applicants yet', {}, patience)).toBeVisible()
  },
}

export const Crowded: Story = {
  parameters: inScenario({ ...at, scenario: 'crowded' }),
  play: async () => {
    await expect(await screen.findByText(/^1,5\d\d applicants$/, {}, patience)).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: inScenario({ ...at, faults: { applicationList: 'hang' } }),
  play: async () => {
    await expect(await screen.findByText('Loading applicants…', {}, patience)).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: inScenario({ ...at, faults: { applicationList: 502 } }),
  play: async (context) => {
    await expect(await screen.findByText('The server says 502', {}, patience)).toBeVisible()
    delete scenarioOf(context).faults.applicationList
    await press('Retry')
    await findRow('Alba Moreno')
  },
}

export const Forbidden = forbiddenStory('applicationList')

export const Phone: Story = {
  tags: ['phone'],
  play: async () => {
    const row = await findRow('Alba Moreno')
    await expect(row.getByRole('rowheader')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
