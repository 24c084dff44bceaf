import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { ProjectsPage } from '../../../src/pages/projects/ProjectsPage'
import { paths } from '../../../src/paths'
import type { StoryScenario } from '../../support/createScenario'
import { bulkCard, bulkDialog, chooseAction, select } from '../../support/records/manyRecords'
import { hand } from '../../support/hand'
import { findHeading, findRow } from '../../support/onScreen'
import { inScenario, pageAt, patience, scenarioOf } from '../../support/page'
import { signInAs } from '../../support/signIn'
import { storedProject, theySave } from '../../support/twoPeople'

const timings = { beforeRetry: () => 0, timeout: (_: string, milliseconds: number) => milliseconds }
const at = { at: paths.projects(), as: 'ADMIN', timings, offers: ['history', 'pendingWork'] } as const

const meta = { title: 'Projects/Bulk edit', ...pageAt(at), component: ProjectsPage } satisfies Meta<
  typeof ProjectsPage
>

export default meta
type Story = StoryObj<typeof meta>

const projects = ({ server }: StoryScenario) =>
  server.database.transaction(async (tables) =>
    Promise.all(
      [1, 2, 3].map(async (id) => {
        const found = await tables.projects.find(id)
        if (!found) throw new Error(`There is no project ${id}`)
        return { ...found, tags: found.tags.map((tag) => tag.id) }
      }),
    ),
  )

const puts = ({ calls }: StoryScenario) => calls.filter((name) => name === 'projectUpdate').length

/** The first three projects get another state: the opposite of what the first has. */
async function inactivate(): Promise<void> {
  const names = await select(3)
  await expect(names).toHaveLength(3)
  await chooseAction('State')
  const dialog = await bulkDialog(/^State of 3 projects/)
  await hand.click(dialog.getByRole('radio', { name: 'Inactive' }))
  await hand.click(await dialog.findByRole('button', { name: /^Change \d/ }, patience))
}

/** One wrong tag is replaced in all that have it; the others are left alone, with the reason. One Undo takes it back. */
export const Default: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    const before = await projects(scenario)
    await select(3)
    await chooseAction('Tags')
    const dialog = await bulkDialog('Tags of 3 projects')
    const used = await dialog.findByRole('group', { name: 'tags in use' }, patience)
    await hand.click(await within(used).findByRole('button', { name: /^javascript/ }, patience))
    await hand.click(dialog.getByRole('combobox', { name: 'Add tags' }))
    await hand.click(await screen.findByRole('option', { name: 'command line' }, patience))
    const having = before.filter(({ tags }) => tags.includes(1))
    const preview = within(dialog.getByRole('region', { name: 'Preview' }))
    await waitFor(() => expect(preview.getAllByRole('insertion')).toHaveLength(having.length))
    await hand.click(dialog.getByRole('button', { name: /^Change \d/ }))
    await bulkCard(new RegExp(`^${having.length} projects? changed`))
    for (const { id, tags } of await projects(scenario)) {
      const was = before.find((one) => one.id === id)?.tags ?? []
      const next = was.includes(1) ? [...was.filter((tag) => tag !== 1), 5] : was
      await expect([...tags].sort()).toEqual([...new Set(next)].sort())
    }
    await expect(screen.queryByRole('region', { name: 'Selected projects' })).toBeNull()
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /^Select all/ })).toHaveFocus())
    const card = await bulkCard(new RegExp(`^${having.length} projects? changed`))
    await hand.click(card.getByRole('button', { name: 'Undo' }))
    await bulkCard(new RegExp(`^${having.length} projects? taken back`))
    for (const { id, tags } of await projects(scenario))
      await expect([...tags].sort()).toEqual([...(before.find((one) => one.id === id)?.tags ?? [])].sort())
  },
}

export const State: Story = {
  play: async (context) => {
    await inactivate()
    await bulkCard(/^3 projects changed/)
    for (const { isActive } of await projects(scenarioOf(context))) await expect(isActive).toBe(false)
    await waitFor(async () => expect((await findRow('React')).getByText('Inactive')).toBeVisible(), patience)
    // The list is read again once, not once for each.
    await expect(scenarioOf(context).calls.filter((name) => name === 'projectList')).toHaveLength(2)
  },
}

/** Each question begins anew, also while the dialog of the one before still closes. */
export const AskedAgain: Story = {
  play: async () => {
    await select(2)
    await chooseAction('State')
    const dialog = await bulkDialog('State of 2 projects')
    await hand.click(dialog.getByRole('radio', { name: 'Inactive' }))
    await dialog.findByRole('button', { name: /^Change \d/ }, patience)
    const again = screen.getByRole('button', { name: /^Tags of /, hidden: true })
    const cancel = dialog.getByRole('button', { name: 'Cancel' })
    // In one go, before the dialog is gone: a hand that waits for the end of movement comes too late.
    for (const one of [cancel, again]) one.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    const tags = await bulkDialog('Tags of 2 projects')
    await expect(tags.getByText('Choose what to change')).toBeVisible()
    await expect(tags.getByRole('button', { name: 'Change' })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** What cannot be saved is named before anything is sent. */
export const Invalid: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    await findRow('React')
    await scenario.server.database.transaction((tables) => tables.projects.update(1, { featuredImage: '' }))
    await select(2)
    await chooseAction('State')
    const dialog = await bulkDialog(/^State of 2 projects/)
    await hand.click(dialog.getByRole('radio', { name: 'Inactive' }))
    await expect(
      await dialog.findByText("It can't be saved: Featured image is mandatory", {}, patience),
    ).toBeVisible()
    await hand.click(dialog.getByRole('button', { name: 'Change 1 project' }))
    const card = await bulkCard('1 project changed, 1 left as it is')
    await expect(puts(scenario)).toBe(1)
    await hand.click(card.getByRole('button', { name: 'Show 1 not changed' }))
    const report = await bulkDialog('Not changed')
    await expect(report.getByText("It can't be saved: Featured image is mandatory")).toBeVisible()
    await hand.click(report.getByRole('button', { name: 'Close' }))
  },
}

/** Records that cannot be read are listed, and read again. */
export const LoadFailed: Story = {
  parameters: inScenario({ ...at, faults: { projectOne: 500 } }),
  play: async (context) => {
    const { faults } = scenarioOf(context)
    await select(2)
    await chooseAction('State')
    const dialog = await bulkDialog(/^State of 2 projects/)
    await hand.click(dialog.getByRole('radio', { name: 'Inactive' }))
    await expect(
      await dialog.findAllByText("It can't be read: The server says 500", {}, patience),
    ).toHaveLength(2)
    delete faults.projectOne
    await hand.click(dialog.getByRole('button', { name: 'Read again' }))
    await hand.click(await dialog.findByRole('button', { name: 'Change 2 projects' }, patience))
    await bulkCard(/^2 projects changed/)
  },
}

/** What fails is listed with the host's sentence, and tried again; what was done stays done. */
export const SaveFailed: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    let left = 2
    scenario.faults.projectUpdate = (_, serve) =>
      left-- > 0 ? Promise.resolve(Response.json({ message: 'The disk is full' }, { status: 500 })) : serve()
    await inactivate()
    const card = await bulkCard('1 project changed, 2 failed')
    await hand.click(card.getByRole('button', { name: 'Show 2 not changed' }))
    const report = await bulkDialog('Not changed')
    await expect(report.getAllByText('The disk is full')).toHaveLength(2)
    await hand.click(report.getByRole('button', { name: 'Retry what failed' }))
    await bulkCard('3 projects changed')
    for (const { isActive } of await projects(scenario)) await expect(isActive).toBe(false)
  },
}

/** Answers that are lost on their way: each project is changed once, and counts as changed. */
export const AnswersLost: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    const seen = new Set<string>()
    scenario.faults.projectUpdate = async (request, serve) => {
      const answer = await serve()
      if (seen.has(request.url)) return answer
      seen.add(request.url)
      throw new TypeError('Failed to fetch')
    }
    await inactivate()
    await bulkCard('3 projects changed')
    for (const { isActive } of await projects(scenario)) await expect(isActive).toBe(false)
  },
}

/** What somebody else saves meanwhile is kept. */
export const Conflict: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    scenario.faults.projectUpdate = async (_, serve) => {
      delete scenario.faults.projectUpdate
      await theySave(scenario, { license: 'Theirs' })
      return serve()
    }
    await inactivate()
    await bulkCard('3 projects changed')
    await expect(await storedProject(scenario)).toMatchObject({ license: 'Theirs', isActive: false })
  },
}

/** The session ends in its middle: after signing in again it goes on by itself. */
export const SessionEnded: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    let left = 1
    scenario.faults.projectUpdate = (_, serve) =>
      left-- > 0
        ? serve()
        : Promise.resolve(Response.json({ message: 'Please sign in again' }, { status: 401 }))
    await inactivate()
    await findHeading('Login')
    delete scenario.faults.projectUpdate
    await signInAs('ADMIN')
    await bulkCard('3 projects changed')
    for (const { isActive } of await projects(scenario)) await expect(isActive).toBe(false)
  },
}

/** Another tab has signed in anew meanwhile: a call by the former token is made again. */
export const SignedInElsewhere: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    scenario.faults.projectUpdate = async () => {
      delete scenario.faults.projectUpdate
      const checks = () => scenario.calls.filter((name) => name === 'currentUser').length
      const before = checks()
      await scenario.signInElsewhere('ADMIN')
      await waitFor(() => expect(checks()).toBeGreaterThan(before))
      return Response.json({ message: 'Please sign in again' }, { status: 401 })
    }
    await inactivate()
    await bulkCard('3 projects changed')
    for (const { isActive } of await projects(scenario)) await expect(isActive).toBe(false)
  },
}

/** It goes on while somebody moves to another screen, where it can be stopped. */
export const Leaving: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    let go: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      go = resolve
    })
    scenario.faults.projectUpdate = async (_, serve) => {
      await held
      return serve()
    }
    await inactivate()
    const card = await bulkCard('Changing 3 projects')
    await expect(card.getByText('0 of 3')).toBeVisible()
    await hand.click((await findRow('React')).getByRole('link', { name: 'Edit React' }))
    await findHeading('Edit React')
    await expect(
      (await bulkCard('Changing 3 projects')).getByRole('button', { name: 'Cancel' }),
    ).toBeVisible()
    go()
    const done = await bulkCard('3 projects changed')
    await hand.click(done.getByRole('button', { name: 'Dismiss' }))
    await expect(screen.queryByRole('region', { name: 'Change of many records' })).toBeNull()
  },
}
