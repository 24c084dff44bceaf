import { sharedUrlsPage } from '../../../src/contract/endpoints/care'
import type { Handlers } from '../../call'
import { projectRow } from '../../database/lists/listRows'
import { mostUses } from '../../database/query/projectQuery'
import { shownRow } from './shownRow'

/** What the whole list of projects comes to. */
export const careHandlers = {
  async projectUses({ transact }) {
    const { counts, isAbout } = await transact(({ projectQuery }) => projectQuery.uses())
    return { answer: { counts: Object.fromEntries(counts), exactUpTo: isAbout ? mostUses : null } }
  },

  async sharedUrls({ query: { after }, transact }) {
    const { addresses: places, projects } = sharedUrlsPage
    return transact(async ({ projectQuery }) => {
      const shared = await projectQuery.sharedAddresses({ after, places, projects })
      const records = await projectQuery.rows(shared.places.flatMap(({ ids }) => ids))
      const rows = new Map(records.map((record) => [record.id, shownRow(projectRow(record))]))
      return {
        answer: {
          total: shared.total,
          places: shared.places.map(({ count, ids }) => ({
            count,
            rows: ids.flatMap((id) => rows.get(id) ?? []),
          })),
          next: shared.next ?? null,
        },
      }
    })
  },
} satisfies Pick<Handlers, 'projectUses' | 'sharedUrls'>
