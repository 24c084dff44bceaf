import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { ProjectPage } from '../../../src/contract/endpoints/query'
import { CarePage } from '../../../src/pages/care/CarePage'
import { paths } from '../../../src/paths'
import type { StoryScenario } from '../../support/createScenario'
import type { Interception } from '../../support/faults'
import { hand } from '../../support/hand'
import { findToast, openAnew, press, pressUndo } from '../../support/onScreen'
import { inScenario, pageAt, patience, scenarioOf } from '../../support/page'
import { bulkDialog } from '../../support/records/manyRecords'
import { untidy } from '../../support/records/untidy'

const at = { at: paths.care(), as: 'CONTENT_EDITOR', wholeListUpTo: 0 } as const

const meta = { title: 'Care/Merge, searched by the host', ...pageAt(at), component: CarePage } satisfies Meta<
  typeof CarePage
>

export default meta
type Story = StoryObj<typeof meta>

const pair = 'Merge… javascript and Java Script'

/** Opens the dialog that merges the first pair. */
async function asked(scenario: StoryScenario) {
  await untidy(scenario)
  await openAnew(scenario)
  await press(pair)
  return bulkDialog('Merge two tags')
}

const tagsOf = ({ server }: StoryScenario, id: number) =>
  server.database.transaction(async ({ projects }) => (await projects.find(id))?.tags.map((tag) => tag.id))

/** The projects that change are asked for, not their whole list. */
export const Default: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    const dialog = await asked(scenario)
    await dialog.findByText('1 record will change', {}, patience)
    await expect(dialog.getByRole('radio', { name: /^javascript 5 projects/ })).toBeChecked()
    const preview = within(dialog.getByRole('region', { name: 'Preview' }))
    await expect(preview.getByRole('listitem')).toHaveTextContent(/^Vitest.*Java Script.*javascript$/)
    await hand.click(dialog.getByRole('button', { name: 'Merge' }))
    await expect(await findToast('Java Script merged into javascript')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: pair })).toBeNull(), patience)
    await expect(await tagsOf(scenario, 6)).toEqual([3, 1])
    await expect(scenario.calls).not.toContain('projectList')
  },
}

/** A host where very many have it: of a page that leaves more behind it. */
const veryMany: Interception = async (request, serve) => {
  const { data } = (await (await serve()).json()) as { data: ProjectPage }
  const isFirst = !new URL(request.url).searchParams.has('after')
  const row = data.rows[0]
  const rows = row ? Array.from({ length: 500 }, () => row) : []
  const counts = data.counts && { ...data.counts, found: 100_600, isAbout: true }
  return Response.json({
    success: true,
    data: { ...data, rows: isFirst ? rows : [], after: 'further', counts },
  })
}

/** Of very many the first ones are shown. */
export const VeryMany: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    scenario.faults.projectQuery = veryMany
    const dialog = await asked(scenario)
    await expect(
      await dialog.findByText('500 records will change, and about 100,000 more', {}, patience),
    ).toBeVisible()
    await hand.click(dialog.getByRole('button', { name: 'Merge' }))
    await expect(await findToast('Java Script merged into javascript')).toBeVisible()
  },
}

/** The undo of a merge that changed very many projects takes a while: a message says so until it is done. */
export const SlowUndo: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    const dialog = await asked(scenario)
    await dialog.findByText('1 record will change', {}, patience)
    await hand.click(dialog.getByRole('button', { name: 'Merge' }))
    await findToast('Java Script merged into javascript')
    let goOn = () => {}
    const waiting = new Promise<void>((resolve) => (goOn = resolve))
    scenario.faults.removalUndo = async (_, serve) => {
      await waiting
      return serve()
    }
    await pressUndo()
    const slowly = await findToast('Undoing the merge…')
    await expect(slowly).toHaveTextContent(/Java Script$/)
    goOn()
    await expect(await findToast('Java Script is back')).toBeVisible()
    await waitFor(() => expect(slowly).not.toBeInTheDocument())
  },
}

/** A project that a form would refuse changes with the others: the host replaces its tag alone. */
export const IncompleteProject: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    await scenario.server.database.transaction(({ projects }) => projects.update(6, { featuredImage: '' }))
    const dialog = await asked(scenario)
    await dialog.findByText('1 record will change', {}, patience)
    await hand.click(dialog.getByRole('button', { name: 'Merge' }))
    await expect(await findToast('Java Script merged into javascript')).toBeVisible()
    await expect(await tagsOf(scenario, 6)).toEqual([3, 1])
  },
}

/** A host that cannot merge by itself: each project is saved. */
export const BySaves: Story = {
  parameters: inScenario({ ...at, offers: ['query', 'bulk'] }),
  play: async (context) => {
    const scenario = scenarioOf(context)
    const dialog = await asked(scenario)
    await dialog.findByText('1 record will change', {}, patience)
    await hand.click(dialog.getByRole('button', { name: 'Change 1 record' }))
    await waitFor(async () => expect(await tagsOf(scenario, 6)).toEqual([3, 1]), patience)
    await expect(scenario.calls).not.toContain('projectList')
  },
}

/** What has it could not be read. */
export const Failed: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    scenario.faults.projectQuery = 500
    const dialog = await asked(scenario)
    await expect(
      await dialog.findByText(
        'The lists could not be read: The server says 500. Close this and try again',
        {},
        patience,
      ),
    ).toBeVisible()
  },
}
