import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { patterns } from '../paths'
import { AccessGate } from './AccessGate'
import { MainLayout } from './MainLayout'
import { ScreenError } from './ScreenError'
import { lazyScreen } from './lazyScreen'
import { LoginRoute } from './LoginRoute'

/** A route whose code is fetched when it is first opened; a crash stays within it. */
function screen(path: string, load: () => Promise<ComponentType>, isInside = false): RouteObject {
  const Screen = lazyScreen(load, isInside)
  return { path, element: <Screen />, errorElement: <ScreenError isInside={isInside} /> }
}

/** The same inside the main layout. */
const inside = (path: string, load: () => Promise<ComponentType>) => screen(path, load, true)

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
      screen(patterns.unauthorized, () => system().then((m) => m.UnauthorizedPage)),
      {
        element: <MainLayout />,
        children: [
          inside(patterns.home, projects),
          inside(patterns.projects, projects),
          inside(patterns.projectEdit, () =>
            import('../pages/projects/ProjectEditPage').then((m) => m.ProjectEditPage),
          ),
          inside(patterns.articles, () =>
            import('../pages/articles/ArticlesPage').then((m) => m.ArticlesPage),
          ),
          inside(patterns.articleEdit, () =>
            import('../pages/articles/ArticleEditPage').then((m) => m.ArticleEditPage),
          ),
          inside(patterns.tags, () => import('../pages/taxonomy/TagsPage').then((m) => m.TagsPage)),
          inside(patterns.tagEdit, () => import('../pages/taxonomy/TagEditPage').then((m) => m.TagEditPage)),
          inside(patterns.languageStacks, () =>
            import('../pages/taxonomy/LanguageStacksPage').then((m) => m.LanguageStacksPage),
          ),
          inside(patterns.languageStackEdit, () =>
            import('../pages/taxonomy/LanguageStackEditPage').then((m) => m.LanguageStackEditPage),
          ),
          inside(patterns.categories, () =>
            import('../pages/taxonomy/CategoriesPage').then((m) => m.CategoriesPage),
          ),
          inside(patterns.categoryEdit, () =>
            import('../pages/taxonomy/CategoryEditPage').then((m) => m.CategoryEditPage),
          ),
          inside(patterns.settings, () =>
            import('../pages/profile/SettingsPage').then((m) => m.SettingsPage),
          ),
          inside(patterns.profileUpdate, () =>
            import('../pages/profile/ProfileUpdatePage').then((m) => m.ProfileUpdatePage),
          ),
          inside(patterns.opportunities, () =>
            import('../pages/opportunities/OpportunitiesPage').then((m) => m.OpportunitiesPage),
          ),
          inside(patterns.opportunityUpdate, () =>
            import('../pages/opportunities/OpportunityUpdatePage').then((m) => m.OpportunityUpdatePage),
          ),
          inside(patterns.applicants, () =>
            import('../pages/opportunities/ApplicantsPage').then((m) => m.ApplicantsPage),
          ),
          inside(patterns.usersRoot, () =>
            import('../pages/users/UsersRootPage').then((m) => m.UsersRootPage),
          ),
          inside(patterns.users, () => import('../pages/users/UsersPage').then((m) => m.UsersPage)),
          inside(patterns.claims, () => import('../pages/claims/ClaimsPage').then((m) => m.ClaimsPage)),
        ],
      },
    ],
  },
  screen('*', () => import('../pages/NotFoundPage').then((m) => m.NotFoundPage)),
]
