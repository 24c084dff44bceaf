import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { failure } from '../../server/node/testing/askCommand'
import { contentOfBackup } from '../../server/node/testing/contentOfBackup'
import { startConsole, type TestConsole } from '../../server/node/testing/testConsole'
import { startTestPostgres, type TestPostgres } from '../../server/node/testing/testPostgres'
import { tinyPng } from '../../server/testing/samples'
import { askAs } from '../support/askAs'
import { startWriters, type Writers } from './writers'

/** Backups of each database; every second one is restored into the other kind. */
const rounds = 10

let postgres: TestPostgres
let folder: string

beforeAll(async () => {
  postgres = await startTestPostgres()
  folder = await mkdtemp(path.join(tmpdir(), 'backups-'))
}, 60_000)
afterAll(async () => {
  await postgres.stop()
  await rm(folder, { recursive: true })
})

const command = (name: 'backup' | 'restore', environment: Record<string, string>, ...words: string[]) =>
  failure(environment, words, `server/node/backup/${name}Command.ts`)

async function emptyDatabase(kind: 'pglite' | 'postgres', name: string): Promise<Record<string, string>> {
  if (kind === 'pglite') return { DATA_DIR: path.join(folder, name) }
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  return { DATABASE_URL: postgres.url.replace(/postgres$/, name), DATA_DIR: path.join(folder, 'mails') }
}

async function upload({ address }: TestConsole, token: string): Promise<string> {
  const body = new FormData()
  body.append('file', new Blob([tinyPng]), 'a.png')
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await fetch(`${address}/api/admin/upload`, { method: 'POST', headers, body })
  return ((await answer.json()) as { Location: string }).Location.slice(1)
}

describe.each(['pglite', 'postgres'] as const)('a backup of a running server on %s', (kind) => {
  const other = kind === 'pglite' ? 'postgres' : 'pglite'
  let running: TestConsole
  let source: Record<string, string>
  let token: string
  let writers: Writers

  beforeAll(async () => {
    const address = kind === 'postgres' ? await emptyDatabase(kind, 'source') : undefined
    running = await startConsole({ database: address ? { url: address['DATABASE_URL']! } : kind })
    source = { ...address, DATA_DIR: running.dataDir }
    token = (await askAs(running, 'ADMIN')).token
    writers = startWriters(running.address, token, 4, kind)
  })
  afterAll(async () => {
    await writers.stop()
    await running.stop()
  })

  it.each(Array.from({ length: rounds }, (_, round) => round + 1))(
    'holds what was acknowledged before, and is equal once it is restored (%i)',
    async (round) => {
      await writers.reach(writers.acknowledged.length + 20)
      const image = await upload(running, token)
      const before = writers.acknowledged.map(({ title }) => title)
      const file = path.join(folder, `${kind}-${round}.tar.gz`)
      expect(await command('backup', source, file)).toEqual({
        code: 0,
        output: expect.stringMatching(/^The backup is in .*tar\.gz \(\d+\.\d MB\)\.$/),
      })
      await writers.reach(before.length + 1)

      const content = await contentOfBackup(file)
      expect(Object.keys(content)).toContain(image)
      const rows = content['rows/opportunities'] as string[]
      const titles = new Set(rows.map((line) => (JSON.parse(line) as { title: string }).title))
      expect(before.filter((title) => !titles.has(title))).toEqual([])

      const target = await emptyDatabase(round % 2 ? other : kind, `target_${kind}_${round}`)
      const restored = await command('restore', target, file)
      expect(restored).toEqual({
        code: 0,
        output: expect.stringMatching(/^Restored the backup of .* rows and/),
      })
      const again = path.join(folder, `${kind}-${round}-again.tar.gz`)
      expect((await command('backup', target, again)).code).toBe(0)
      expect(await contentOfBackup(again)).toEqual(content)
      expect(writers.refused).toEqual([])
    },
  )
})

describe('the commands', () => {
  it('say what they need, and touch nothing', async () => {
    const target = await emptyDatabase('pglite', 'none')
    const cases: ['backup' | 'restore', string[], string][] = [
      ['backup', [], 'npm run backup -- FILE'],
      ['backup', ['a', 'b'], 'npm run backup -- FILE'],
      ['backup', ['a.tar.gz'], 'There is no database in the data folder'],
      ['restore', [], 'npm run restore -- FILE'],
      ['restore', ['--replace'], 'npm run restore -- FILE'],
      ['restore', [path.join(folder, 'missing')], 'There is no file'],
      ['restore', ['package.json'], 'package.json is damaged or cut off'],
    ]
    for (const [name, words, sentence] of cases) {
      const { code, output } = await command(name, target, ...words)
      expect([code, output]).toEqual([1, expect.stringContaining(sentence)])
      expect(output).not.toMatch(/\n {4}at /)
    }
    await expect(readFile(target['DATA_DIR']!)).rejects.toThrow('ENOENT')
  })
})
