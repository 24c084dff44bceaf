import { lazyParts, type Makers } from '../lazyParts'
import { sqlApplications, sqlClaims } from './inbox/sqlInbox'
import { sqlClaimMails } from './inbox/sqlClaimMails'
import { articleTable, opportunityTable, projectTable } from './postgresContent'
import { sqlManyTables } from './many/sqlMany'
import { postgresRecordTables } from './recordTables'
import { tokenTables } from './postgresTokenTables'
import { sqlQuery } from './query/sqlQuery'
import { nameKey } from './nameKey'
import { namedUploads } from './namedUploads'
import type { Tables, TreeTable } from './port'
import type { NodeFields, NodeRecord, Stamps, UserFields } from './records'
import { countRows, type SqlConnection } from './sql'
import { plainTable, shapeOf, SqlEntity } from './sqlEntity'
import { removableTable } from './removals/sqlRemovable'
import { sqlRemovals } from './removals/sqlRemovals'
import { sqlViews } from './views/sqlViews'
import { sqlTrail } from './trail/sqlTrail'
import { listsFor } from './lists/listsFor'
import { listReader, type TableNeeds, type WriteList, type WrittenLists } from './lists/writtenLists'

const makers: Makers<Tables, TableNeeds> = {
  ...tokenTables,
  ...postgresRecordTables,
  ...sqlManyTables,
  projectQuery: ({ connection }) => sqlQuery(connection),
  users: ({ connection }) => userTable(connection),
  categories: ({ connection, write }) => treeTable(connection, categories, write),
  languageStacks: ({ connection, write }) => treeTable(connection, languageStacks, write),
  projects: ({ connection, write }) => projectTable(connection, write),
  articles: ({ connection, write }) => articleTable(connection, write),
  opportunities: ({ connection }) => opportunityTable(connection),
  applications: ({ connection }) => sqlApplications(connection),
  claims: ({ connection }) => sqlClaims(connection),
  claimMails: ({ connection }) => sqlClaimMails(connection),
  trail: ({ connection }) => sqlTrail(connection),
  removals: ({ connection }) => sqlRemovals(connection),
  views: ({ connection }) => sqlViews(connection),
  namedUploads:
    ({ connection }) =>
    () =>
      namedUploads(connection),
}

/** Every table of the port on one connection: inside its transaction, or with what was `kept` of lists. */
export function postgresTables(connection: SqlConnection, kept?: WrittenLists): Tables {
  return lazyParts(makers, { connection, write: listReader(connection, kept) })
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

/** A tree, and its lists as the API returns them, with the parent under this name. */
function treeOf(table: string, parent: string) {
  return {
    shape: shapeOf<NodeFields>(table, { fields: { name: 'text', parentId: 'parent' }, key: 'name' }),
    lists: listsFor(
      { name: table, isWhole: true },
      (from, more) => `
        SELECT ${table}.id, ${table}.name, coalesce(${table}.parent_id, 0) AS "parentId",
          CASE WHEN parent.id IS NOT NULL THEN ('{"name":' || to_json(parent.name) || '}')::json END AS "${parent}"${more}
        FROM ${from} LEFT JOIN ${table} AS parent ON parent.id = ${table}.parent_id`,
    ),
  }
}

const categories = treeOf('categories', 'parentCategory')
const languageStacks = treeOf('language_stacks', 'parentLanguageStack')

function treeTable(
  connection: SqlConnection,
  { shape, lists }: ReturnType<typeof treeOf>,
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
  const findStamped = async (id: number) => {
    const [node] = await select<NodeRecord & Stamps>(`WHERE ${table}.id = $1`, [id], `, ${rows.stamps}`)
    return node
  }
  return {
    ...plainTable(rows),
    ...removableTable(rows, findStamped),
    find: (id) => find(id, ''),
    findLocked: (id) => find(id, `FOR NO KEY UPDATE OF ${table}`),
    findStamped,
    all: () => select(`ORDER BY ${table}.id`),
    written: (to) => write(lists[to]),
    missing: (ids) => rows.missing(ids),
    async lockTree() {
      await connection.query(`LOCK TABLE ${table} IN SHARE ROW EXCLUSIVE MODE`)
    },
  }
}
