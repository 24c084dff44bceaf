import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { ProjectsPage } from '../../../src/pages/projects/ProjectsPage'
import { paths } from '../../../src/paths'
import { findHeading, findRow, findToast, hasRoom, headers, press, pressUndo } from '../../support/onScreen'
import { inScenario, pageAt, patience, scenarioOf } from '../../support/page'
import { forbiddenStory } from '../../support/recordStates'
import { hand } from '../../support/hand'
import { storedProject, theySave } from '../../support/twoPeople'

const at = { at: paths.projects(), as: 'CONTENT_EDITOR' } as const

const meta = { title: 'Projects/List', ...pageAt(at), component: ProjectsPage } satisfies Meta<
  typeof ProjectsPage
>

export default meta
type Story = StoryObj<typeof meta>

/** Claims is disabled without claims, Add opportunity without an accepted one (specification §2). */
export const Default: Story = {
  play: async () => {
    await expect(await findHeading('Projects')).toBeVisible()
    await expect(document.title).toBe('Projects · Projects')
    await expect(await screen.findByText('12 projects', {}, patience)).toBeVisible()
    await expect(headers()).toEqual([
      'Name',
      'State',
      ...(hasRoom() ? ['Updated'] : []),
      'Edit',
      'Claims',
      'Add opportunity',
    ])
    const accepted = await findRow('React')
    await expect(accepted.getByRole('link', { name: 'Claims on React' })).toBeVisible()
    await expect(accepted.getByRole('link', { name: 'Add opportunity to React' })).toBeVisible()
    const asked = await findRow('MobX')
    await expect(asked.getByRole('link', { name: 'Claims on MobX' })).toBeVisible()
    await expect(asked.getByRole('button', { name: 'Add opportunity to MobX' })).toBeDisabled()
    const free = await findRow('Storybook')
    await expect(free.getByRole('button', { name: 'Claims on Storybook' })).toBeDisabled()
  },
}

export const Home: Story = {
  parameters: inScenario({ ...at, at: paths.home() }),
  play: async () => {
    await findRow('React')
    await expect(screen.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '#all-projects')
    const pending = await screen.findByRole('link', { name: /claims pending$/ }, patience)
    await expect(screen.getByRole('region', { name: 'To do' })).toContainElement(pending)
    await hand.click(pending)
    await expect(await findHeading('Inbox')).toHaveFocus()
    await expect(await screen.findByRole('link', { name: 'Claims 2 pending' }, patience)).toBeVisible()
  },
}

/** A host without decisions: the tile leads to the projects that have pending claims. */
export const HomeWithoutInbox: Story = {
  parameters: inScenario({ ...at, at: paths.home(), envelope: 'bare' }),
  play: async () => {
    await findRow('React')
    await hand.click(await screen.findByRole('link', { name: /claims pending$/ }, patience))
    await expect(await screen.findByRole('button', { name: 'Pending claims' }, patience)).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    for (const row of screen.getAllByRole('row').slice(1)) await expect(row).toHaveTextContent('pending')
  },
}

/** What waits for somebody who gives roles and has not been here for a while, and where they left something. */
export const PendingWork: Story = {
  parameters: inScenario({ at: paths.home(), as: 'SUPER_ADMIN', seenApplications: { 1: 3 } }),
  play: async (context) => {
    await findRow('React')
    const { server, calls, open, drafts } = scenarioOf(context)
    const toDo = within(screen.getByRole('region', { name: 'To do' }))
    const applications = await toDo.findByRole('link', { name: '2 new applications' }, patience)
    await expect(applications).toHaveAttribute('href', paths.inbox('?list=applications'))
    await expect(toDo.getByRole('link', { name: /people waiting for a role$/ })).toBeVisible()
    await expect(toDo.getByRole('link', { name: /articles not published$/ })).toBeVisible()
    await expect(calls.filter((name) => name === 'projectList' || name === 'pendingWork')).toHaveLength(2)
    await expect(calls).not.toContain('articleList')
    await server.database.transaction(({ projects }) => projects.update(1, { description: '' }))
    open(paths.home())
    await hand.click(await screen.findByRole('link', { name: '1 incomplete project' }, patience))
    const filter = await screen.findByRole('button', { name: 'Missing: Image, 2 more' }, patience)
    await expect(filter).toBeVisible()
    await expect(await screen.findByText('1 of 12 projects', {}, patience)).toBeVisible()
    await hand.type(await screen.findByLabelText('Tagline', {}, patience), 'half')
    await waitFor(() => expect(drafts.size).toBe(1))
    open(paths.home())
    const draft = await screen.findByRole('link', { name: 'New project' }, patience)
    await expect(draft.closest('li')).toHaveTextContent('New project draft')
    await expect(draft).toHaveAttribute('href', paths.projects())
  },
}

/** A host without the offer: the numbers that the list itself holds. */
export const WorkOfAPlainHost: Story = {
  parameters: inScenario({ ...at, at: paths.home(), envelope: 'bare' }),
  play: async (context) => {
    await findRow('React')
    await expect(await screen.findByRole('link', { name: /claims pending$/ }, patience)).toBeVisible()
    await expect(screen.queryByRole('link', { name: /applications$/ })).toBeNull()
    await expect(scenarioOf(context).calls).not.toContain('pendingWork')
  },
}

/** Filters leave the rows that all of them keep, stand in the address, and end with one press. */
export const Filtered: Story = {
  play: async (context) => {
    await findRow('React')
    await press('Inactive')
    await expect(scenarioOf(context).address()).toMatch(/show=inactive/)
    await press('Active')
    await expect(await screen.findByText(/No projects match these filters/)).toBeVisible()
    await press('Show all projects')
    await findRow('React')
    await expect(screen.getByText('Active', { selector: 'button' })).toHaveAttribute('aria-pressed', 'false')
  },
}

/** Where the filters leave nothing of a search, one press searches without them, with the caret in the search. */
export const SearchedAndFiltered: Story = {
  play: async () => {
    await findRow('React')
    await press('Inactive')
    const search = screen.getByRole('searchbox')
    await hand.type(search, 'storybook')
    const title = await screen.findByText(/^No projects match/)
    await expect(title).toHaveTextContent('No projects match storybook and these filters')
    await press('Search without filters')
    await findRow('Storybook')
    await expect(search).toHaveValue('storybook')
    await expect(search).toHaveFocus()
    await expect(screen.getByText('Inactive', { selector: 'button' })).toHaveAttribute(
      'aria-pressed',
      'false',
    )
  },
}

/** One press features a project from its row, another takes that back. */
export const Featuring: Story = {
  play: async (context) => {
    const row = await findRow('Storybook')
    const star = row.getByRole('button', { name: 'Featured: Storybook' })
    const before = star.getAttribute('aria-pressed')
    await hand.click(star)
    await findToast(before === 'true' ? 'No longer featured' : 'Featured')
    await waitFor(() => expect(star).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true'))
    await pressUndo()
    await waitFor(() => expect(star).toHaveAttribute('aria-pressed', before))
    await expect(scenarioOf(context).calls.filter((call) => call === 'projectUpdate')).toHaveLength(2)
  },
}

/** What somebody else saves between the reading and the writing is kept. */
export const FeaturingMeanwhile: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    const row = await findRow('React')
    const star = row.getByRole('button', { name: 'Featured: React' })
    const before = star.getAttribute('aria-pressed')
    scenario.faults.projectUpdate = async (_, serve) => {
      delete scenario.faults.projectUpdate
      await theySave(scenario, { license: 'Apache-2.0' })
      return serve()
    }
    await hand.click(star)
    await findToast(before === 'true' ? 'No longer featured' : 'Featured')
    await expect(await storedProject(scenario)).toMatchObject({
      isFeatured: before !== 'true',
      license: 'Apache-2.0',
    })
    await waitFor(() => expect(star).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true'))
  },
}

/** When each project was changed last, where there is room for it. */
export const Updated: Story = {
  play: async () => {
    const row = await findRow('Storybook')
    await hand.click(row.getByRole('button', { name: 'Featured: Storybook' }))
    const time = await row.findByText('a moment ago', {}, patience)
    if (!hasRoom()) return expect(time).not.toBeVisible()
    await hand.click(screen.getByRole('button', { name: 'Updated' }))
    await waitFor(() => expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent('Storybook'))
    return expect(time).toBeVisible()
  },
}

/** A host that does not say when its projects were changed. */
export const UpdatedUnknown: Story = {
  parameters: inScenario({
    ...at,
    faults: {
      projectList: {
        body: { success: true, data: [{ id: 1, name: 'Plain', projectUrl: 'https://example.org' }] },
      },
    },
  }),
  play: async () => {
    await findRow('Plain')
    await expect(headers()).toEqual(['Name', 'State', 'Edit', 'Claims', 'Add opportunity'])
  },
}

/** A save that fails changes nothing, and says why. */
export const FeaturingFailed: Story = {
  parameters: inScenario({ ...at, faults: { projectUpdate: 500 } }),
  play: async () => {
    const row = await findRow('Storybook')
    const star = row.getByRole('button', { name: 'Featured: Storybook' })
    const before = star.getAttribute('aria-pressed')
    await hand.click(star)
    await findToast('The server says 500')
    await expect(star).toHaveAttribute('aria-pressed', before)
  },
}

/** Rows can be lower, which the console remembers. */
export const Compact: Story = {
  play: async () => {
    const row = (await screen.findAllByRole('row', {}, patience))[1]
    const button = screen.queryByRole('button', { name: 'Compact rows' })
    await expect(row).toBeVisible()
    // Cards, on a phone, have one density.
    if (!button) return
    await hand.click(button)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(row?.getBoundingClientRect().height).toBeLessThan(40))
    await hand.click(button)
  },
}

export const Links: Story = {
  play: async (context) => {
    const { open, address } = scenarioOf(context)
    for (const [link, heading, path] of [
      ['Edit React', 'Edit React', '/osn_main/edit/1'],
      ['Claims on React', 'Claims on React', '/claim/1'],
      ['Add opportunity to React', 'Opportunities of React', '/opportunity/1'],
    ] as const) {
      await hand.click((await findRow('React')).getByRole('link', { name: link }))
      await expect(await findHeading(heading)).toBeVisible()
      await expect(address()).toBe(path)
      open(paths.projects())
      await findHeading('Projects')
    }
  },
}

export const Empty: Story = {
  parameters: inScenario({ ...at, scenario: 'empty' }),
  play: async () => {
    await expect(await screen.findByText('No projects yet', {}, patience)).toBeVisible()
  },
}

export const Crowded: Story = {
  parameters: inScenario({ ...at, scenario: 'crowded' }),
  play: async () => {
    await expect(await screen.findByText('10,000 projects', {}, patience)).toBeVisible()
    await hand.type(screen.getByRole('searchbox', { name: 'Search' }), 'parser 9001')
    await expect(await screen.findByText('1 of 10,000 projects', {}, patience)).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: inScenario({ ...at, faults: { projectList: 'hang' } }),
  play: async () => {
    await expect(await screen.findByText('Loading projects…', {}, patience)).toBeVisible()
    await expect(await screen.findByLabelText('Name', {}, patience)).toBeEnabled()
  },
}

export const Failed: Story = {
  parameters: inScenario({ ...at, faults: { projectList: 'offline' } }),
  play: async (context) => {
    const sentence = 'Something went wrong. Please check your internet connection'
    await expect(await screen.findByText(sentence, {}, patience)).toBeVisible()
    delete scenarioOf(context).faults.projectList
    await press('Retry')
    await findRow('React')
  },
}

export const Forbidden = forbiddenStory('projectList')

export const Phone: Story = {
  tags: ['phone'],
  play: async () => {
    const row = await findRow('React')
    await expect(row.getByRole('rowheader')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    const other = await findRow('Storybook')
    const shade = shadeOf(other.getByRole('button', { name: /^Featured/ }))
    await expect(shade).toBeGreaterThan(other.getByText('Active').getBoundingClientRect().right)
  },
}

/** Where the shade begins that lies under the pointer, in px from the left. */
const shadeOf = (button: Element) => {
  const { backgroundClip, paddingLeft } = getComputedStyle(button)
  return (
    button.getBoundingClientRect().left + (backgroundClip === 'content-box' ? parseFloat(paddingLeft) : 0)
  )
}
