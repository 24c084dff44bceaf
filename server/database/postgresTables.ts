import { sqlApplications, sqlClaims } from './inbox/sqlInbox'
import { sqlClaimMails } from './inbox/sqlClaimMails'
import { articleTable, opportunityTable, projectTable } from './postgresContent'
import { postgresRecordTables } from './recordTables'
import { postgresTokenTables } from './postgresTokenTables'
import { nameKey } from './nameKey'
import { namedUploads } from './namedUploads'
import type { Tables, TreeTable } from './port'
import type { NodeFields, NodeRecord, Stamps, UserFields } from './records'
import { countRows, type SqlConnection } from './sql'
import { plainTable, shapeOf, SqlEntity, type Shape } from './sqlEntity'
import { sqlTrail } from './trail/sqlTrail'
import { listReader, type WriteList, type WrittenList, type WrittenLists } from './lists/writtenLists'

/** Every table of the port on one connection: inside its transaction, or with what was `kept` of lists. */
export function postgresTables(connection: SqlConnection, kept?: WrittenLists): Tables {
  const write = listReader(connection, kept)
  return {
    users: userTable(connection),
    ...postgresTokenTables(connection),
    ...postgresRecordTables(connection, write),
    categories: treeTable(connection, categories, write),
    languageStacks: treeTable(connection, languageStacks, write),
    projects: projectTable(connection, write),
    articles: articleTable(connection, write),
    opportunities: opportunityTable(connection),
    applications: sqlApplications(connection),
    claims: sqlClaims(connection),
    claimMails: sqlClaimMails(connection),
    trail: sqlTrail(connection),
    namedUploads: () => namedUploads(connection),
  }
}

const userShape = shapeOf<UserFields>('users', {
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

function userTable(connection: SqlConnection): Tables['users'] {
  const rows = new SqlEntity(connection, userShape)
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

/** A tree, and its list as the API returns it, with the parent under this name. */
function treeOf(table: string, parent: string): { shape: Shape<NodeFields>; list: WrittenList } {
  return {
    shape: shapeOf<NodeFields>(table, { fields: { name: 'text', parentId: 'parent' }, key: 'name' }),
    list: {
      name: table,
      isWhole: true,
      select: (from) => `
        SELECT ${table}.id, ${table}.name, coalesce(${table}.parent_id, 0) AS "parentId",
          CASE WHEN parent.id IS NOT NULL THEN ('{"name":' || to_json(parent.name) || '}')::json END AS "${parent}"
        FROM ${from} LEFT JOIN ${table} AS parent ON parent.id = ${table}.parent_id`,
    },
  }
}

const categories = treeOf('categories', 'parentCategory')
const languageStacks = treeOf('language_stacks', 'parentLanguageStack')

function treeTable(
  connection: SqlConnection,
  { shape, list }: ReturnType<typeof treeOf>,
  write: WriteList,
): TreeTable {
  const { table } = shape
  const rows = new SqlEntity(connection, shape)
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
    written: () => write(list),
    missing: (ids) => rows.missing(ids),
    async lockTree() {
      await connection.query(`LOCK TABLE ${table} IN SHARE ROW EXCLUSIVE MODE`)
    },
  }
}
