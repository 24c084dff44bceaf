import type { Handlers } from '../call'
import { accountHandlers } from './people/account'
import { articleHandlers } from './articles'
import { bulkHandlers } from './bulk/bulk'
import { authHandlers } from './auth'
import { historyHandlers } from './history'
import { pendingWorkHandlers } from './pendingWork'
import { inboxHandlers } from './inbox'
import { opportunityHandlers } from './opportunities'
import { peopleHandlers } from './people/people'
import { profileHandlers } from './people/profile'
import { projectHandlers } from './projects'
import { careHandlers } from './query/care'
import { queryHandlers } from './query/projectQuery'
import { recordHandlers } from './records'
import { removalHandlers } from './removals/removals'
import { taxonomyHandlers } from './taxonomy'
import { uploadHandlers } from './uploads'
import { userHandlers } from './people/users'
import { viewHandlers } from './views'

/** A handler for every row of the endpoint table: one that is missing or mistyped does not compile. */
export const handlers: Handlers = {
  ...authHandlers,
  ...accountHandlers,
  ...profileHandlers,
  ...uploadHandlers,
  ...projectHandlers,
  ...recordHandlers,
  ...taxonomyHandlers,
  ...articleHandlers,
  ...opportunityHandlers,
  ...userHandlers,
  ...peopleHandlers,
  ...historyHandlers,
  ...pendingWorkHandlers,
  ...inboxHandlers,
  ...removalHandlers,
  ...bulkHandlers,
  ...viewHandlers,
  ...queryHandlers,
  ...careHandlers,
}
