import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { SharedUrls as Answer } from '../../../src/contract/endpoints/care'
import { CarePage } from '../../../src/pages/care/CarePage'
import { paths } from '../../../src/paths'
import type { StoryScenario } from '../../support/createScenario'
import type { Interception } from '../../support/faults'
import { hand } from '../../support/hand'
import { findHeading, findToast, openAnew, press, pressUndo } from '../../support/onScreen'
import { inScenario, pageAt, patience, scenarioOf } from '../../support/page'
import { untidy } from '../../support/records/untidy'

const at = { at: paths.care(), as: 'CONTENT_EDITOR', wholeListUpTo: 0 } as const

const meta = { title: 'Care/Searched by the host', ...pageAt(at), component: CarePage } satisfies Meta<
  typeof CarePage
>

export default meta
type Story = StoryObj<typeof meta>

const list = async (name: string) => within(await screen.findByRole('region', { name }, patience))
const tab = (name: string | RegExp) => screen.findByRole('link', { name }, patience)

async function opened(scenario: StoryScenario, search = ''): Promise<void> {
  await untidy(scenario)
  await openAnew(scenario, paths.care(search))
}

/** The same findings, without the list of projects. */
export const Default: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    await opened(scenario)
    await expect(await findHeading('Care')).toBeVisible()
    const near = await list('Near names')
    await expect(await near.findByText('5 projects, 1 article', {}, patience)).toBeVisible()
    await expect(near.getAllByRole('listitem')).toHaveLength(4)
    await expect(await tab('Shared URLs 1')).toBeVisible()
    await expect(await tab('Licenses 2')).toBeVisible()
    await expect(await tab('Parents')).toBeVisible()
    await expect(await tab('Unused 5')).toBeVisible()
    await expect(scenario.calls).not.toContain('projectList')
  },
}

/** What very many projects have is estimated; what is counted says so: nothing uses it. */
export const About: Story = {
  parameters: inScenario({
    ...at,
    faults: {
      projectUses: {
        body: { success: true, data: { counts: { 'tag:1': 250_312, 'tag:9': 34 }, exactUpTo: 1000 } },
      },
    },
  }),
  play: async (context) => {
    await opened(scenarioOf(context))
    const near = await list('Near names')
    await expect(await near.findByText('about 250,000 projects, 1 article', {}, patience)).toBeVisible()
    await expect(near.getByText('34 projects')).toBeVisible()
    await expect(near.getAllByText('Not used').length).toBeGreaterThan(0)
  },
}

/** The numbers could not be had: what does not need them is listed. */
export const NotCounted: Story = {
  parameters: inScenario({ ...at, at: paths.care('?list=unused'), faults: { projectUses: 500 } }),
  play: async (context) => {
    await expect(await screen.findByText('The server says 500', {}, patience)).toBeVisible()
    delete scenarioOf(context).faults.projectUses
    await press('Retry')
    await expect((await list('Unused')).getAllByRole('listitem')).toHaveLength(2)
  },
}

/** A pair that is none is left out, and counted no more. */
export const SharedUrls: Story = {
  play: async (context) => {
    await opened(scenarioOf(context), '?list=urls')
    const urls = await list('Shared URLs')
    await expect(await urls.findByText('http://www.react.dev/', {}, patience)).toBeVisible()
    await hand.click(urls.getByRole('button', { name: 'Keep both: React and Storybook' }))
    await expect(await urls.findByText('No two projects have the same URL')).toBeVisible()
    await expect(await tab('Shared URLs')).toBeVisible()
  },
}

/** A host with very many of them: pages of 100 groups, and one group of thousands of projects. */
function very(isBroken: () => boolean): Interception {
  let group: Answer['groups'][number] | undefined
  return async (request, serve) => {
    const { data } = (await (await serve()).json()) as { data: Answer }
    group ??= data.groups[0]
    if (!group) throw new Error('Nothing is shared')
    const { rows } = group
    const after = Number(new URL(request.url).searchParams.get('after') ?? 0)
    if (after > 0 && isBroken()) return Response.json({ message: 'Down' }, { status: 503 })
    const groups = Array.from({ length: 100 }, (_, index) => ({
      count: index === 0 && after === 0 ? 5000 : 2,
      rows: rows.map((row, side) => ({
        ...row,
        id: after + 2 * index + side + 1,
        projectUrl: `https://example.org/${after + index}`,
      })),
    }))
    return Response.json({
      success: true,
      data: { groups, total: 300, next: after < 400 ? after + 200 : null },
    })
  }
}

export const VeryMany: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    let isBroken = true
    scenario.faults.sharedUrls = very(() => isBroken)
    await opened(scenario, '?list=urls')
    const urls = await list('Shared URLs')
    await expect(await tab('Shared URLs 300')).toBeVisible()
    await expect(await urls.findByText('and 4,998 more', {}, patience)).toBeVisible()
    await press('Show 50 more of 250')
    await expect(await urls.findByRole('alert', {}, { timeout: 10_000 })).toBeVisible()
    await expect(urls.getAllByRole('listitem')).toHaveLength(100)
    isBroken = false
    await press('Retry')
    for (const [shown, left] of [
      [150, 150],
      [200, 100],
      [250, 50],
    ] as const) {
      await waitFor(() => expect(urls.getAllByRole('listitem')).toHaveLength(shown), patience)
      await press(`Show 50 more of ${left}`)
    }
    await waitFor(() => expect(urls.getAllByRole('listitem')).toHaveLength(300), patience)
    await expect(urls.queryByRole('button', { name: /^Show/ })).toBeNull()
  },
}

/** A license is set by one press, and taken back by another. */
export const Licenses: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    await opened(scenario, '?list=licenses')
    const licenses = await list('Licenses')
    await expect(await licenses.findByText('Ask the author', {}, patience)).toBeVisible()
    await hand.click(licenses.getByRole('button', { name: 'Set Apache-2.0: Vitest' }))
    await expect(await findToast('License set to Apache-2.0')).toBeVisible()
    await waitFor(() => expect(licenses.getAllByRole('listitem')).toHaveLength(1), patience)
    await expect(await tab('Licenses 1')).toBeVisible()
    await pressUndo()
    await expect(await licenses.findByText('Apache 2', {}, patience)).toBeVisible()
    await expect(scenario.calls).not.toContain('projectList')
  },
}

/** The lists of the host could not be read. */
export const Failed: Story = {
  parameters: inScenario({ ...at, at: paths.care('?list=urls'), faults: { sharedUrls: 500 } }),
  play: async (context) => {
    await expect(await screen.findByText('The server says 500', {}, patience)).toBeVisible()
    await press('Licenses', 'link')
    await expect(
      await screen.findByText('SPDX knows the license of every project', {}, patience),
    ).toBeVisible()
    await press('Shared URLs', 'link')
    delete scenarioOf(context).faults.sharedUrls
    await press('Retry')
    await expect(await screen.findByText('No two projects have the same URL', {}, patience)).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: inScenario({ ...at, at: paths.care('?list=urls'), faults: { sharedUrls: 'hang' } }),
  play: async () => expect(await screen.findByText('Looking through the lists…', {}, patience)).toBeVisible(),
}

export const Phone: Story = {
  tags: ['phone'],
  play: async (context) => {
    const scenario = scenarioOf(context)
    scenario.faults.sharedUrls = very(() => false)
    await opened(scenario, '?list=urls')
    await list('Shared URLs')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
