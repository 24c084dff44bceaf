import { accountEndpoints } from './account'
import { articleEndpoints } from './articles'
import type { Endpoints } from './endpoint'
import { opportunityEndpoints } from './opportunities'
import { pendingWorkEndpoints } from './pendingWork'
import { profileEndpoints } from './profile'
import { projectEndpoints } from './projects'
import { recordEndpoints } from './records'
import { removalEndpoints } from './removals'
import { sessionEndpoints } from './session'
import { taxonomyEndpoints } from './taxonomy'
import { userEndpoints } from './users'

/** The rows that the client has from its start. Those of screens that are fetched later come with their stores: `Client.know`. */
export const firstEndpoints = {
  ...sessionEndpoints,
  ...accountEndpoints,
  ...profileEndpoints,
  ...projectEndpoints,
  ...recordEndpoints,
  ...taxonomyEndpoints,
  ...articleEndpoints,
  ...opportunityEndpoints,
  ...userEndpoints,
  ...pendingWorkEndpoints,
  ...removalEndpoints,
} as const satisfies Endpoints
