import type { Handlers } from '../call'

/** So many of the newest are answered: enough to count those of a few days. */
const newestApplications = 100

/** What waits for staff when they open the console. */
export const pendingWorkHandlers = {
  async pendingWork({ caller, transact }) {
    return transact(async (tables) => ({
      answer: {
        applications: await tables.applications.newest(newestApplications),
        peopleWaiting: caller.user.role === 'SUPER_ADMIN' ? await tables.users.countOf('NORMAL') : 0,
        articlesNotPublished: await tables.articles.countNotPublished(),
      },
    }))
  },
} satisfies Pick<Handlers, 'pendingWork'>
