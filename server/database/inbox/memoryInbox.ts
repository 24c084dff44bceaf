import { JournaledMap, known, type Journal, type MemoryRows } from '../memoryRows'
import type {
  ApplicationFields,
  ClaimFields,
  ClaimRecord,
  OpportunityFields,
  ProjectFields,
  Stamps,
} from '../records'
import type { ApplicationTable, ClaimMailTable, ClaimTable, InboxPage } from './inboxTables'

/** A part of rows that stand by id. */
function newestOf<Row extends { readonly id: number }>(
  rows: readonly Row[],
  { after = Infinity, most }: InboxPage,
): Row[] {
  return rows
    .filter(({ id }) => id < after)
    .toReversed()
    .slice(0, most)
}

/** Applications, those of one opportunity or of all. */
export function memoryApplications(
  rows: MemoryRows<ApplicationFields>,
  about: { opportunities: MemoryRows<OpportunityFields>; projects: MemoryRows<ProjectFields> },
): ApplicationTable {
  const { opportunities, projects } = about
  const standing = () =>
    rows.all().filter(({ opportunityId }) => opportunities.get(opportunityId)?.isDeleted === false)
  return {
    insertAll: async (all, stamp) => rows.insertAll(all, stamp),
    ofOpportunity: async (opportunityId) => rows.all().filter((row) => row.opportunityId === opportunityId),
    newest: async (size) =>
      newestOf(standing(), { most: size }).map(({ id, opportunityId }) => ({ id, opportunityId })),
    page: async (wanted) =>
      newestOf(standing(), wanted).map((row) => {
        const { title = '', osnId = 0 } = opportunities.get(row.opportunityId) ?? {}
        const projectName = projects.get(osnId)?.name ?? ''
        const createdAt = rows.stampsOf(row.id).created?.at ?? null
        return { ...row, opportunityTitle: title, osnId, projectName, createdAt }
      }),
  }
}

/** What claims have beside what every entity has. */
export function memoryClaims(
  rows: MemoryRows<ClaimFields>,
  about: { projectName: (osnId: number) => string; stamped: (claim: ClaimRecord) => ClaimRecord & Stamps },
): Pick<ClaimTable, 'ofProject' | 'page' | 'countPending'> {
  const pending = () => rows.all().filter(({ status }) => status === 'PENDING')
  return {
    ofProject: async (osnId) => rows.all().filter((claim) => claim.osnId === osnId),
    async page({ state, ...wanted }) {
      const all = rows
        .all()
        .filter(({ status }) => !state || (status === 'PENDING') === (state === 'pending'))
      return newestOf(all, wanted).map((claim) => ({
        ...about.stamped(claim),
        projectName: about.projectName(claim.osnId),
      }))
    },
    countPending: async () => pending().length,
  }
}

interface ClaimMail {
  claimId: number
  due: Date | undefined
  wasSent: boolean
}

/** The mails about decisions on claims, over a map. */
export function memoryClaimMails(journal: Journal, claims: MemoryRows<ClaimFields>): ClaimMailTable {
  const mails = new JournaledMap<number, ClaimMail>(journal)
  return {
    async schedule(claimId, due) {
      known(claims, [claimId])
      mails.set(claimId, { claimId, due, wasSent: mails.get(claimId)?.wasSent ?? false })
    },
    async withdraw(claimId) {
      const mail = mails.get(claimId)
      if (mail) mails.set(claimId, { ...mail, due: undefined })
      return mail?.wasSent ?? false
    },
    async take(now, again, most) {
      const due = [...mails.values()]
        .flatMap(({ claimId, due }) => (due && due <= now ? [{ claimId, due }] : []))
        .sort((a, b) => a.due.getTime() - b.due.getTime() || a.claimId - b.claimId)
        .slice(0, most)
      for (const { claimId } of due) mails.set(claimId, { claimId, due: again, wasSent: true })
      return due.map(({ claimId }) => claimId).sort((a, b) => a - b)
    },
    async settle(claimId, again) {
      const mail = mails.get(claimId)
      if (mail?.due?.getTime() === again.getTime()) mails.set(claimId, { ...mail, due: undefined })
    },
  }
}
