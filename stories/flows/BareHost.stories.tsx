import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { App } from '../../src/app/App'
import { endpoints, type Endpoint, type EndpointName } from '../../src/contract/endpoints'
import { keyLabel, records, type Records as Kinds } from '../../src/contract/records'
import { recordNames, type RecordName } from '../../src/contract/records/plurals'
import { scenario } from '../../server/scenarios'
import { paths, type patterns } from '../../src/paths'
import { consoleAt } from '../support/consoleAt'
import type { StoryScenario } from '../support/createScenario'
import { findHeading, findRow, press } from '../support/onScreen'
import { patience, scenarioOf } from '../support/page'

// A host that answers bare lists and records where the canonical answer has `data` (decisions, "Answers of the API"):
// every route shows its content all the same. It offers nothing beyond the specification's calls, and none of these is made.
const meta = {
  title: 'Flows/Bare host',
  ...consoleAt({ at: paths.settings(), as: 'SUPER_ADMIN', envelope: 'bare' }),
  component: App,
} satisfies Meta<typeof App>

export default meta
type Story = StoryObj<typeof meta>

type RouteName = keyof typeof patterns
type RecordRoute = { [K in RecordName]: Kinds[K]['many'] | `${K}Edit` }[RecordName]

/** Where a route leads to in the small scenario, and what shows that its calls were understood. */
const content: Record<RouteName, [path: string, find: () => Promise<unknown>]> = {
  login: [paths.login(), () => findRow('React')],
  waiting: [paths.waiting(), () => findRow('React')],
  unauthorized: [paths.unauthorized(), () => findHeading(/^you have no permission/)],
  verify: [paths.verify('x'), () => findHeading('Verification Failed')],
  home: [paths.home(), () => findRow('React')],
  projects: [paths.projects(), () => findRow('PostgreSQL')],
  projectEdit: [paths.projectEdit(1), () => value('License', 'MIT')],
  articles: [paths.articles(), () => findRow('Release party 🎉')],
  articleEdit: [paths.articleEdit(2), () => value('Title', 'Choosing a licence without a lawyer')],
  ...recordContent(),
  languageStacks: [paths.languageStacks(), () => findRow(/Rust/)],
  languageStackEdit: [paths.languageStackEdit(3), () => value('Name', 'Rust')],
  categories: [paths.categories(), () => findRow(/User interfaces/)],
  categoryEdit: [paths.categoryEdit(3), () => value('Name', 'User interfaces')],
  settings: [paths.settings(), async () => (await profile()).findByText('Super admin')],
  profileUpdate: [paths.profileUpdate(), () => value('Name', 'Sunniva Solberg')],
  opportunities: [paths.opportunities(1), () => findRow('Review translations')],
  opportunityUpdate: [paths.opportunityUpdate(2), () => value('Title', 'Review translations')],
  applicants: [paths.applicants(1), () => findRow('Alba Moreno')],
  usersRoot: [paths.usersRoot(), () => findRow('Ada Adeyemi')],
  users: [paths.users(2), () => findRow('Eero Virtanen')],
  inbox: [paths.inbox(), () => screen.findByRole('link', { name: /^Tomás Ribeiro/ }, patience)],
  claims: [paths.claims(1), () => findRow('Mona Haddad')],
  care: [paths.care('?list=parents'), () => screen.findByText('Every parent exists', {}, patience)],
  history: [paths.history(), () => screen.findByText('This host does not offer the history', {}, patience)],
}

/** List and edit screen of each kind of record, by its first record in the small scenario. */
function recordContent(): Record<RecordRoute, [path: string, find: () => Promise<unknown>]> {
  const found = recordNames.flatMap((name) => {
    const { many, key } = records[name]
    const first: Readonly<Record<string, unknown>> = { ...scenario('small')[many][0] }
    const shown = String(first[key])
    return [
      [many, [paths[many](), () => findRow(shown)]],
      [`${name}Edit`, [paths[`${name}Edit`](1), () => value(keyLabel(name), shown)]],
    ]
  })
  return Object.fromEntries(found) as ReturnType<typeof recordContent>
}

const value = (label: string, expected: string) =>
  waitFor(() => {
    const field = screen.getByLabelText(label, { selector: 'input, textarea' })
    return expect(field).toHaveValue(expected)
  }, patience)
const profile = async () => within(await screen.findByRole('region', { name: 'Profile' }, patience))

/** What screens show where a host offers more. */
const offered = /^(Password|Sessions|Invite somebody|End sessions|Take role away|Continue with)/

async function walk(scenario: StoryScenario, names: readonly RouteName[]) {
  for (const name of names) {
    const [path, find] = content[name]
    const former = screen.queryByRole('main')
    scenario.open(path)
    await waitFor(() => expect(former?.isConnected ?? false).toBe(false))
    await find()
    await expect(screen.queryByRole('alert')).toBeNull()
    for (const role of ['heading', 'button', 'link'] as const)
      await expect(screen.queryByRole(role, { name: offered })).toBeNull()
  }
  await expect(scenario.calls.filter(isOffered)).toEqual([])
}

/** Whether the call is one beyond the specification's. */
function isOffered(name: EndpointName): boolean {
  const { offer }: Endpoint = endpoints[name]
  return offer !== undefined
}

/** The routes of one story; together they are all that there are. */
const groups = {
  places: ['login', 'waiting', 'unauthorized', 'home', 'projects', 'verify'],
  projects: ['projectEdit', 'claims', 'opportunities', 'opportunityUpdate', 'applicants', 'inbox'],
  taxonomy: ['languageStacks', 'languageStackEdit', 'categories', 'categoryEdit'],
  others: ['articles', 'articleEdit', 'settings', 'profileUpdate', 'usersRoot', 'users', 'history', 'care'],
  records: recordNames.flatMap((name): RecordRoute[] => [records[name].many, `${name}Edit`]),
} satisfies Record<string, readonly RouteName[]>

export const Places: Story = { play: (context) => walk(scenarioOf(context), groups.places) }
export const Projects: Story = { play: (context) => walk(scenarioOf(context), groups.projects) }
export const Taxonomy: Story = { play: (context) => walk(scenarioOf(context), groups.taxonomy) }
export const LogOut: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    await profile()
    await press('Log out')
    await expect(await findHeading('Login')).toBeVisible()
    await expect(scenario.calls.filter(isOffered)).toEqual([])
  },
}
export const Records: Story = { play: (context) => walk(scenarioOf(context), groups.records) }
export const Others: Story = {
  play: async (context) => {
    await walk(scenarioOf(context), groups.others)
    const walked = new Set<string>(Object.values(groups).flat())
    await expect(Object.keys(content).filter((name) => !walked.has(name))).toEqual([])
  },
}
