import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { ask } from '../../../server/testing/api'
import type { EndpointName } from '../../../src/contract/endpoints'
import { limits } from '../../../src/contract/limits'
import { HistoryPage } from '../../../src/pages/history/HistoryPage'
import { paths } from '../../../src/paths'
import type { StoryScenario } from '../../support/createScenario'
import { findToast, openAnew, press } from '../../support/onScreen'
import { inScenario, pageAt, patience, scenarioOf } from '../../support/page'
import { untidy } from '../../support/records/untidy'
import { findEntry, openEntry } from './historyParts'

const at = { at: paths.history(), as: 'ADMIN' } as const

// What was merged or removed stands in the history, and can be undone from there.
const meta = { title: 'History/Removals', ...pageAt(at), component: HistoryPage } satisfies Meta<
  typeof HistoryPage
>

export default meta
type Story = StoryObj<typeof meta>

const merge = { params: { kind: 'tag', id: 9 }, body: { into: 1 } }
const removal = { params: { kind: 'languageStack', id: 8 } }

/** Somebody else does this; then the history is opened. Returns the id of the removal. */
async function afterCall(scenario: StoryScenario, name: EndpointName, asked: object): Promise<number> {
  const { server } = scenario
  await untidy(scenario)
  const token = await server.tokenOf('CONTENT_EDITOR')
  const { status, body } = await ask(server, name, { token, ...asked })
  await expect(status).toBe(201)
  await openAnew(scenario)
  return (body.data as { id: number }).id
}

const tagsOf = ({ server }: StoryScenario, id: number) =>
  server.database.transaction(async ({ projects }) => (await projects.find(id))?.tags.map((tag) => tag.id))

/** A merge says what took the place, and is undone from its entry. */
export const Merged: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    await afterCall(scenario, 'mergeCreate', merge)
    await openEntry(/merged the tag Java Script into javascript/)
    await expect(screen.queryByRole('link', { name: 'Java Script' })).toBeNull()
    await expect(
      await screen.findByRole('group', { name: 'Versions of Merged into' }, patience),
    ).toHaveTextContent(/javascript$/)
    await expect(screen.queryByText('Removal')).toBeNull()
    await expect(screen.queryByRole('button', { name: /^Restore/ })).toBeNull()
    await press('Undo this merge')
    await expect(await findToast('Java Script is back')).toBeVisible()
    await expect(await findEntry(/brought back the tag Java Script/)).toBeVisible()
    // The button gives way to a sentence, which has the focus in its place.
    await waitFor(() => expect(screen.getByText('This merge was undone.')).toHaveFocus())
    await expect(screen.queryByRole('button', { name: 'Undo this merge' })).toBeNull()
    await expect(await tagsOf(scenario, 6)).toEqual([9, 3])
  },
}

/** A removal, undone; what came back has a name again, and leads to its page. */
export const Removed: Story = {
  play: async (context) => {
    await afterCall(scenarioOf(context), 'removalCreate', removal)
    await openEntry(/removed the language stack Django/)
    await press('Undo this removal')
    await expect(await findToast('Django is back')).toBeVisible()
    await expect(await screen.findByText('This removal was undone.', {}, patience)).toBeVisible()
    await openEntry(/brought back the language stack Django/)
    await expect((await screen.findAllByText('As brought back', {}, patience))[0]).toBeVisible()
    await expect(screen.getAllByRole('link', { name: 'Django' })[0]).toBeVisible()
  },
}

/** What failed is said, and the same button tries again. */
export const UndoFailed: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    await afterCall(scenario, 'removalCreate', removal)
    await openEntry(/removed the language stack Django/)
    scenario.faults.removalUndo = 500
    await press('Undo this removal')
    await expect(await findToast('The server says 500')).toBeVisible()
    delete scenario.faults.removalUndo
    await press('Undo this removal')
    await expect(await findToast('Django is back')).toBeVisible()
  },
}

/** Somebody else has undone it: the server says who. */
export const UndoneMeanwhile: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    const id = await afterCall(scenario, 'removalCreate', removal)
    await openEntry(/removed the language stack Django/)
    const token = await scenario.server.tokenOf('CONTENT_EDITOR')
    await ask(scenario.server, 'removalUndo', { token, params: { id } })
    await press('Undo this removal')
    await expect(await findToast(/has undone this already/)).toBeVisible()
  },
}

/** Puts a removal of so long ago into the trail, in ms. */
async function afterRemoval(scenario: StoryScenario, ago: number): Promise<void> {
  await scenario.server.database.transaction(({ trail }) =>
    trail.append([
      {
        at: new Date(Date.now() - ago),
        userId: 2,
        userName: 'Ada Adeyemi',
        userEmail: 'admin@example.org',
        address: '192.0.2.1',
        requestId: 'request-1',
        call: 'removalCreate',
        event: 'removed',
        kind: 'tag',
        recordId: 90,
        recordName: 'Old',
        before: { name: 'Old' },
        after: { removal: 1 },
      },
    ]),
  )
  await openAnew(scenario)
  await openEntry(/removed the tag Old/)
  await expect(await screen.findByText('As removed', {}, patience)).toBeVisible()
}

/** After 30 days nothing is left to undo it by. */
export const TooOld: Story = {
  play: async (context) => {
    await afterRemoval(scenarioOf(context), limits.removalKept)
    await expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
  },
}

/** A host that keeps a history and cannot undo this. */
export const NotOffered: Story = {
  parameters: inScenario({ ...at, offers: ['history'] }),
  play: async (context) => {
    await afterRemoval(scenarioOf(context), 0)
    await expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
  },
}

export const Phone: Story = {
  tags: ['phone'],
  play: async (context) => {
    await afterCall(scenarioOf(context), 'mergeCreate', merge)
    await openEntry(/merged the tag Java Script into javascript/)
    await expect(await screen.findByRole('button', { name: 'Undo this merge' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
