import type { ApplicationFields, ClaimFields } from '../records'
import { countRows, type SqlConnection } from '../sql'
import { plainTable, shapeOf, SqlEntity } from '../sqlEntity'
import type { ApplicationOnPage, ApplicationTable, ClaimOnPage, ClaimTable } from './inboxTables'

const applicationShape = shapeOf<ApplicationFields>('applications', {
  fields: {
    opportunityId: 'integer',
    name: 'text',
    email: 'text',
    proposalLetter: 'text',
    publicProfile: 'text',
  },
})

/** Applications, those of one opportunity or of all. */
export function sqlApplications(connection: SqlConnection): ApplicationTable {
  const rows = new SqlEntity(connection, applicationShape)
  return {
    insertAll: (all, stamp) => rows.insertAll(all, stamp),
    ofOpportunity: (opportunityId) => rows.select('WHERE opportunity_id = $1 ORDER BY id', [opportunityId]),
    newest: (size) =>
      connection.query(
        `SELECT applications.id, opportunity_id AS "opportunityId" FROM applications
         JOIN opportunities ON opportunities.id = opportunity_id AND NOT is_deleted
         ORDER BY applications.id DESC LIMIT $1::integer`,
        [size],
      ),
    page: ({ after, most }) =>
      connection.query<ApplicationOnPage & Record<string, unknown>>(
        `SELECT ${rows.selection}, applications.created_at AS "createdAt", opportunities.title AS "opportunityTitle",
           opportunities.osn_id AS "osnId", projects.name AS "projectName"
         FROM applications JOIN opportunities ON opportunities.id = opportunity_id AND NOT is_deleted
         JOIN projects ON projects.id = opportunities.osn_id
         WHERE $1::integer IS NULL OR applications.id < $1 ORDER BY applications.id DESC LIMIT $2::integer`,
        [after ?? null, most],
      ),
  }
}

const claimShape = shapeOf<ClaimFields>('claims', {
  fields: {
    osnId: 'integer',
    claimerName: 'text',
    claimerEmail: 'text',
    details: 'text',
    publicProfile: 'text',
    status: 'text',
    reason: 'text',
    setsClaimed: 'boolean',
  },
})

const ofState = { pending: "AND status = 'PENDING'", decided: "AND status <> 'PENDING'" } as const

/** Claims, those on one project or on all. */
export function sqlClaims(connection: SqlConnection): ClaimTable {
  const rows = new SqlEntity(connection, claimShape)
  return {
    ...plainTable(rows),
    ofProject: (osnId) => rows.select('WHERE osn_id = $1 ORDER BY id', [osnId]),
    page: ({ after, most, state }) =>
      connection.query<ClaimOnPage & Record<string, unknown>>(
        `SELECT ${rows.selection}, ${rows.stamps}, projects.name AS "projectName"
         FROM claims JOIN projects ON projects.id = osn_id
         WHERE ($1::integer IS NULL OR claims.id < $1) ${state ? ofState[state] : ''}
         ORDER BY claims.id DESC LIMIT $2::integer`,
        [after ?? null, most],
      ),
    countPending: () => countRows(connection, "claims WHERE status = 'PENDING'"),
  }
}
