import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { ProjectsPage } from '../../../src/pages/projects/ProjectsPage'
import { paths } from '../../../src/paths'
import type { StoryScenario } from '../../support/createScenario'
import { bulkCard, bulkDialog, chooseAction, select } from '../../support/records/manyRecords'
import { hand } from '../../support/hand'
import { findHeading, findRow } from '../../support/onScreen'
import { pageAt, patience, scenarioOf } from '../../support/page'
import { signInAs } from '../../support/signIn'
import { storedProject, theySave } from '../../support/twoPeople'

const timings = { beforeRetry: () => 0, timeout: (_: string, milliseconds: number) => milliseconds }

const meta = {
  title: 'Projects/Bulk edit by one call',
  ...pageAt({ at: paths.projects(), as: 'ADMIN', timings }),
  component: ProjectsPage,
} satisfies Meta<typeof ProjectsPage>

export default meta
type Story = StoryObj<typeof meta>

const active = ({ server }: StoryScenario) =>
  server.database.transaction(({ projects }) =>
    Promise.all([1, 2, 3].map(async (id) => (await projects.find(id))?.isActive)),
  )
const made = ({ calls }: StoryScenario, name: string) => calls.filter((call) => call === name).length
const said = (message: string, status: number) => async () => Response.json({ message }, { status })

/** The first three projects become inactive. */
async function inactivate(): Promise<void> {
  await select(3)
  await chooseAction('State')
  const dialog = await bulkDialog(/^State of 3 projects/)
  await hand.click(dialog.getByRole('radio', { name: 'Inactive' }))
  await hand.click(await dialog.findByRole('button', { name: /^Change \d/ }, patience))
}

/** All are read together, changed in one step, with one line of history each; one Undo takes all back in another. */
export const Default: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    await inactivate()
    const card = await bulkCard('3 projects changed')
    await expect(await active(scenario)).toEqual([false, false, false])
    await waitFor(async () => expect((await findRow('React')).getByText('Inactive')).toBeVisible(), patience)
    await hand.click(card.getByRole('button', { name: 'Undo' }))
    await bulkCard('3 projects taken back')
    await expect(await active(scenario)).toEqual([true, true, true])
    await expect(
      ['bulkRead', 'bulkChange', 'bulkUndo', 'projectOne', 'projectUpdate'].map((name) =>
        made(scenario, name),
      ),
    ).toEqual([1, 1, 1, 0, 0])
  },
}

/** Records that could not be read are said so, and are read again. */
export const Unread: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    scenario.faults.bulkRead = said('The server is tired', 403)
    await select(3)
    await chooseAction('State')
    const dialog = await bulkDialog(/^State of 3 projects/)
    await expect(await dialog.findByText(/^3 projects could not be read/, {}, patience)).toBeVisible()
    await hand.click(dialog.getByRole('radio', { name: 'Inactive' }))
    await expect(dialog.getAllByText("It can't be read: The server is tired")).toHaveLength(3)
    delete scenario.faults.bulkRead
    await hand.click(dialog.getByRole('button', { name: 'Read again' }))
    await hand.click(await dialog.findByRole('button', { name: 'Change 3 projects' }, patience))
    await bulkCard('3 projects changed')
  },
}

/** There is nothing to stop in its middle. */
export const Saving: Story = {
  play: async (context) => {
    scenarioOf(context).faults.bulkChange = 'hang'
    await inactivate()
    const card = await bulkCard('Changing 3 projects')
    await expect(card.getByRole('progressbar', { name: 'Changing 3 projects' })).toHaveAttribute(
      'aria-valuetext',
      'All at once',
    )
    await expect(card.queryByRole('button')).toBeNull()
  },
}

/** What the preview showed as impossible is not sent, and does not hold the others up. */
export const Invalid: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    await findRow('React')
    await scenario.server.database.transaction((tables) => tables.projects.update(1, { featuredImage: '' }))
    await inactivate()
    const card = await bulkCard('2 projects changed, 1 left as it is')
    await hand.click(card.getByRole('button', { name: 'Show 1 not changed' }))
    const report = await bulkDialog('Not changed')
    await expect(report.getByText("It can't be saved: Featured image is mandatory")).toBeVisible()
    await hand.click(report.getByRole('button', { name: 'Close' }))
  },
}

/** One that became impossible since the preview: nothing is changed, until somebody goes on without it. */
export const Refused: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    scenario.faults.bulkChange = async (_, serve) => {
      await scenario.server.database.transaction(({ projects }) => projects.update(2, { featuredImage: '' }))
      return serve()
    }
    await inactivate()
    const card = await bulkCard("Nothing was changed: 1 of 3 projects can't be changed")
    await expect(await active(scenario)).toEqual([true, true, true])
    await hand.click(card.getByRole('button', { name: 'Show 1 not changed' }))
    const report = await bulkDialog('Not changed')
    await expect(report.getByText('Featured image is mandatory')).toBeVisible()
    await hand.click(report.getByRole('button', { name: 'Close' }))
    await hand.click(card.getByRole('button', { name: 'Go on without them' }))
    await bulkCard('2 projects changed, 1 failed')
    await expect((await active(scenario)).filter(Boolean)).toHaveLength(1)
  },
}

export const SaveFailed: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    scenario.faults.bulkChange = said('The disk is full', 500)
    await inactivate()
    const card = await bulkCard('0 projects changed, 3 failed')
    delete scenario.faults.bulkChange
    await hand.click(card.getByRole('button', { name: 'Show 3 not changed' }))
    const report = await bulkDialog('Not changed')
    await expect(report.getAllByText('The disk is full')).toHaveLength(3)
    await hand.click(report.getByRole('button', { name: 'Retry what failed' }))
    await bulkCard('3 projects changed')
    await expect(await active(scenario)).toEqual([false, false, false])
  },
}

export const Forbidden: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    scenario.faults.bulkChange = said('You may not change projects', 403)
    await inactivate()
    const card = await bulkCard('0 projects changed, 3 failed')
    await hand.click(card.getByRole('button', { name: 'Show 3 not changed' }))
    const report = await bulkDialog('Not changed')
    await expect(report.getAllByText('You may not change projects')).toHaveLength(3)
    await hand.click(report.getByRole('button', { name: 'Close' }))
  },
}

/** An answer that is lost on its way: the repeat gets the first answer, and nothing is done twice. */
export const AnswersLost: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    scenario.faults.bulkChange = async (_, serve) => {
      delete scenario.faults.bulkChange
      await serve()
      throw new TypeError('Failed to fetch')
    }
    await inactivate()
    await bulkCard('3 projects changed')
    await expect(made(scenario, 'bulkChange')).toBe(2)
    const { entries } = await scenario.server.database.transaction(({ trail }) => trail.page({ most: 100 }))
    await expect(entries.filter(({ call }) => call === 'bulkChange')).toHaveLength(3)
  },
}

/** No connection at all: it goes on by hand or by itself, and asks what became of it. */
export const Offline: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    scenario.faults.bulkChange = 'offline'
    await inactivate()
    const card = await bulkCard(/^No connection/, { timeout: 20_000 })
    delete scenario.faults.bulkChange
    await hand.click(card.getByRole('button', { name: 'Try now' }))
    await bulkCard('3 projects changed')
    await expect(await active(scenario)).toEqual([false, false, false])
  },
}

/** What somebody else saves meanwhile is kept, and counted. */
export const Conflict: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    scenario.faults.bulkChange = async (_, serve) => {
      delete scenario.faults.bulkChange
      await theySave(scenario, { license: 'Theirs' })
      return serve()
    }
    await inactivate()
    await bulkCard('3 projects changed, 1 merged with what others saved')
    await expect(await storedProject(scenario)).toMatchObject({ license: 'Theirs', isActive: false })
  },
}

/** The session ends in its middle: after signing in again it goes on by itself. */
export const SessionEnded: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    scenario.faults.bulkChange = said('Please sign in again', 401)
    await inactivate()
    await findHeading('Login')
    delete scenario.faults.bulkChange
    await signInAs('ADMIN')
    await bulkCard('3 projects changed')
    await expect(await active(scenario)).toEqual([false, false, false])
  },
}

/** A wrong tag is replaced in all that have it. */
export const Tags: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    await select(3)
    await chooseAction('Tags')
    const dialog = await bulkDialog('Tags of 3 projects')
    const used = await dialog.findByRole('group', { name: 'tags in use' }, patience)
    await hand.click(await within(used).findByRole('button', { name: /^javascript/ }, patience))
    await hand.click(dialog.getByRole('combobox', { name: 'Add tags' }))
    await hand.click(await screen.findByRole('option', { name: 'command line' }, patience))
    await hand.click(await dialog.findByRole('button', { name: /^Change \d/ }, patience))
    await bulkCard(/^\d projects? changed/)
    const tagged = await scenario.server.database.transaction(async ({ projects }) =>
      (await projects.all()).filter(({ id, tags }) => id <= 3 && tags.includes(5) && !tags.includes(1)),
    )
    await expect(tagged.length).toBeGreaterThan(0)
    await expect(made(scenario, 'bulkChange')).toBe(1)
  },
}
