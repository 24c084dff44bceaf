import { limits } from '../../src/contract/limits'
import { viewNameProblem, viewProblems } from '../../src/contract/fields/viewRules'
import { acknowledge, type Handlers } from '../call'
import type { UserRecord } from '../database/records'
import type { ViewRecord } from '../database/views/view'
import { HttpError, notAllowed, notFound, refuseProblems } from '../http/HttpError'
import { refuseDuplicate } from './refuseDuplicate'

/** Views that are shared with all staff. */
export const viewHandlers = {
  async viewList({ transact }) {
    const views = await transact((tables) => tables.views.all())
    return {
      answer: views.map(({ id, name, address, owner }) => ({ id, name, to: address, sharedBy: owner })),
    }
  },

  async viewCreate({ body: { name, to }, caller, create }) {
    refuseProblems(viewProblems({ name, to }))
    return create('View shared', async ({ users, views }) => {
      // Two at a time of one person: the second one counts the first.
      const owner = await users.findLocked(caller.user.id)
      if ((await views.countOf(caller.user.id)) >= limits.views)
        throw new HttpError(409, `You share ${limits.views} views: stop sharing one to share another`)
      return refuseDuplicate(
        'You share this view already',
        () => views.insert({ name, address: to, ownerId: owner?.id ?? caller.user.id }),
        'to',
      )
    })
  },

  async viewRename({ params, body: { name }, caller, transact }) {
    refuseProblems({ name: viewNameProblem(name) })
    return transact(async ({ views }) => {
      requireOwn(await views.findLocked(params.id), caller.user)
      return acknowledge('View renamed', await views.update(params.id, { name }))
    })
  },

  async viewRemove({ params, caller, transact }) {
    return transact(async ({ views }) => {
      requireOwn(await views.findToRemove(params.id), caller.user)
      await views.remove(params.id)
      return acknowledge('View no longer shared')
    })
  },
} satisfies Pick<Handlers, 'viewList' | 'viewCreate' | 'viewRename' | 'viewRemove'>

/** Throws an `HttpError` where there is no such view, or somebody else shares it; a SUPER_ADMIN may change all of them. */
function requireOwn(view: ViewRecord | undefined, { id, role }: UserRecord): void {
  if (!view) throw notFound('view')
  if (view.ownerId !== id && role !== 'SUPER_ADMIN')
    throw notAllowed('Only who shares a view, or a super admin, may change it')
}
