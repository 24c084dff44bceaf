import { configure } from 'mobx'
import { createClient, type ClientOptions } from '../api/client'
import { ArticleStore } from './ArticleStore'
import { ClaimStore } from './ClaimStore'
import { OpportunityStore } from './OpportunityStore'
import { PreferenceStore, type PreferenceHome } from './PreferenceStore'
import { ProfileStore } from './ProfileStore'
import { ProjectStore } from './ProjectStore'
import { SessionStore, type SessionHome } from './SessionStore'
import {
  createCategoryStore,
  createLanguageStackStore,
  createTagStore,
  type CategoryStore,
  type LanguageStackStore,
  type TagStore,
} from './TaxonomyStore'
import { UploadStore } from './UploadStore'
import { UserStore } from './UserStore'

configure({ enforceActions: 'always' })

/** Every store of one console. */
export interface Stores {
  session: SessionStore
  preferences: PreferenceStore
  projects: ProjectStore
  articles: ArticleStore
  tags: TagStore
  categories: CategoryStore
  languageStacks: LanguageStackStore
  opportunities: OpportunityStore
  claims: ClaimStore
  users: UserStore
  profile: ProfileStore
  uploads: UploadStore
}

/** Builds the stores of a console around one client; nothing is fetched yet. */
export function createStores(
  home: SessionHome & PreferenceHome,
  wire: Pick<ClientOptions, 'baseURL' | 'productSlug' | 'fetch' | 'waits'>,
): Stores {
  const client = createClient({
    ...wire,
    token: () => home.token(),
    onToken: (token) => home.setToken(token),
    onUnauthorized: () => session.expire(),
    onForbidden: () => void session.check(),
  })
  const session = new SessionStore(client, home)
  const projects = new ProjectStore(client)
  const articles = new ArticleStore(client)
  const taxonomyChanged = () => {
    projects.one.invalidateAll()
    articles.one.invalidateAll()
  }
  return {
    session,
    preferences: new PreferenceStore(home),
    projects,
    articles,
    tags: createTagStore(client, taxonomyChanged),
    categories: createCategoryStore(client, taxonomyChanged),
    languageStacks: createLanguageStackStore(client, taxonomyChanged),
    opportunities: new OpportunityStore(client),
    claims: new ClaimStore(client),
    users: new UserStore(client),
    profile: new ProfileStore(client),
    uploads: new UploadStore(client),
  }
}
