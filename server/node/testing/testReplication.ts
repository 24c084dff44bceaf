import { execFile, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { freePort } from '../http/freePort'
import { answers, makeCluster, stopped } from './testPostgres'

const run = promisify(execFile)

/** A primary and its standby, in streaming replication. A commit on the primary waits until the standby has it. */
export interface TestReplication {
  /** Names both hosts, the primary first. */
  url: string
  primary: TestServer
  standby: TestServer
  /** Makes the standby the primary; it waits for no other standby. */
  promote(): Promise<void>
  stop(): Promise<void>
}

/** One of the two servers. */
export interface TestServer {
  url: string
  /** Ends it at once, as a crash does. */
  kill(): Promise<void>
  /** Starts it again on its data, as what it was. */
  restart(): Promise<void>
}

/** Starts both on free ports. Throws where no PostgreSQL is installed. */
export async function startTestReplication(): Promise<TestReplication> {
  const cluster = await makeCluster()
  const copy = path.join(cluster.folder, 'standby')
  // A cluster that was never started may be copied as it is; -a keeps the owner that the server has to have.
  await run('cp', ['-a', cluster.data, copy])
  const [one, two] = [await freePort(), await freePort()]
  await writeFile(path.join(copy, 'standby.signal'), '')
  await appendFile(
    path.join(copy, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${one} user=console'\nwal_retrieve_retry_interval = '200ms'\n`,
  )
  // A standby may not have fewer than the cluster was made with.
  const connections = ['-c', 'max_connections=100']
  const waits = [...connections, '-c', 'synchronous_standby_names=*', '-c', 'synchronous_commit=on']
  const primary = server(one, () => cluster.start(cluster.data, one, waits))
  const standby = server(two, () => cluster.start(copy, two, connections))
  const stop = async () => {
    await Promise.all([primary.stop(), standby.stop()])
    await cluster.remove()
  }
  try {
    await primary.restart()
    await standby.restart()
    await until(primary.url, "SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'")
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url: `postgres://console@127.0.0.1:${one},127.0.0.1:${two}/postgres?target_session_attrs=read-write`,
    primary,
    standby,
    promote: () => until(standby.url, 'SELECT 1 FROM pg_promote()'),
    stop,
  }
}

function server(port: number, start: () => ChildProcess): TestServer & { stop(): Promise<void> } {
  const url = `postgres://console@127.0.0.1:${port}/postgres`
  let running: ChildProcess | undefined
  process.once('exit', () => void running?.kill('SIGKILL'))
  return {
    url,
    async restart() {
      running = start()
      await answers(url, running)
    },
    async kill() {
      if (!running || running.exitCode !== null || running.signalCode !== null) return
      const end = once(running, 'exit')
      running.kill('SIGKILL')
      await end
    },
    async stop() {
      if (running) await stopped(running)
    },
  }
}

/** Waits until a question has a row for an answer, 20 s at most. */
async function until(url: string, question: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    for (const end = Date.now() + 20_000; ;) {
      const { rows } = await client.query(question)
      if (rows.length > 0) return
      if (Date.now() > end) throw new Error(`Nothing to see of: ${question}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  } finally {
    await client.end()
  }
}
