import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { TagsPage } from '../../../src/pages/taxonomy/TagsPage'
import { paths } from '../../../src/paths'
import type { Interception } from '../../support/faults'
import { hand } from '../../support/hand'
import { findHeading, findRow, press } from '../../support/onScreen'
import { inScenario, pageAt, patience, scenarioOf } from '../../support/page'

const at = { at: paths.tags(), as: 'CONTENT_EDITOR', wholeListUpTo: 0 } as const

const meta = { title: 'Tags/Uses counted by the host', ...pageAt(at), component: TagsPage } satisfies Meta<
  typeof TagsPage
>

export default meta
type Story = StoryObj<typeof meta>

/** The uses that a host answers which has a million projects. */
const uses =
  (counts: Record<string, number>): Interception =>
  async () =>
    Response.json({ success: true, data: { counts, exactUpTo: 1000 } })

/** Changes the counts of an answer, as a host with a million projects estimates them. */
const estimated: Interception = async (_, serve) => {
  const { data } = (await (await serve()).json()) as { data: { counts: object } }
  const counts = { ...data.counts, isAbout: true, found: 30_000 }
  return Response.json({ success: true, data: { ...data, counts } })
}

/** How many projects have each tag, without their list. */
export const Default: Story = {
  play: async (context) => {
    const row = await findRow('accessibility')
    const link = await row.findByRole('link', { name: '3 projects with accessibility' }, patience)
    await expect(link).toHaveAttribute('href', '/osn_main?show=tag%3A4')
    await expect(scenarioOf(context).calls).not.toContain('projectList')
  },
}

/** What lies below counts too. */
export const OfATree: Story = {
  parameters: inScenario({ ...at, at: paths.categories() }),
  play: async () => {
    const row = await findRow(/^Data$/)
    await expect(await row.findByRole('link', { name: '3 projects with Data' }, patience)).toBeVisible()
  },
}

/** The page of a tag has its own number. */
export const OnItsPage: Story = {
  parameters: inScenario({ ...at, at: paths.tagEdit(4) }),
  play: async (context) => {
    await findHeading('Edit accessibility')
    await expect(await screen.findByRole('link', { name: '3 projects' }, patience)).toBeVisible()
    await expect(scenarioOf(context).calls).not.toContain('projectList')
  },
}

/** Large numbers are estimated and say so; small ones are counted, none too. */
export const About: Story = {
  parameters: inScenario({ ...at, faults: { projectUses: uses({ 'tag:4': 12_400, 'tag:1': 1000 }) } }),
  play: async () => {
    const row = await findRow('accessibility')
    const link = await row.findByRole('link', { name: 'about 12,400 projects with accessibility' }, patience)
    await expect(link).toHaveTextContent(/^about 12,400$/)
    const javascript = (await findRow('javascript')).getByRole('link', { name: /projects with/ })
    await expect(javascript).toHaveTextContent(/^1,000$/)
    await expect((await findRow('testing')).getByText('0')).toBeVisible()
    await expect((await findRow('testing')).queryByRole('link', { name: /project/ })).toBeNull()
  },
}

export const AboutOnItsPage: Story = {
  parameters: inScenario({ ...at, at: paths.tagEdit(4), faults: { projectQuery: estimated } }),
  play: async () => {
    await findHeading('Edit accessibility')
    await expect(await screen.findByRole('link', { name: 'about 30,000 projects' }, patience)).toBeVisible()
  },
}

/** What could not be counted is said above the list, and can be asked for again. */
export const NotCounted: Story = {
  parameters: inScenario({ ...at, faults: { projectUses: 500 } }),
  play: async (context) => {
    const sentence = 'How often each is used could not be counted: The server says 500'
    await expect(await screen.findByText(sentence, {}, patience)).toBeVisible()
    delete scenarioOf(context).faults.projectUses
    await press('Retry')
    await expect(
      await (await findRow('accessibility')).findByRole('link', { name: /^3 projects/ }, patience),
    ).toBeVisible()
  },
}

/** What a project has can't be removed. */
export const InUse: Story = {
  play: async () => {
    const row = await findRow('accessibility')
    await row.findByRole('link', { name: /^3 projects/ }, patience)
    await hand.click(row.getByRole('button', { name: /^More/ }))
    const remove = await screen.findByRole('menuitem', { name: /^Remove…/ }, patience)
    await waitFor(() => expect(remove).toHaveAccessibleName(/It is in use: merge it into another one/))
  },
}
