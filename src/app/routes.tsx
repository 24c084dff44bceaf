import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { records } from '../contract/records'
import { recordNames } from '../contract/records/plurals'
import { patterns } from '../paths'
import { AccessGate } from './AccessGate'
import { MainLayout } from './MainLayout'
import { recordScreens } from './recordScreens'
import { ScreenError } from './ScreenError'
import { lazyScreen } from './lazyScreen'
import { fetchScreenAt, type ScreenLoads } from './loading/screenLoads'
import { login, LoginRoute } from './LoginRoute'
import { StaffLayout } from './StaffLayout'

const loads = new Map<string, () => Promise<unknown>>([[patterns.login, login.load]])

/** A route whose code is fetched when it is first opened, or before that (`screenLoads`); a crash stays within it. */
function screen(path: string, load: () => Promise<ComponentType>): RouteObject {
  const { Screen, load: loadOnce } = lazyScreen(load)
  loads.set(path, loadOnce)
  return { path, element: <Screen />, errorElement: <ScreenError /> }
}

/** List and edit screen of each kind of record. */
const recordRoutes = (): RouteObject[] =>
  recordNames.flatMap((name) => [
    screen(patterns[records[name].many], recordScreens[name].list),
    screen(patterns[`${name}Edit`], recordScreens[name].edit),
  ])

const projects = () => import('../pages/projects/ProjectsPage').then((m) => m.ProjectsPage)
const system = () => import('../pages/system/StatusPages')

/** Every route of specification §2: what stands behind the access gate, and what does not. */
export const routes: RouteObject[] = [
  { path: patterns.login, element: <LoginRoute />, errorElement: <ScreenError /> },
  screen(patterns.verify, () => import('../pages/login/VerifyPage').then((m) => m.VerifyPage)),
  {
    element: <AccessGate />,
    errorElement: <ScreenError />,
    children: [
      screen(patterns.waiting, () => system().then((m) => m.WaitingPage)),
      {
        element: <StaffLayout />,
        children: [screen(patterns.unauthorized, () => system().then((m) => m.UnauthorizedPage))],
      },
      {
        element: <MainLayout onAhead={(path) => fetchScreenAt(loads, path)} />,
        children: [
          screen(patterns.home, projects),
          screen(patterns.projects, projects),
          screen(patterns.projectEdit, () =>
            import('../pages/projects/ProjectEditPage').then((m) => m.ProjectEditPage),
          ),
          screen(patterns.articles, () =>
            import('../pages/articles/ArticlesPage').then((m) => m.ArticlesPage),
          ),
          screen(patterns.articleEdit, () =>
            import('../pages/articles/ArticleEditPage').then((m) => m.ArticleEditPage),
          ),
          ...recordRoutes(),
          screen(patterns.languageStacks, () =>
            import('../pages/taxonomy/LanguageStacksPage').then((m) => m.LanguageStacksPage),
          ),
          screen(patterns.languageStackEdit, () =>
            import('../pages/taxonomy/LanguageStackEditPage').then((m) => m.LanguageStackEditPage),
          ),
          screen(patterns.categories, () =>
            import('../pages/taxonomy/CategoriesPage').then((m) => m.CategoriesPage),
          ),
          screen(patterns.categoryEdit, () =>
            import('../pages/taxonomy/CategoryEditPage').then((m) => m.CategoryEditPage),
          ),
          screen(patterns.settings, () =>
            import('../pages/profile/SettingsPage').then((m) => m.SettingsPage),
          ),
          screen(patterns.profileUpdate, () =>
            import('../pages/profile/ProfileUpdatePage').then((m) => m.ProfileUpdatePage),
          ),
          screen(patterns.opportunities, () =>
            import('../pages/opportunities/OpportunitiesPage').then((m) => m.OpportunitiesPage),
          ),
          screen(patterns.opportunityUpdate, () =>
            import('../pages/opportunities/OpportunityUpdatePage').then((m) => m.OpportunityUpdatePage),
          ),
          screen(patterns.applicants, () =>
            import('../pages/opportunities/ApplicantsPage').then((m) => m.ApplicantsPage),
          ),
          screen(patterns.usersRoot, () =>
            import('../pages/users/UsersRootPage').then((m) => m.UsersRootPage),
          ),
          screen(patterns.users, () => import('../pages/users/UsersPage').then((m) => m.UsersPage)),
          screen(patterns.history, () => import('../pages/history/HistoryPage').then((m) => m.HistoryPage)),
          screen(patterns.care, () => import('../pages/care/CarePage').then((m) => m.CarePage)),
          screen(patterns.claims, () => import('../pages/claims/ClaimsPage').then((m) => m.ClaimsPage)),
          screen(patterns.inbox, () => import('../pages/claims/inbox/InboxPage').then((m) => m.InboxPage)),
        ],
      },
    ],
  },
  {
    element: <StaffLayout />,
    children: [screen('*', () => import('../pages/NotFoundPage').then((m) => m.NotFoundPage))],
  },
]

/** What fetches the code of each screen of these routes. */
export const screenLoads: ScreenLoads = loads
