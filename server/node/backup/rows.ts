import { applySteps } from '../../database/migrate'
import type { Migration } from '../../database/migrations/migration'
import type { SqlConnection } from '../../database/sql'
import { StartFailure } from '../startFailure'

/** Tables that say something about this database alone: a new one has others. */
const ownTables = ['migrations', 'versions']

/** Tables that a backup holds in another way, or not: steps of the schema by their numbers, uploads as files. */
const heldOtherwise = [...ownTables, 'uploads', 'upload_pieces']

/** Where the numbers of a column go on. */
export interface Sequence {
  place: string
  field: string
  last: number
  isCalled: boolean
}

/** Names of all tables of the database, those of later versions included. */
export async function tablesIn({ query }: SqlConnection): Promise<string[]> {
  const rows = await query<{ name: string }>(
    `SELECT table_name::text AS name FROM information_schema.tables
     WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' ORDER BY 1`,
  )
  return rows.map(({ name }) => name)
}

/** The tables whose rows a backup holds. */
export async function tablesToDump(connection: SqlConnection): Promise<string[]> {
  return (await tablesIn(connection)).filter((name) => !heldOtherwise.includes(name))
}

/** All rows of a table, some at a time, each as a line of JSON that PostgreSQL itself reads again. */
export async function* rowsOf({ query }: SqlConnection, table: string): AsyncGenerator<string[]> {
  await query(
    `DECLARE backup NO SCROLL CURSOR FOR SELECT row_to_json(rows)::text AS line FROM ${quoted(table)} AS rows`,
  )
  while (true) {
    const rows = await query<{ line: string }>('FETCH 200 FROM backup')
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
  }
  await query('CLOSE backup')
}

/** The sequences behind the columns with numbers of their own. */
export async function sequencesIn(connection: SqlConnection): Promise<Sequence[]> {
  const columns = await connection.query<{ place: string; field: string; sequence: string }>(
    `SELECT * FROM (
       SELECT relname::text AS place, attname::text AS field,
         pg_get_serial_sequence(quote_ident(relname), attname) AS sequence
       FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
       WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r' AND attnum > 0 AND NOT attisdropped
     ) AS columns WHERE sequence IS NOT NULL ORDER BY place, field`,
  )
  const sequences: Sequence[] = []
  for (const { place, field, sequence } of columns) {
    const [now] = await connection.query<{ last: number; called: boolean }>(
      `SELECT last_value AS last, is_called AS called FROM ${sequence}`,
    )
    if (now) sequences.push({ place, field, last: now.last, isCalled: now.called })
  }
  return sequences
}

/** Adds rows, as `rowsOf` answers them, to a table of the same columns. */
export async function addRows(
  { query }: SqlConnection,
  table: string,
  lines: readonly string[],
): Promise<void> {
  const columns = await query<{ name: string }>(
    `SELECT quote_ident(column_name) AS name FROM information_schema.columns
     WHERE table_schema = current_schema() AND table_name = $1 AND is_generated = 'NEVER' ORDER BY ordinal_position`,
    [table],
  )
  if (columns.length === 0)
    throw new StartFailure(`The backup holds a table ${table} that this version does not have.`)
  const names = columns.map(({ name }) => name).join(', ')
  await query(
    `INSERT INTO ${quoted(table)} (${names}) OVERRIDING SYSTEM VALUE
     SELECT ${names} FROM json_populate_recordset(NULL::${quoted(table)}, $1::json)`,
    [`[${lines.join(',')}]`],
  )
}

/**
 * Makes the tables of `steps`, lets `load` fill them in any order, and brings them to the newest step. Rows that refer to a
 * row that is not there make it throw, and no trigger notes what is loaded.
 */
export async function refill(
  connection: SqlConnection,
  { steps, all }: { steps: readonly Migration[]; all: readonly Migration[] },
  load: () => Promise<readonly Sequence[]>,
): Promise<void> {
  const { query } = connection
  await applySteps(connection, steps)
  const keys = await query<{ place: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS place, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace`,
  )
  for (const { place, name } of keys) await query(`ALTER TABLE ${place} DROP CONSTRAINT ${name}`)
  const tables = await tablesIn(connection)
  for (const table of tables) await query(`ALTER TABLE ${quoted(table)} DISABLE TRIGGER USER`)
  const sequences = await load()
  for (const { place, field, last, isCalled } of sequences)
    await query('SELECT setval(pg_get_serial_sequence($1, $2), $3, $4)', [
      quoted(place),
      field,
      last,
      isCalled,
    ])
  for (const table of tables) await query(`ALTER TABLE ${quoted(table)} ENABLE TRIGGER USER`)
  for (const { place, name, definition } of keys)
    await query(`ALTER TABLE ${place} ADD CONSTRAINT ${name} ${definition}`)
  await applySteps(connection, all)
}

/**
 * Removes all tables of this program. Throws a StartFailure where rows would be lost and that is not `wanted`, or where the
 * tables are of another program.
 */
export async function emptyDatabase(connection: SqlConnection, wanted: boolean): Promise<void> {
  const tables = await tablesIn(connection)
  if (tables.length === 0) return
  if (!tables.includes('migrations'))
    throw new StartFailure('The database holds tables of another program: restore into one of its own.')
  if (!wanted) await refuseRows(connection, tables)
  await connection.query(`DROP TABLE ${tables.map(quoted).join(', ')} CASCADE`)
  const routines = await connection.query<{ name: string }>(
    `SELECT pg_proc.oid::regprocedure::text AS name FROM pg_proc
     WHERE pronamespace = current_schema()::regnamespace AND prokind = 'f'
       AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')`,
  )
  for (const { name } of routines) await connection.query(`DROP FUNCTION IF EXISTS ${name} CASCADE`)
}

async function refuseRows({ query }: SqlConnection, tables: readonly string[]): Promise<void> {
  for (const table of tables.filter((name) => !ownTables.includes(name))) {
    const rows = await query(`SELECT FROM ${quoted(table)} LIMIT 1`)
    if (rows.length > 0)
      throw new StartFailure(
        'The database is not empty: restore into an empty one, or add --replace to lose all that it holds.',
      )
  }
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
