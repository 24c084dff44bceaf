import { sharedUrlsPage } from '../../../src/contract/endpoints/care'
import type { Handlers } from '../../call'
import { projectRow } from '../../database/lists/listRows'
import { mostUses } from '../../database/query/projectQuery'
import { shownRow } from './shownRow'

/** How many projects use what, and which have the same URL. */
export const careHandlers = {
  async projectUses({ transact }) {
    const { counts, isAbout } = await transact(({ projectQuery }) => projectQuery.uses())
    return { answer: { counts: Object.fromEntries(counts), exactUpTo: isAbout ? mostUses : null } }
  },

  async sharedUrls({ query: { after }, transact }) {
    const { groups, projects } = sharedUrlsPage
    return transact(async ({ projectQuery }) => {
      const shared = await projectQuery.sharedAddresses({ after, groups, projects })
      const records = await projectQuery.rows(shared.groups.flatMap(({ ids }) => ids))
      const rows = new Map(records.map((record) => [record.id, shownRow(projectRow(record))]))
      return {
        answer: {
          total: shared.total,
          groups: shared.groups.map(({ count, ids }) => ({
            count,
            rows: ids.flatMap((id) => rows.get(id) ?? []),
          })),
          next: shared.next ?? null,
        },
      }
    })
  },
} satisfies Pick<Handlers, 'projectUses' | 'sharedUrls'>
