import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fillDatabase } from '../../fillDatabase'
import { demoAccounts, type DemoAccount } from '../../scenarios/accounts'
import { root } from '../build/sources.mjs'
import { ensureConsole } from '../console/consoleBuild'
import { demoDirectory } from '../demo/demoDirectory'
import { freePort } from '../http/freePort'
import { openDatabase } from '../openDatabase'
import { createPasswords } from '../passwords'
import { readSettings } from '../settings'
import { placesIn } from '../storage/dataFolder'
import { createFiles } from '../images/imageFiles'
import { uploadsOf } from '../uploads/uploadsOf'
import { copyDemo } from './demoFolder'
import { startTestPostgres } from './testPostgres'

/** The real command, running as a process of its own. */
export interface TestConsole {
  address: string
  dataDir: string
  /** One account of each role: the demo's, on PostgreSQL with another password, as the published one is refused there. */
  accounts: readonly DemoAccount[]
  /** All that the process has printed since it was started last. */
  output(): string
  /** The mails sent so far, oldest first. */
  outbox(): Promise<string[]>
  /** Ends the process at once, as `kill -9` does; the data stay. */
  kill(): Promise<void>
  /** Asks the process to end and returns its exit code; the data stay. */
  quit(): Promise<number | null>
  /** Starts it again on the same data and address. */
  restart(): Promise<void>
  /** Ends everything and removes the data. */
  stop(): Promise<void>
}

const ownPassword = 'only in these tests'

/** Milliseconds that a start may take: the first one makes a database. */
const startTimeout = 90_000

/**
 * Builds the console where needed and starts `server/node/start.mjs` on a free port with a new data folder, for end-to-end tests.
 * Throws, with what it printed, when it does not come up; also when PostgreSQL is wanted and not installed.
 */
export async function startConsole(wanted: {
  /** `url`: a PostgreSQL that runs already, which others may use too. */
  database: 'pglite' | 'postgres' | { url: string }
  /** Arguments of the command, like `--empty`. */
  words?: readonly string[]
  environment?: Readonly<Record<string, string>>
}): Promise<TestConsole> {
  await ensureConsole(console.log)
  const postgres = wanted.database === 'postgres' ? await startTestPostgres() : undefined
  const url = typeof wanted.database === 'object' ? wanted.database.url : postgres?.url
  const dataDir = await mkdtemp(path.join(tmpdir(), 'console-'))
  const port = wanted.environment?.['PORT'] ?? (await freePort())
  const environment = {
    PORT: String(port),
    DATA_DIR: dataDir,
    ...(url !== undefined && { DATABASE_URL: url }),
    ...wanted.environment,
  }
  const accounts = url ? demoAccounts.map((one) => ({ ...one, password: ownPassword })) : demoAccounts
  if (url && !wanted.words?.includes('--empty')) await fillPostgres(environment)
  else if (!url && !wanted.words && !wanted.environment) await copyDemo(dataDir, fillDemo)
  const start = () => startCommand('server/node/start.mjs', wanted.words ?? [], environment)
  let running = start()
  const remove = async () => {
    await running.end('SIGKILL')
    await postgres?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await running.says('The console is at', startTimeout)
  } catch (error) {
    await remove()
    throw error
  }
  return {
    address: `http://127.0.0.1:${port}`,
    dataDir,
    accounts,
    output: () => running.output(),
    outbox: () => readOutbox(placesIn(dataDir).outbox),
    kill: async () => void (await running.end('SIGKILL')),
    quit: () => running.end('SIGTERM'),
    async restart() {
      running = start()
      await running.says('The console is at', startTimeout)
    },
    async stop() {
      await running.end('SIGTERM')
      await remove()
    },
  }
}

/** Starts the command on an empty folder, which it fills with the demo, and ends it. */
async function fillDemo(folder: string): Promise<void> {
  const command = startCommand('server/node/start.mjs', [], { PORT: '0', DATA_DIR: folder })
  try {
    await command.says('The console is at', startTimeout)
  } catch (error) {
    await command.end('SIGKILL')
    throw error
  }
  const code = await command.end('SIGTERM')
  if (code !== 0) throw new Error(`The server ended with ${code}:\n${command.output()}`)
}

/** The demo's directory in an empty database of DATABASE_URL, which the command itself never fills. */
async function fillPostgres(environment: Readonly<Record<string, string>>): Promise<void> {
  const settings = readSettings([], environment)
  const database = await openDatabase(settings)
  if ((await database.transaction(({ users }) => users.count())) === 0) {
    const uploads = uploadsOf(database, settings)
    const directory = await demoDirectory(createFiles(uploads))
    const users = directory.users.map((user) => (user.password ? { ...user, password: ownPassword } : user))
    await fillDatabase(database, { ...directory, users }, createPasswords())
    await uploads.close()
  }
  await database.close()
}

/** A command of the project, running. */
export interface RunningCommand {
  output(): string
  /** Waits until it has printed `text`; throws when it ends before. */
  says(text: string, timeout: number): Promise<void>
  /** Its exit code, once it has ended by itself. */
  ended: Promise<number | null>
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
}

/**
 * In tests PGlite's WebAssembly is not optimised: that takes two thirds of the processor time of a server that lives for seconds.
 * Benches measure the server as it is.
 */
const nodeFlags = process.env['VITEST'] ? ['--liftoff-only'] : []

/** Starts a file of the project with these settings alone. */
export function startCommand(
  file: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
): RunningCommand {
  const { PATH = '', HOME = '' } = process.env
  const child: ChildProcess = spawn(
    process.execPath,
    [...nodeFlags, ...(file.endsWith('.ts') ? ['--import', 'tsx'] : []), file, ...words],
    {
      cwd: root,
      env: { PATH, HOME, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const killWithParent = () => void child.kill('SIGKILL')
  process.once('exit', killWithParent)
  let printed = ''
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  void ended.then(() => process.off('exit', killWithParent))
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (printed += text))
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (printed += text))
  return {
    output: () => printed,
    ended,
    async says(text, timeout) {
      let isOver = false
      void ended.then(() => (isOver = true))
      for (const end = Date.now() + timeout; !printed.includes(text);) {
        if (isOver || Date.now() > end) throw new Error(`${file} did not say "${text}", but:\n${printed}`)
        await new Promise((resolve) => setTimeout(resolve, 25))
      }
    },
    end(signal) {
      child.kill(signal)
      return ended
    },
  }
}

async function readOutbox(folder: string): Promise<string[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.txt')).sort()
  return Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))
}
