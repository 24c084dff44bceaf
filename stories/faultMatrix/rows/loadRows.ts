import type { Role } from '../../../src/contract/access/roles'
import type { Table, LoadRow } from './row'
import { formNamed, heading, main } from '../look'
import { paths } from '../../../src/paths'
import { askForLink } from '../askForLink'

/** A list shows the name of a record in a row. */
const listShows = (name: string) => () =>
  [...main().querySelectorAll('[role=rowheader], th[scope=row]')].some((head) =>
    head.textContent?.includes(name),
  )

/** A form shows a record's value in its first field. */
const formShows = (form: string, value: string) => () =>
  formNamed(form)?.querySelector('input')?.value === value

/** A list that a screen loads; `typing` is done in the form beside it. */
export const listRow = (
  at: string,
  name: string,
  typing?: LoadRow['typing'],
  as: Role = 'ADMIN',
): LoadRow => ({
  kind: 'load',
  group: 'lists',
  at,
  as,
  isShown: listShows(name),
  typing,
})

/** A record that its form loads; `value` stands in the form's first field. */
export const recordRow = (at: string, form: string, value: string): LoadRow => ({
  kind: 'load',
  group: 'records',
  at,
  as: 'ADMIN',
  isShown: formShows(form, value),
})

type Loads =
  | 'currentUser'
  | 'verify'
  | 'profile'
  | 'sessionList'
  | 'pendingWork'
  | `${'project' | 'category' | 'languageStack' | 'article' | 'opportunity'}${'List' | 'One'}`
  | 'applicationList'
  | 'claimList'
  | 'userList'
  | 'historyList'
  | 'historyPeople'
  | 'opportunityDeletedList'

/** The calls that screens make when they open. */
export const loadRows: Pick<Table, Loads> = {
  currentUser: {
    kind: 'load',
    group: 'session',
    at: paths.tags(),
    as: 'ADMIN',
    isShown: () => heading() === 'Tags',
    without: { 'answer after the screen was left': 'no screen stands yet that could be left' },
  },
  verify: {
    kind: 'load',
    group: 'session',
    at: (scenario) => askForLink(scenario),
    as: 'nobody',
    isShown: () => heading() === 'Verification Successful',
    without: { 'answer after the screen was left': 'the screen offers no way elsewhere while it verifies' },
  },
  profile: {
    kind: 'load',
    group: 'records',
    at: paths.settings(),
    as: 'ADMIN',
    isShown: () => main().textContent?.includes('admin@example.org') === true,
  },
  sessionList: {
    kind: 'load',
    group: 'records',
    at: paths.settings(),
    as: 'ADMIN',
    isShown: () =>
      main().querySelector('[aria-label=Sessions]')?.textContent?.includes('This device') === true,
  },
  pendingWork: {
    kind: 'load',
    group: 'records',
    at: paths.home(),
    as: 'ADMIN',
    isShown: () => main().textContent?.includes('not published') === true,
  },
  projectList: listRow(paths.projects(), 'React', { form: 'Add project', field: 'Tagline' }),
  projectOne: recordRow(paths.projectEdit(1), 'Save project', 'React'),
  categoryList: listRow(paths.categories(), 'Developer tools', { form: 'Add category', field: 'Name' }),
  categoryOne: recordRow(paths.categoryEdit(1), 'Save category', 'Developer tools'),
  languageStackList: listRow(paths.languageStacks(), 'JavaScript', {
    form: 'Add language stack',
    field: 'Name',
  }),
  languageStackOne: recordRow(paths.languageStackEdit(1), 'Save language stack', 'JavaScript'),
  articleList: listRow(paths.articles(), 'How to make your first contribution', {
    form: 'Add article',
    field: 'Title',
  }),
  articleOne: recordRow(paths.articleEdit(1), 'Save article', 'How to make your first contribution'),
  opportunityList: listRow(paths.opportunities(1), 'Review translations', {
    form: 'Add opportunity',
    field: 'Title',
  }),
  opportunityOne: recordRow(paths.opportunityUpdate(2), 'Save opportunity', 'Review translations'),
  applicationList: listRow(paths.applicants(1), 'Alba Moreno'),
  claimList: listRow(paths.claims(1), 'Mona Haddad'),
  opportunityDeletedList: {
    ...listRow(paths.opportunities(1), '', { form: 'Add opportunity', field: 'Title' }),
    isShown: () => main().textContent?.includes('Deleted (1)') === true,
  },
  historyList: {
    ...listRow(paths.history(), ''),
    trail: 'usual',
    isShown: () => main().textContent?.includes('changed License of React') === true,
  },
  historyPeople: {
    ...listRow(paths.history(), ''),
    trail: 'usual',
    isShown: () => main().querySelector('option[value="1"]')?.textContent === 'Sunniva Solberg',
  },
  userList: listRow(paths.users(1), 'Ada Adeyemi', undefined, 'SUPER_ADMIN'),
}
