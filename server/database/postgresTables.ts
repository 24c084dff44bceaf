import { articleTable, opportunityTable, projectTable } from './postgresContent'
import { postgresRecordTables } from './recordTables'
import { postgresTokenTables } from './postgresTokenTables'
import { nameKey } from './nameKey'
import { namedUploads } from './namedUploads'
import type { Tables, TreeTable } from './port'
import type { ApplicationFields, ClaimFields, NodeFields, NodeRecord, Stamps, UserFields } from './records'
import { countRows, type SqlConnection } from './sql'
import { plainTable, SqlEntity } from './sqlEntity'
import { sqlTrail } from './trail/sqlTrail'

/** Every table of the port on one connection, inside its transaction. */
export function postgresTables(connection: SqlConnection): Tables {
  return {
    users: userTable(connection),
    ...postgresTokenTables(connection),
    ...postgresRecordTables(connection),
    categories: treeTable(connection, 'categories'),
    languageStacks: treeTable(connection, 'language_stacks'),
    projects: projectTable(connection),
    articles: articleTable(connection),
    opportunities: opportunityTable(connection),
    applications: applicationTable(connection),
    claims: claimTable(connection),
    trail: sqlTrail(connection),
    namedUploads: () => namedUploads(connection),
  }
}

function userTable(connection: SqlConnection): Tables['users'] {
  const rows = new SqlEntity<UserFields>(connection, 'users', {
    fields: {
      name: 'text',
      email: 'text',
      role: 'text',
      isVerified: 'boolean',
      profileImage: 'text',
      passwordHash: 'text',
    },
    key: 'email',
  })
  const findByEmail = async (email: string, lock: string) => {
    const [user] = await rows.select(`WHERE email_key = $1 ${lock}`, [nameKey(email)])
    return user
  }
  return {
    ...plainTable(rows),
    count: () => countRows(connection, 'users'),
    countOf: (role) => countRows(connection, 'users WHERE role = $1', [role]),
    findByEmail: (email) => findByEmail(email, ''),
    findByEmailLocked: (email) => findByEmail(email, 'FOR NO KEY UPDATE'),
    async lockSuperAdmins() {
      const found = await rows.select("WHERE role = 'SUPER_ADMIN' ORDER BY id FOR NO KEY UPDATE")
      return found.map(({ id }) => id)
    },
    page: (skip, size) => rows.selectStamped('ORDER BY id OFFSET $1::bigint LIMIT $2::integer', [skip, size]),
  }
}

function treeTable(connection: SqlConnection, table: string): TreeTable {
  const rows = new SqlEntity<NodeFields>(connection, table, {
    fields: { name: 'text', parentId: 'parent' },
    key: 'name',
  })
  const select = <Found = NodeRecord>(rest: string, values: readonly unknown[] = [], more = '') =>
    connection.query<Found & Record<string, unknown>>(
      `SELECT ${rows.selection}, parent.name AS "parentName"${more} FROM ${table}
       LEFT JOIN ${table} AS parent ON parent.id = ${table}.parent_id ${rest}`,
      values,
    )
  const find = async (id: number, lock: string) => {
    const [node] = await select(`WHERE ${table}.id = $1 ${lock}`, [id])
    return node
  }
  return {
    ...plainTable(rows),
    find: (id) => find(id, ''),
    findLocked: (id) => find(id, `FOR NO KEY UPDATE OF ${table}`),
    async findStamped(id) {
      const [node] = await select<NodeRecord & Stamps>(`WHERE ${table}.id = $1`, [id], `, ${rows.stamps}`)
      return node
    },
    all: () => select(`ORDER BY ${table}.id`),
    missing: (ids) => rows.missing(ids),
    async lockTree() {
      await connection.query(`LOCK TABLE ${table} IN SHARE ROW EXCLUSIVE MODE`)
    },
  }
}

function applicationTable(connection: SqlConnection): Tables['applications'] {
  const rows = new SqlEntity<ApplicationFields>(connection, 'applications', {
    fields: {
      opportunityId: 'integer',
      name: 'text',
      email: 'text',
      proposalLetter: 'text',
      publicProfile: 'text',
    },
  })
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
  }
}

function claimTable(connection: SqlConnection): Tables['claims'] {
  const rows = new SqlEntity<ClaimFields>(connection, 'claims', {
    fields: {
      osnId: 'integer',
      claimerName: 'text',
      claimerEmail: 'text',
      details: 'text',
      publicProfile: 'text',
      status: 'text',
    },
  })
  return {
    insertAll: (all, stamp) => rows.insertAll(all, stamp),
    ofProject: (osnId) => rows.select('WHERE osn_id = $1 ORDER BY id', [osnId]),
  }
}
