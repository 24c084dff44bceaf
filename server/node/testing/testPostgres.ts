import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { access, chown, constants, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { freePort } from '../http/freePort'

const run = promisify(execFile)

/** A throw-away PostgreSQL server. */
export interface TestPostgres {
  /** An empty database of it. */
  url: string
  stop(): Promise<void>
  /** Ends the server at once; its data stay. */
  pause(): Promise<void>
  /** Starts it again on the same data and address, and waits until it answers. */
  resume(): Promise<void>
}

/**
 * Starts a PostgreSQL server of this machine on a new cluster in a temporary folder, with nothing kept safe (fsync off).
 * As root it runs as the user `postgres` or `nobody`, since it refuses root. Throws a sentence that says what to install
 * where there is none.
 */
export async function startTestPostgres(): Promise<TestPostgres> {
  const cluster = await makeCluster()
  const port = await freePort()
  let server = cluster.start(cluster.data, port)
  const endWithParent = () => void server.kill('SIGKILL')
  process.once('exit', endWithParent)
  const stop = async () => {
    process.off('exit', endWithParent)
    await stopped(server)
    await cluster.remove()
  }
  const url = `postgres://console@127.0.0.1:${port}/postgres`
  try {
    await answers(url, server)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url,
    stop,
    pause: () => stopped(server),
    async resume() {
      server = cluster.start(cluster.data, port)
      await answers(url, server)
    },
  }
}

/** The data of a server that is not running yet, in a temporary folder. */
export interface TestCluster {
  folder: string
  data: string
  /** Starts a server on data in the folder; `words` are more arguments for it. */
  start(data: string, port: number, words?: readonly string[]): ChildProcess
  /** Removes the folder. */
  remove(): Promise<void>
}

/** Makes a new cluster as `startTestPostgres` does. Throws where no PostgreSQL is installed. */
export async function makeCluster(): Promise<TestCluster> {
  const programs = await findPostgres()
  if (!programs)
    throw new Error(
      'These tests need PostgreSQL: install it by your system’s packages (Debian: apt-get install postgresql) and ' +
        'have its `initdb` and `postgres` on the PATH.',
    )
  const as = await unprivileged()
  const folder = await mkdtemp(path.join(tmpdir(), 'postgres-'))
  if (as) await chown(folder, as.uid, as.gid)
  const options = { ...as, cwd: folder, env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' } }
  const data = path.join(folder, 'data')
  await run(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', 'console', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--no-instructions'],
    options,
  )
  const most = ['-c', 'max_connections=60']
  return {
    folder,
    data,
    start: (place, port, words = []) =>
      spawn(
        path.join(programs, 'postgres'),
        ['-D', place, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-F', ...most, ...words],
        { ...options, stdio: 'ignore' },
      ),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** The folder of `initdb` and `postgres`: on the PATH, or Debian's newest; undefined where none is installed. */
export async function findPostgres(): Promise<string | undefined> {
  const debian = '/usr/lib/postgresql'
  const versions = await readdir(debian).catch(() => [])
  const newestFirst = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(debian, version, 'bin'))
  for (const folder of [...(process.env['PATH'] ?? '').split(path.delimiter), ...newestFirst]) {
    const found = await Promise.all(
      ['initdb', 'postgres'].map((name) => access(path.join(folder, name), constants.X_OK).then(() => true)),
    ).catch(() => undefined)
    if (found && folder !== '') return folder
  }
  return undefined
}

async function unprivileged(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  if (!user) throw new Error('PostgreSQL refuses to run as root, and there is no user postgres or nobody')
  return { uid: Number(user[2]), gid: Number(user[3]) }
}

/** Waits until the server at `url` answers, 20 s at most. */
export async function answers(url: string, server: ChildProcess): Promise<void> {
  for (let end = Date.now() + 20_000; ;) {
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (Date.now() > end || server.exitCode !== null) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

/** Ends a server in order, without waiting for those who use it. */
export async function stopped(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const exit = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGINT')
  await exit
}
