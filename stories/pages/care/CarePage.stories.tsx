import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { CarePage } from '../../../src/pages/care/CarePage'
import { paths } from '../../../src/paths'
import type { StoryScenario } from '../../support/createScenario'
import { findHeading, findToast, openAnew, press, pressUndo } from '../../support/onScreen'
import { inScenario, pageAt, patience, scenarioOf } from '../../support/page'
import { forbiddenStory } from '../../support/recordStates'
import { untidy, assignUnused } from '../../support/records/untidy'
import { hand } from '../../support/hand'

const at = { at: paths.care(), as: 'CONTENT_EDITOR' } as const

const meta = { title: 'Care/Lists', ...pageAt(at), component: CarePage } satisfies Meta<typeof CarePage>

export default meta
type Story = StoryObj<typeof meta>

const list = async (name: string) => within(await screen.findByRole('region', { name }, patience))
const tab = (name: string | RegExp) => screen.findByRole('link', { name }, patience)

/** The page in a directory that needs care. */
async function opened(scenario: StoryScenario, search = ''): Promise<void> {
  await untidy(scenario)
  await reopen(scenario, search)
}

const reopen = (scenario: StoryScenario, search = '') => openAnew(scenario, paths.care(search))

/** Names that may mean the same, each with what uses it; the one that is used more comes first. */
export const Default: Story = {
  play: async (context) => {
    await opened(scenarioOf(context))
    await expect(await findHeading('Care')).toBeVisible()
    const near = await list('Near names')
    await expect(near.getAllByRole('listitem')).toHaveLength(4)
    const [script] = near.getAllByRole('listitem')
    if (!script) throw new Error('Nothing was found')
    await expect(script).toHaveTextContent(/^Tagjavascript5 projects, 1 articleJava Script1 project/)
    await expect(await tab('Near names 4')).toHaveAttribute('aria-current', 'page')
    await expect(await tab('Shared URLs 1')).toBeVisible()
    await expect(await tab('Licenses 2')).toBeVisible()
    await expect(await tab('Parents')).toBeVisible()
    await expect(await tab('Unused 5')).toBeVisible()
    await hand.click(within(script).getByRole('link', { name: 'Java Script' }))
    await expect(await findHeading('Edit Java Script')).toBeVisible()
  },
}

/** The projects are still on their way: of none it is said that nothing uses it. */
export const Counting: Story = {
  parameters: inScenario({ ...at, faults: { projectList: 'hang' } }),
  play: async (context) => {
    await opened(scenarioOf(context))
    const near = await list('Near names')
    await expect(await near.findByText('1 article', {}, patience)).toBeVisible()
    await expect(near.queryByText('Not used')).toBeNull()
  },
}

/** What is no duplicate is left out from now on, and can be listed again. */
export const KeepBoth: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    await opened(scenario)
    const near = await list('Near names')
    await hand.click(near.getByRole('button', { name: 'Keep both: javascript and Java Script' }))
    await waitFor(() => expect(near.getAllByRole('listitem')).toHaveLength(3))
    await waitFor(() => expect(near.getAllByRole('button')[0]).toHaveFocus())
    await pressUndo()
    await waitFor(() => expect(near.getAllByRole('listitem')).toHaveLength(4))
    await hand.click(near.getByRole('button', { name: 'Keep both: javascript and Java Script' }))
    await reopen(scenario)
    await expect(await screen.findByText(/^1 is not listed, as you said/, {}, patience)).toBeVisible()
    await press('List again')
    await waitFor(async () => expect((await list('Near names')).getAllByRole('listitem')).toHaveLength(4))
  },
}

/** Projects whose addresses differ by scheme, `www` and a slash. */
export const SharedUrls: Story = {
  play: async (context) => {
    await opened(scenarioOf(context), '?list=urls')
    const urls = await list('Shared URLs')
    await expect(urls.getByRole('link', { name: 'React' })).toHaveAttribute('href', '/osn_main/edit/1')
    await expect(urls.getByText('http://www.react.dev/')).toBeVisible()
    await hand.click(urls.getByRole('button', { name: 'Keep both: React and Storybook' }))
    await expect(await urls.findByText('No two projects have the same URL')).toBeVisible()
    await expect(await tab('Shared URLs')).toBeVisible()
  },
}

/** The license that is most likely meant is set by one press, and taken back by another. */
export const Licenses: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    await opened(scenario, '?list=licenses')
    const licenses = await list('Licenses')
    await expect(await licenses.findByText('Ask the author', {}, patience)).toBeVisible()
    await expect(licenses.getByRole('link', { name: 'Edit Storybook' })).toBeVisible()
    await hand.click(licenses.getByRole('button', { name: 'Set Apache-2.0: Vitest' }))
    await expect(await findToast('License set to Apache-2.0')).toBeVisible()
    await waitFor(() => expect(licenses.getAllByRole('listitem')).toHaveLength(1), patience)
    await expect((await stored(scenario, 6))?.license).toBe('Apache-2.0')
    await pressUndo()
    await expect(await licenses.findByText('Apache 2', {}, patience)).toBeVisible()
    await expect((await stored(scenario, 6))?.license).toBe('Apache 2')
  },
}

const stored = ({ server }: StoryScenario, id: number) =>
  server.database.transaction(({ projects }) => projects.find(id))

/** What could not be saved says why, and stays in the list. */
export const SaveFailed: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    await opened(scenario, '?list=licenses')
    scenario.faults.projectUpdate = 500
    await hand.click(await screen.findByRole('button', { name: 'Set Apache-2.0: Vitest' }, patience))
    await expect(await findToast('The server says 500')).toBeVisible()
    delete scenario.faults.projectUpdate
    await press('Set Apache-2.0: Vitest')
    await expect(await findToast('License set to Apache-2.0')).toBeVisible()
  },
}

/** A host whose categories lead nowhere, or in a circle. */
export const Parents: Story = {
  parameters: inScenario({
    ...at,
    at: paths.care('?list=parents'),
    faults: {
      categoryList: {
        body: {
          success: true,
          data: [
            { id: 1, name: 'Developer tools', parentId: 0 },
            { id: 2, name: 'Data', parentId: 99 },
            { id: 3, name: 'User interfaces', parentId: 7 },
            { id: 7, name: 'Component libraries', parentId: 3 },
          ],
        },
      },
    },
  }),
  play: async (context) => {
    const parents = await list('Parents')
    await expect(parents.getByText('Its parent does not exist')).toBeVisible()
    await expect(parents.getAllByText('It lies below itself')).toHaveLength(2)
    delete scenarioOf(context).faults.categoryList
    await hand.click(parents.getByRole('button', { name: 'Remove the parent: Component libraries' }))
    await expect(await findToast('It stands at the top now')).toBeVisible()
    await expect(await parents.findByText('Every parent exists', {}, patience)).toBeVisible()
    await pressUndo()
    await expect(await findToast('Taken back')).toBeVisible()
  },
}

/** What no record has, and below which nothing lies. */
export const Unused: Story = {
  play: async (context) => {
    await opened(scenarioOf(context), '?list=unused')
    const unused = await list('Unused')
    await expect(unused.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'TagTestingsRemove…Edit',
      'CategorySearch engines for very large collections of documents in many languagesRemove…Edit',
      'CategoryComponent libraryRemove…Edit',
      'Language stackDjangoRemove…Edit',
      'Language stackReactJSRemove…Edit',
    ])
    await hand.click(unused.getByRole('link', { name: 'Edit ReactJS' }))
    await expect(await findHeading('Edit ReactJS')).toBeVisible()
  },
}

/** Nothing needs care. */
export const Empty: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    await assignUnused(scenario)
    await reopen(scenario)
    await expect(await screen.findByText('No two names are nearly the same', {}, patience)).toBeVisible()
    for (const [name, sentence] of [
      ['Shared URLs', 'No two projects have the same URL'],
      ['Licenses', 'SPDX knows the license of every project'],
      ['Parents', 'Every parent exists'],
      ['Unused', 'Everything is used'],
    ] as const) {
      await press(name, 'link')
      await expect(await screen.findByText(sentence, {}, patience)).toBeVisible()
    }
  },
}

/** Thousands of names are looked through, and what is found is drawn by and by. */
export const Crowded: Story = {
  parameters: inScenario({ ...at, scenario: 'crowded' }),
  play: async (context) => {
    const scenario = scenarioOf(context)
    await expect(await screen.findByText('No two names are nearly the same', {}, patience)).toBeVisible()
    await scenario.server.database.transaction(({ tags }) =>
      tags.insertAll(Array.from({ length: 120 }, (_, at) => ({ id: 5001 + at, name: `unused ${at}` }))),
    )
    await reopen(scenario, '?list=unused')
    const unused = await list('Unused')
    await expect(unused.getAllByRole('listitem')).toHaveLength(50)
    await press('Show 50 more of 70')
    await expect(unused.getAllByRole('listitem')).toHaveLength(100)
  },
}

export const Loading: Story = {
  parameters: inScenario({ ...at, faults: { tagList: 'hang' } }),
  play: async () => {
    await expect(await screen.findByText('Looking through the lists…', {}, patience)).toBeVisible()
    await press('Shared URLs', 'link')
    await expect(await screen.findByText('No two projects have the same URL', {}, patience)).toBeVisible()
  },
}

/** What can be found without the list that failed is found. */
export const Failed: Story = {
  parameters: inScenario({ ...at, faults: { projectList: 500 }, at: paths.care('?list=urls') }),
  play: async (context) => {
    await expect(await screen.findByText('The server says 500', {}, patience)).toBeVisible()
    await press('Near names', 'link')
    await expect(await screen.findByText('No two names are nearly the same', {}, patience)).toBeVisible()
    await press('Unused', 'link')
    await expect(await screen.findByText('The server says 500', {}, patience)).toBeVisible()
    delete scenarioOf(context).faults.projectList
    await press('Retry')
    await expect((await list('Unused')).getAllByRole('listitem')).toHaveLength(2)
  },
}

/** A host whose lists say neither what uses what nor which license a project has. */
export const Unknown: Story = {
  parameters: inScenario({
    ...at,
    at: paths.care('?list=unused'),
    faults: {
      projectList: { body: { success: true, data: [{ id: 1, name: 'React' }] } },
      articleList: { body: { success: true, data: [{ id: 1, title: 'Release party' }] } },
    },
  }),
  play: async () => {
    await expect(
      await screen.findByText('The lists of this host do not say what uses what', {}, patience),
    ).toBeVisible()
    await press('Licenses', 'link')
    await expect(
      await screen.findByText('The list of projects of this host has no licenses', {}, patience),
    ).toBeVisible()
  },
}

export const Forbidden = forbiddenStory('tagList')

export const Phone: Story = {
  tags: ['phone'],
  play: async (context) => {
    await opened(scenarioOf(context))
    await list('Near names')
    await press('Licenses 2', 'link')
    await list('Licenses')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
