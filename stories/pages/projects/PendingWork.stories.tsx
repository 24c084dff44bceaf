import type { Meta, StoryObj } from '@storybook/react-vite'
import { when } from 'mobx'
import { MemoryRouter } from 'react-router-dom'
import { expect, screen, waitFor } from 'storybook/test'
import { ConsoleContext, type Console } from '../../../src/hooks/useConsole'
import { PendingWork } from '../../../src/pages/projects/PendingWork'
import { paths } from '../../../src/paths'
import { personKey } from '../../../src/stores/session/sessionState'
import { differentOf } from '../../../src/stores/care/DifferentStore'
import { createScenario, type StoryScenario } from '../../support/createScenario'
import type { Interception } from '../../support/faults'
import { press } from '../../support/onScreen'
import { patience } from '../../support/page'

const meta = {
  title: 'Projects/Work in a long list',
  component: PendingWork,
  tags: ['!autodocs'],
  parameters: { docs: { source: { type: 'code' } } },
  args: { projects: undefined, isSearched: true, isListShown: true },
  loaders: [
    async ({ parameters }) => {
      const faults = parameters.wire as StoryScenario['faults'] | undefined
      const scenario = await createScenario({
        at: '/',
        as: 'ADMIN',
        wholeListUpTo: 0,
        ...(faults && { faults }),
      })
      await scenario.server.database.transaction(({ projects }) => projects.update(1, { description: '' }))
      const { console } = scenario.boot(() => undefined)
      await when(() => console.stores.session.user !== undefined)
      return { scenario, console }
    },
  ],
  render: (args, { loaded }) => (
    <ConsoleContext.Provider value={loaded.console as Console}>
      <MemoryRouter>
        <PendingWork {...args} />
      </MemoryRouter>
    </ConsoleContext.Provider>
  ),
} satisfies Meta<typeof PendingWork>

export default meta
type Story = StoryObj<typeof meta>

const callsOf = (loaded: Record<string, unknown>) => (loaded.scenario as StoryScenario).calls

/** The host counts projects, not their claims; a number of none has no tile. */
export const Default: Story = {
  play: async ({ loaded }) => {
    const claims = await screen.findByRole('link', { name: /^\d+ projects? with pending claims$/ }, patience)
    await expect(claims).toHaveAttribute('href', paths.inbox())
    const incomplete = await screen.findByRole('link', { name: '1 incomplete project' }, patience)
    await expect(incomplete).toHaveAttribute('href', expect.stringContaining('missing%3Aimage'))
    await expect(screen.queryByRole('link', { name: /shared URL/ })).toBeNull()
    await expect(callsOf(loaded)).not.toContain('projectList')
  },
}

/** The host finds shared URLs: it counts all of them, and answers the first ones. */
export const SharedUrls: Story = {
  parameters: {
    wire: {
      sharedUrls: {
        body: {
          success: true,
          data: {
            total: 1204,
            next: 3,
            groups: [
              {
                count: 2,
                rows: [1, 5].map((id) => ({ id, name: 'React', projectUrl: 'https://react.dev' })),
              },
            ],
          },
        },
      },
    },
  },
  play: async () => {
    const tile = await screen.findByRole('link', { name: '1,204 shared URLs' }, patience)
    await expect(tile).toHaveAttribute('href', paths.care('?list=urls'))
  },
}

/** What somebody said is no duplicate is not counted. */
export const SharedUrlKept: Story = {
  play: async ({ loaded }) => {
    const { console, scenario } = loaded as { console: Console; scenario: StoryScenario }
    await screen.findByRole('link', { name: /with pending claims$/ }, patience)
    await scenario.server.database.transaction(({ projects }) =>
      projects.update(5, { projectUrl: 'http://www.react.dev/' }),
    )
    console.stores.projects.list.invalidate()
    await expect(await screen.findByRole('link', { name: '1 shared URL' }, patience)).toBeVisible()
    const { session, profile } = console.stores
    differentOf(console.stores).add(personKey(session.user, profile.own.value) ?? '', 'urls react.dev')
    await waitFor(() => expect(screen.queryByRole('link', { name: /shared URL/ })).toBeNull())
  },
}

/** Nothing is asked before rows are on the screen. */
export const Early: Story = {
  args: { isListShown: false },
  play: async ({ loaded }) => {
    await expect(screen.getByRole('region', { name: 'To do' })).toBeVisible()
    await expect(screen.queryByRole('link')).toBeNull()
    await expect(callsOf(loaded)).not.toContain('projectQuery')
  },
}

const estimated: Interception = async (_, serve) => {
  const { data } = (await (await serve()).json()) as { data: { counts: object } }
  const counts = { ...data.counts, isAbout: true, found: 30_000 }
  return Response.json({ success: true, data: { ...data, counts } })
}

/** In a directory of a million projects the host estimates. */
export const About: Story = {
  parameters: { wire: { projectQuery: estimated } },
  play: async () => {
    const name = 'about 30,000 incomplete projects'
    await expect(await screen.findByRole('link', { name }, patience)).toBeVisible()
  },
}

/** What could not be counted is said, and can be asked for again. */
export const Failed: Story = {
  parameters: { wire: { projectQuery: 500 } },
  play: async ({ loaded }) => {
    await expect(await screen.findByText('The server says 500', {}, patience)).toBeVisible()
    delete (loaded.scenario as StoryScenario).faults.projectQuery
    await press('Retry')
    await expect(await screen.findByRole('link', { name: /with pending claims$/ }, patience)).toBeVisible()
  },
}
