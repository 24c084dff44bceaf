import type { Handlers } from '../call'
import { accountHandlers } from './account'
import { articleHandlers } from './articles'
import { authHandlers } from './auth'
import { historyHandlers } from './history'
import { opportunityHandlers } from './opportunities'
import { peopleHandlers } from './people'
import { profileHandlers } from './profile'
import { projectHandlers } from './projects'
import { recordHandlers } from './records'
import { taxonomyHandlers } from './taxonomy'
import { uploadHandlers } from './uploads'
import { userHandlers } from './users'

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
}
