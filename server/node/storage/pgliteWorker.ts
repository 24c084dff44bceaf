import fs from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { pgliteStatements } from './pgliteStatements'
import { parsers } from './sqlValues'

/** What the pool asks its worker for. */
export type WorkerRequest =
  | { id: number; kind: 'query'; text: string; values: unknown[] | undefined }
  | { id: number; kind: 'copy'; into: string; lines: string }
  | { id: number; kind: 'close' }

/** What the worker reports: once that the database is open (or not), then one answer a request. */
export type WorkerAnswer =
  | { kind: 'opened' }
  | { kind: 'notOpened'; error: SqlFailure }
  | { kind: 'rows'; id: number; rows: Record<string, unknown>[] }
  | { kind: 'failed'; id: number; error: SqlFailure }
  | { kind: 'closed'; id: number }

/** The parts of a database's error that callers look at. */
export interface SqlFailure {
  message: string
  code?: string
  constraint?: string
  detail?: string
  table?: string
  column?: string
}

const port = parentPort
const { folder } = workerData as { folder: string }

// PGlite gives each new file a mode of its own, past the process's umask: nothing in this thread is for other users.
const { chmodSync } = fs
fs.chmodSync = (place, mode) => chmodSync(place, Number(mode) & 0o700)

function failure(error: unknown): SqlFailure {
  const failed = error as Partial<SqlFailure>
  const field = (name: keyof SqlFailure) => (typeof failed[name] === 'string' ? { [name]: failed[name] } : {})
  return {
    ...field('code'),
    ...field('constraint'),
    ...field('detail'),
    ...field('table'),
    ...field('column'),
    message: error instanceof Error ? error.message : String(error),
  }
}

function post(answer: WorkerAnswer): void {
  port?.postMessage(answer)
}

async function answer(
  { database, run }: { database: PGlite; run: ReturnType<typeof pgliteStatements> },
  request: WorkerRequest,
): Promise<void> {
  if (request.kind === 'close') {
    await database.close()
    post({ kind: 'closed', id: request.id })
    port?.close()
    return
  }
  const { id } = request
  const rowsOf = async (): Promise<unknown[]> => {
    if (request.kind === 'query') {
      const { text, values } = request
      return values ? run(text, values) : ((await database.exec(text)).at(-1)?.rows ?? [])
    }
    const blob = new Blob([request.lines])
    return (await database.query(`COPY ${request.into} FROM '/dev/blob'`, [], { blob })).rows
  }
  try {
    post({ kind: 'rows', id, rows: (await rowsOf()) as Record<string, unknown>[] })
  } catch (error) {
    const failed = failure(error)
    post({ kind: 'failed', id, error: failed })
    // Not a word of the database but a crash of its program: this instance is of no more use.
    if (failed.code === undefined && error instanceof WebAssembly.RuntimeError) process.exit(1)
  }
}

try {
  const database = await PGlite.create({ dataDir: folder, parsers, extensions: { pg_trgm } })
  await database.exec("SET TIME ZONE 'UTC'; SET jit = off")
  const opened = { database, run: pgliteStatements(database) }
  post({ kind: 'opened' })
  port?.on('message', (request: WorkerRequest) => void answer(opened, request))
} catch (error) {
  post({ kind: 'notOpened', error: failure(error) })
  port?.close()
}
