import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openMemoryDatabase } from '../../database/memory'
import { migrations } from '../../database/migrations/migrations'
import { ensureConsole } from '../console/consoleBuild'
import { firstAdmin } from '../firstAdmin'
import { readSettings } from '../settings'
import { openPostgresPool } from '../storage/postgres/postgresPool'
import { startCommand } from '../testing/testConsole'
import { startTestPostgres, type TestPostgres } from '../testing/testPostgres'

let postgres: TestPostgres
let folder: string

beforeAll(async () => {
  await ensureConsole(console.log)
  postgres = await startTestPostgres()
  folder = await mkdtemp(path.join(tmpdir(), 'together-'))
}, 120_000)
afterAll(async () => {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

it('the first SUPER_ADMIN is added once by ten starts that all found none', async () => {
  const database = openMemoryDatabase()
  const hashing: (() => void)[] = []
  const passwords = {
    matches: async () => false,
    hash: (password: string) =>
      new Promise<string>((resolve) => {
        hashing.push(() => resolve(password))
        if (hashing.length === 10) for (const finish of hashing) finish()
      }),
  }
  const settings = readSettings(['--empty'], {
    ADMIN_EMAIL: 'me@example.org',
    ADMIN_PASSWORD: 'long enough for me',
  })
  await Promise.all(Array.from({ length: 10 }, () => firstAdmin(database, passwords, settings)))
  expect(await database.transaction(({ users }) => users.count())).toBe(1)
})

it('ten servers that start at once on an empty PostgreSQL all come up, and one makes the tables', async () => {
  const commands = Array.from({ length: 10 }, (_, index) =>
    startCommand('server/node/start.mjs', ['--empty'], {
      PORT: '0',
      DATABASE_URL: postgres.url,
      // Without mails to keep, no data folder is needed.
      DATA_DIR: path.join(folder, index % 2 ? 'none' : 'mails'),
      ...(index % 2 && { SMTP_URL: 'smtp://127.0.0.1:1' }),
      ADMIN_EMAIL: 'me@example.org',
      ADMIN_PASSWORD: 'long enough for me',
    }),
  )
  try {
    const starts = await Promise.allSettled(commands.map((one) => one.says('The console is at', 90_000)))
    expect(starts.filter(({ status }) => status === 'rejected')).toEqual([])

    const pool = await openPostgresPool(postgres.url)
    const query = (text: string) => pool.transaction((connection) => connection.query(text))
    expect(
      await query('SELECT count(*) AS steps, count(DISTINCT applied_at) AS times FROM migrations'),
    ).toEqual([{ steps: migrations.length, times: 1 }])
    expect(await query('SELECT email, role FROM users')).toEqual([
      { email: 'me@example.org', role: 'SUPER_ADMIN' },
    ])
    await pool.close()
    expect(await readdir(folder)).toEqual(['mails'])
    expect(await Promise.all(commands.map((one) => one.end('SIGTERM')))).toEqual(Array(10).fill(0))
  } finally {
    await Promise.all(commands.map((one) => one.end('SIGKILL')))
  }
}, 120_000)
