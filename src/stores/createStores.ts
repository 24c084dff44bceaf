import { configure } from 'mobx'
import type { Client, ClientOptions } from '../api/client'
import type { ClientSession } from '../api/interceptors'
import { ArticleStore } from './ArticleStore'
import { SavedDraftStore, type SavedDraftStorage, type StorageFault } from './drafts/SavedDraftStore'
import { memorySavedDrafts } from './drafts/memorySavedDrafts'
import type { PendingWork } from '../contract/entities'
import { Resource } from './Resource'
import { PreferenceStore, type PreferenceHome } from './PreferenceStore'
import { ProfileStore } from './ProfileStore'
import { ProjectStore } from './ProjectStore'
import type { SessionStorage } from './session/SessionStorage'
import { SessionStore } from './session/SessionStore'
import { createRecordStores, type RecordStores } from './recordStores'
import { UploadStore } from './UploadStore'

configure({ enforceActions: 'always' })

/** The stores of one console that its first screens need; others are made by `perConsole`. */
export interface Stores extends RecordStores {
  /** For stores whose code comes with their screens. */
  client: Client
  session: SessionStore
  preferences: PreferenceStore
  projects: ProjectStore
  articles: ArticleStore
  profile: ProfileStore
  uploads: UploadStore
  savedDrafts: SavedDraftStore
  /** What waits to be done; only where the host offers `pendingWork`. */
  pendingWork: Resource<PendingWork>
}

/** Where drafts are kept, and what is called when that fails. */
export interface SavedDraftParts {
  home: SavedDraftStorage
  onStorageFault: (fault: StorageFault) => void
}

const inThisPage = (): SavedDraftParts => ({ home: memorySavedDrafts(), onStorageFault: () => undefined })

/** What the client reads from the stores, and reports to them. */
export type ClientParts = ClientSession & Pick<ClientOptions, 'isOffered'>

/**
 * Builds the stores of a console around the one client that `makeClient` returns; nothing is fetched yet. Drafts last as long
 * as the page by default.
 */
export function createStores(
  home: SessionStorage & PreferenceHome,
  makeClient: (parts: ClientParts) => Client,
  draftParts: SavedDraftParts = inThisPage(),
): Stores {
  const drafts = new SavedDraftStore(draftParts.home, draftParts.onStorageFault)
  const client = makeClient({
    token: () => session.token,
    isOffered: (offer) => session.isOffered(offer),
    onToken: (token) => session.renew(token),
    onUnauthorized: () => session.expire(),
    onForbidden: () => void session.check(),
  })
  const profile = new ProfileStore(client)
  const session = new SessionStore(client, home, drafts, () => profile.own.value)
  const projects = new ProjectStore(client)
  const articles = new ArticleStore(client)
  const taxonomyChanged = () => {
    projects.one.invalidateAll()
    articles.one.invalidateAll()
  }
  return {
    client,
    session,
    preferences: new PreferenceStore(home, () => draftParts.onStorageFault('damaged setting')),
    projects,
    articles,
    ...createRecordStores(client, taxonomyChanged),
    profile,
    uploads: new UploadStore(client),
    savedDrafts: drafts,
    pendingWork: new Resource((signal) => client.call('pendingWork', { signal })),
  }
}
