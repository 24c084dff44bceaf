import type { SqlConnection } from '../sql'
import type { ClaimMailTable } from './inboxTables'

/** The mails about decisions on claims, on one connection. */
export function sqlClaimMails({ query }: SqlConnection): ClaimMailTable {
  return {
    async schedule(claimId, due) {
      await query(
        `INSERT INTO claim_mails (claim_id, due_at) VALUES ($1, $2)
         ON CONFLICT (claim_id) DO UPDATE SET due_at = excluded.due_at`,
        [claimId, due],
      )
    },
    async withdraw(claimId) {
      const [row] = await query<{ wasSent: boolean }>(
        'UPDATE claim_mails SET due_at = NULL WHERE claim_id = $1 RETURNING was_sent AS "wasSent"',
        [claimId],
      )
      return row?.wasSent ?? false
    },
    async take(now, again, most) {
      const rows = await query<{ claimId: number }>(
        `UPDATE claim_mails SET due_at = $2, was_sent = true WHERE claim_id IN (
           SELECT claim_id FROM claim_mails WHERE due_at <= $1 ORDER BY due_at, claim_id
           LIMIT $3::integer FOR UPDATE SKIP LOCKED
         ) RETURNING claim_id AS "claimId"`,
        [now, again, most],
      )
      return rows.map(({ claimId }) => claimId).toSorted((a, b) => a - b)
    },
    async settle(claimId, again) {
      await query('UPDATE claim_mails SET due_at = NULL WHERE claim_id = $1 AND due_at = $2', [
        claimId,
        again,
      ])
    },
  }
}
