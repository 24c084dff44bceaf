import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { ProjectsPage } from '../../../src/pages/projects/ProjectsPage'
import { paths } from '../../../src/paths'
import { findRow, openFilters, press } from '../../support/onScreen'
import { inScenario, pageAt, patience, scenarioOf } from '../../support/page'
import { hand } from '../../support/hand'
import { theySave } from '../../support/twoPeople'
import * as Actions from './ProjectActions.stories'
import * as Bulk from './ProjectsBulk.stories'
import * as Filters from './ProjectFilters.stories'
import * as List from './ProjectsPage.stories'
import * as OneCall from './ProjectsOneCall.stories'
import * as Exports from './ProjectsExport.stories'

const at = { at: paths.projects(), as: 'CONTENT_EDITOR', wholeListUpTo: 0 } as const

const meta = {
  title: 'Projects/Searched by the host',
  ...pageAt(at),
  component: ProjectsPage,
} satisfies Meta<typeof ProjectsPage>

export default meta
type Story = StoryObj<typeof meta>

interface Pages {
  default: object
}

/** The same story where the host searches the list, whatever its length. */
const searched = (pages: Pages, story: object): Story => {
  const { parameters: ofPage, beforeEach } = pages.default as Pick<Story, 'parameters' | 'beforeEach'>
  const { parameters: own, ...rest } = story as Story
  return { ...(beforeEach && { beforeEach }), ...rest, parameters: { ...ofPage, ...own, wholeListUpTo: 0 } }
}

export const Default = searched(List, List.Default)
export const Filtered = searched(List, List.Filtered)
export const Featuring = searched(List, List.Featuring)
export const FeaturingFailed = searched(List, List.FeaturingFailed)
export const Compact = searched(List, List.Compact)
export const Links = searched(List, List.Links)
export const Empty = searched(List, List.Empty)
export const Phone = searched(List, List.Phone)
export const Narrowed = searched(Filters, Filters.Narrowed)
export const Gaps = searched(Filters, Filters.Gaps)
export const SavedAsView = searched(Filters, Filters.SavedAsView)
export const Exported = searched(Exports, Exports.Default)
export const ExportedFiltered = searched(Exports, Exports.Filtered)
export const ChangedTogether = searched(Bulk, Bulk.Default)
export const ChangedState = searched(Bulk, Bulk.State)
export const ChangedByOneCall = searched(OneCall, OneCall.Default)
export const Menu = searched(Actions, Actions.Default)
export const Duplicate = searched(Actions, Actions.Duplicate)

/** Ten thousand projects that are read whole, as where the host searches nothing. */
export const CrowdedWhole: Story = {
  ...searched(List, List.Crowded),
  parameters: inScenario({ ...at, scenario: 'crowded', wholeListUpTo: 100_000 }),
}

/** What waits stands above the list, as the host counts it. */
export const Home: Story = {
  parameters: inScenario({ ...at, at: paths.home() }),
  play: async () => {
    await findRow('React')
    const pending = await screen.findByRole('link', { name: /projects? with pending claims$/ }, patience)
    await expect(screen.getByRole('region', { name: 'To do' })).toContainElement(pending)
  },
}

/** An address whose search finds nothing has all filters, as where it finds something. */
export const NothingFound: Story = {
  parameters: inScenario({ ...at, at: `${paths.projects()}?q=zzyx` }),
  play: async () => {
    const title = await screen.findByText(/^No projects match/, {}, patience)
    await expect(title).toHaveTextContent('No projects match zzyx')
    await openFilters()
    for (const name of ['Tag', 'Category', 'Stack', 'License', 'Missing'])
      await expect(
        await screen.findByRole('button', { name: new RegExp(`^${name}`) }, patience),
      ).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: inScenario({ ...at, faults: { projectQuery: 'hang' } }),
  play: async () => {
    await expect(await screen.findByText('Loading projects…', {}, patience)).toBeVisible()
  },
}

/** The list cannot be read; Retry reads it. */
export const Failed: Story = {
  parameters: inScenario({ ...at, faults: { projectQuery: 'offline' } }),
  play: async (context) => {
    const sentence = 'Something went wrong. Please check your internet connection'
    await expect(await screen.findByText(sentence, {}, patience)).toBeVisible()
    delete scenarioOf(context).faults.projectQuery
    await press('Retry')
    await findRow('React')
  },
}

/** A search that fails leaves what is on the screen, and says so; the next one is found. */
export const SearchFailed: Story = {
  parameters: inScenario({
    ...at,
    timings: { beforeRetry: () => 0, timeout: (_: string, usual: number) => usual },
  }),
  play: async (context) => {
    await findRow('React')
    scenarioOf(context).faults.projectQuery = 500
    const search = screen.getByRole('searchbox', { name: 'Search' })
    await hand.type(search, 'mob')
    const failed = await screen.findByRole('button', { name: 'Retry' }, patience)
    await expect(search).toHaveValue('mob')
    await findRow('React')
    delete scenarioOf(context).faults.projectQuery
    await hand.click(failed)
    await expect(await screen.findByText('1 of 12 projects', {}, patience)).toBeVisible()
    await findRow('MobX')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull())
  },
}

/** What somebody else has changed stands in the list as soon as it is read again: here after a save from the row. */
export const ChangedMeanwhile: Story = {
  parameters: inScenario(at),
  play: async (context) => {
    await findRow('React')
    await theySave(scenarioOf(context), { tagline: 'Written meanwhile' })
    const row = await findRow('Storybook')
    await hand.click(row.getByRole('button', { name: 'Featured: Storybook' }))
    await waitFor(() => expect(screen.getByRole('table')).toHaveTextContent('Written meanwhile'), patience)
  },
}
