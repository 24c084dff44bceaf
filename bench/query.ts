import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { newSession } from '../server/access/auth'
import { randomToken, sha256 } from '../server/access/tokens'
import { createServer } from '../server/createServer'
import { migrate } from '../server/database/migrate'
import { migrations } from '../server/database/migrations/migrations'
import { openPostgresDatabase } from '../server/database/postgres'
import type { SqlPool } from '../server/database/sql'
import { cheapPasswords } from '../server/memoryServer'
import { openPglitePool } from '../server/node/storage/pglitePool'
import { openPostgresPool } from '../server/node/storage/postgres/postgresPool'
import { startTestPostgres } from '../server/node/testing/testPostgres'
import { fill } from './query/fill'
import { costOfSaves } from './query/saves'
import { casesOf, type Case } from './query/cases'

/** Databases and their projects, where none are asked for. */
const usual = ['postgres 1000000', 'pglite 100000']

/** Calls of each case. */
const rounds = 60

/**
 * `npm run bench:query`: milliseconds of pages, searches, counts and boundaries of the list of projects, each call another one, made
 * one after the other in this process, and of processor time of each (Linux alone has that of PostgreSQL); the migration of a filled database, and single saves before and after it. Databases are
 * written like `postgres 1000000`; `--at postgres://…` measures the calls alone, in a database that is filled.
 */
async function measure(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { at: { type: 'string' } } })
  if (values.at !== undefined) {
    const pool = await openPostgresPool(values.at)
    await measureCalls(pool).finally(() => pool.close())
    return
  }
  for (const row of positionals.length > 0 ? positionals : usual) {
    const [kind = '', projects = ''] = row.split(' ')
    if (!['postgres', 'pglite'].includes(kind) || !(Number(projects) > 0))
      throw new Error(`Write a database as "postgres 1000000", not "${row}"`)
    const { pool, vacuum, end } = await openPool(kind)
    try {
      console.log(`\n${kind === 'postgres' ? 'PostgreSQL' : 'PGlite'}, ${projects} projects\n`)
      await measureOn(pool, Number(projects), vacuum)
    } finally {
      await pool.close()
      await end()
    }
  }
}

interface Opened {
  pool: SqlPool
  /** What a PostgreSQL does by itself within a minute. */
  vacuum: () => Promise<void>
  end: () => Promise<void>
}

async function openPool(kind: string): Promise<Opened> {
  if (kind === 'postgres') {
    const server = await startTestPostgres()
    const vacuum = async () => {
      const client = new Client({ connectionString: server.url })
      await client.connect()
      await client.query('VACUUM ANALYZE')
      await client.end()
    }
    return { pool: await openPostgresPool(server.url), vacuum, end: server.stop }
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'query-'))
  const pool = await openPglitePool(path.join(folder, 'database'))
  return {
    pool,
    vacuum: async () => void (await pool.onConnection(({ query }) => query('VACUUM ANALYZE'))),
    end: () => rm(folder, { recursive: true, force: true }),
  }
}

async function measureOn(pool: SqlPool, projects: number, vacuum: () => Promise<void>): Promise<void> {
  const step = migrations.findIndex(({ name }) => name === 'project queries')
  await migrate(pool, migrations.slice(0, step))
  const filling = await seconds(() => fill(pool, projects))
  await vacuum()
  const before = await costOfSaves(pool, projects)
  const migrating = await seconds(() => migrate(pool, migrations))
  const indexing = await seconds(() => openPostgresDatabase(pool))
  await vacuum()
  const after = await costOfSaves(pool, projects)
  console.log(`filled in ${filling} s, migrated in ${migrating} s, index of words made in ${indexing} s`)
  console.log(
    `a save: median ${before.median} ms before, ${after.median} ms after; p95 ${before.p95} and ${after.p95} ms`,
  )
  console.log(await sizes(pool))
  await measureCalls(pool)
}

async function measureCalls(pool: SqlPool): Promise<void> {
  const database = await openPostgresDatabase(pool)
  const server = createServer({
    database,
    passwords: cheapPasswords,
    mail: { send: async () => {} },
    files: { save: async () => ({ address: '/' }) },
  })
  const token = randomToken()
  await database.transaction(async ({ users, sessions }) => {
    const id = await users.insert({
      name: 'Ada',
      email: `${randomToken()}@example.org`,
      role: 'ADMIN',
      isVerified: true,
      profileImage: '',
      passwordHash: null,
    })
    await sessions.insert(newSession(id, await sha256(token), 'bench', new Date()))
  })
  console.log('\n| | p50 | p95 | processor, ms | rows or found |\n| --- | --- | --- | --- | --- |')
  const [row] = await pool.onConnection(({ query }) =>
    query<{ last: number }>('SELECT coalesce(max(id), 1) AS last FROM projects', []),
  )
  for (const one of await casesOf(row?.last ?? 1))
    console.log(await costOf(pool, (request) => server.handle(request), { token, one }))
}

/** Something has changed: no answer is kept. */
const changed = "UPDATE versions SET version = version + 1 WHERE name = ''"

async function costOf(
  pool: SqlPool,
  handle: (request: Request) => Promise<Response>,
  { token, one: { name, path = '/admin/osn/0', isSame, query } }: { token: string; one: Case },
): Promise<string> {
  const times: number[] = []
  let said = ''
  let after: string | undefined
  let before = 0
  for (let round = -3; round < rounds; round += 1) {
    if (round === 0) before = await processorTime(pool)
    if (isSame) await pool.onConnection((connection) => connection.query(changed))
    const search = new URLSearchParams(query(round + 3, after))
    const started = performance.now()
    const response = await handle(
      new Request(`http://localhost/api${path}?${search.toString()}`, {
        headers: { Authorization: `Bearer ${token}` },
      }),
    )
    const { data, message } = (await response.json()) as { data?: Answer; message?: string }
    if (!data) throw new Error(`${name}: ${message} (${search.toString()})`)
    if (round >= 0) times.push(performance.now() - started)
    after = data.after ?? undefined
    said = saidBy(data)
  }
  const processor = (((await processorTime(pool)) - before) / rounds).toFixed(1)
  times.sort((a, b) => a - b)
  const at = (share: number) =>
    (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1)
  return `| ${name} | ${at(0.5)} | ${at(0.95)} | ${processor} | ${said} |`
}

/** A page, or what the whole list comes to. */
interface Answer {
  rows?: unknown[]
  after?: string | null
  counts?: { found?: number; isAbout?: boolean } | null
  total?: number
}

/** How many were found, or how many rows were answered. */
function saidBy({ rows, counts, total }: Answer): string {
  if (counts?.found !== undefined) return `${counts.isAbout ? 'about ' : ''}${counts.found}`
  return String(rows?.length ?? total ?? Object.keys(counts ?? {}).length)
}

/** Milliseconds of processor time of this process and of the database so far; unlike time it grows little with what runs beside. */
async function processorTime(pool: SqlPool): Promise<number> {
  const { user, system } = process.cpuUsage()
  const rows = await pool.onConnection(({ query }) =>
    query<{ pid: number }>('SELECT pid FROM pg_stat_activity', []),
  )
  let ticks = 0
  for (const { pid } of rows) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (stat.includes('(postgres)')) ticks += Number(fields[11]) + Number(fields[12])
  }
  return (user + system) / 1000 + ticks * 10
}

async function sizes(pool: SqlPool): Promise<string> {
  const rows = await pool.onConnection(({ query }) =>
    query<{ name: string; megabytes: number }>(
      `SELECT relname AS name, round(pg_relation_size(oid) / 1e6)::integer AS megabytes FROM pg_class
       WHERE relname LIKE 'project%' AND relkind IN ('r', 'i') AND pg_relation_size(oid) > 1e6 ORDER BY 2 DESC`,
      [],
    ),
  )
  return `MB: ${rows.map(({ name, megabytes }) => `${name} ${megabytes}`).join(', ')}`
}

async function seconds(work: () => Promise<unknown>): Promise<string> {
  const started = performance.now()
  await work()
  return ((performance.now() - started) / 1000).toFixed(1)
}

await measure()
