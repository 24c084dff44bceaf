import { plurals, recordNames, type RecordName } from './contract/records/plurals'

type Plurals = typeof plurals

/** List and edit screen of each kind of record, as the tags have them: `/tags_main`, `/tags_main/edit/:id`. */
const recordPatterns = Object.fromEntries(
  recordNames.flatMap((name) => [
    [plurals[name], `/${plurals[name]}_main`],
    [`${name}Edit`, `/${plurals[name]}_main/edit/:id`],
  ]),
) as { [K in RecordName as Plurals[K]]: `/${Plurals[K]}_main` } & {
  [K in RecordName as `${K}Edit`]: `/${Plurals[K]}_main/edit/:id`
}

const recordPaths = Object.fromEntries(
  recordNames.flatMap((name) => [
    [plurals[name], () => `/${plurals[name]}_main`],
    [`${name}Edit`, (id: number) => `/${plurals[name]}_main/edit/${id}`],
  ]),
) as { [K in RecordName as Plurals[K]]: () => string } & {
  [K in RecordName as `${K}Edit`]: (id: number) => string
}

/** Every route of specification §2: its pattern for the router, and a function that fills it in. */
export const patterns = {
  login: '/login',
  waiting: '/waiting',
  unauthorized: '/unauthorized',
  home: '/',
  projects: '/osn_main',
  projectEdit: '/osn_main/edit/:osnId',
  articles: '/article_main',
  articleEdit: '/article_main/edit/:articleId',
  ...recordPatterns,
  languageStacks: '/language_stacks_main',
  languageStackEdit: '/language_stacks_main/edit/:id',
  categories: '/categories_main',
  categoryEdit: '/categories_main/edit/:id',
  settings: '/settings',
  profileUpdate: '/profile/update',
  opportunities: '/opportunity/:id',
  opportunityUpdate: '/opportunity/:opportunityId/update',
  applicants: '/opportunities/:opportunityId/applicants/0',
  usersRoot: '/manage_users_main',
  users: '/manage_users_main/:page',
  claims: '/claim/:id',
  inbox: '/inbox',
  history: '/history',
  care: '/care',
  verify: '/verify/:token/confirmed',
} as const

export const paths = {
  login: () => patterns.login,
  waiting: () => patterns.waiting,
  unauthorized: () => patterns.unauthorized,
  home: () => patterns.home,
  projects: () => patterns.projects,
  projectEdit: (osnId: number) => `/osn_main/edit/${osnId}`,
  articles: () => patterns.articles,
  articleEdit: (articleId: number) => `/article_main/edit/${articleId}`,
  ...recordPaths,
  languageStacks: () => patterns.languageStacks,
  languageStackEdit: (id: number) => `/language_stacks_main/edit/${id}`,
  categories: () => patterns.categories,
  categoryEdit: (id: number) => `/categories_main/edit/${id}`,
  settings: () => patterns.settings,
  profileUpdate: () => patterns.profileUpdate,
  opportunities: (osnId: number) => `/opportunity/${osnId}`,
  opportunityUpdate: (opportunityId: number) => `/opportunity/${opportunityId}/update`,
  applicants: (opportunityId: number) => `/opportunities/${opportunityId}/applicants/0`,
  usersRoot: () => patterns.usersRoot,
  users: (page = 1) => `/manage_users_main/${page}`,
  claims: (osnId: number) => `/claim/${osnId}`,
  /** `search` names a list, a state and a letter: `?list=applications&open=7`. */
  inbox: (search = '') => `/inbox${search}`,
  history: () => patterns.history,
  /** `search` names a list: `?list=licenses`. */
  care: (search = '') => `/care${search}`,
  verify: (token: string) => `/verify/${encodeURIComponent(token)}/confirmed`,
  /** Stands in the address bar in place of a sign-in link. */
  hiddenLink: () => paths.verify('link'),
}

/**
 * A path as the router compares it: decoded, in lower case, without a slash at its end. By hand: the login screen comes without the
 * router.
 */
export function plainPath(pathname: string): string {
  let plain = pathname
  try {
    plain = decodeURIComponent(pathname)
  } catch {
    // The router takes a malformed escape as it stands.
  }
  return plain.toLowerCase().replace(/(.)\/+$/, '$1')
}

/** Whether a plain path is /manage_users_main or below it, which only a SUPER_ADMIN may open (§4). */
export const isUsersPath = (pathname: string) =>
  pathname === patterns.usersRoot || pathname.startsWith(`${patterns.usersRoot}/`)
