import { Worker } from 'node:worker_threads'
import type { SqlConnection, SqlPool } from '../../database/sql'
import type { SqlFailure, WorkerAnswer, WorkerRequest } from './pgliteWorker'
import { inSlices } from '../inSlices'
import { toSql } from './sqlValues'
import { transact } from './transact'

/** A pool over PGlite. */
export interface PglitePool extends SqlPool {
  /** Ends it at once and without a last write, when the folder is no longer its own. */
  abandon(): Promise<void>
}

/**
 * PGlite on the data folder, in a worker thread so that the server's own thread never waits. One transaction runs at a
 * time, in the order of the calls; who reads outside of one for long lets others in between two statements. Throws when the folder
 * can't be opened. Guard the folder with `lockFolder` first: two processes on one folder lose rows.
 */
export async function openPglitePool(folder: string): Promise<PglitePool> {
  let thread = await startThread(folder)
  let turn: Promise<unknown> = Promise.resolve()
  let isClosed = false
  let underWay = 0
  const inTurn = <T>(work: (connection: SqlConnection) => Promise<T>): Promise<T> => {
    underWay += 1
    const result = turn.then(async () => {
      if (isClosed) throw new Error('The database is closed')
      if (thread.hasEnded()) thread = await startThread(folder)
      return work({
        query: (text, values) => thread.query(text, values),
        copyIn: (into, lines) => thread.copyIn(into, lines),
      })
    })
    turn = result.catch(() => undefined).then(() => (underWay -= 1))
    return result
  }
  return {
    transaction: (work) => inTurn((connection) => transact(connection, work)),
    onConnection: (work) =>
      inSlices(inTurn, (step) =>
        work({
          query: (text, values) => step(({ query }) => query(text, values)),
          copyIn: (into, lines) => step(async ({ copyIn }) => copyIn?.(into, lines)),
        }),
      ),
    close() {
      const closed = turn.then(async () => {
        if (isClosed) return
        isClosed = true
        await thread.close()
      })
      turn = closed.catch(() => undefined)
      return closed
    },
    load: () => ({ connections: 1, idle: underWay === 0 ? 1 : 0, waiting: Math.max(0, underWay - 1) }),
    async abandon() {
      isClosed = true
      await thread.abandon()
    },
  }
}

type Rows = Record<string, unknown>[]

interface Thread {
  query<Row extends Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<Row[]>
  copyIn(into: string, lines: string): Promise<void>
  close(): Promise<void>
  abandon(): Promise<void>
  hasEnded(): boolean
}

async function startThread(folder: string): Promise<Thread> {
  const worker = new Worker(new URL('./pgliteThread.mjs', import.meta.url), {
    workerData: { folder },
  })
  const waiting = new Map<number, { resolve: (rows: Rows) => void; reject: (error: Error) => void }>()
  let lastId = 0
  let end: Error | undefined

  const ask = (request: (id: number) => WorkerRequest) =>
    new Promise<Rows>((resolve, reject) => {
      if (end) return reject(end)
      const id = ++lastId
      waiting.set(id, { resolve, reject })
      worker.postMessage(request(id), [])
    })

  const finish = (error: Error) => {
    end ??= error
    for (const { reject } of waiting.values()) reject(end)
    waiting.clear()
  }

  await new Promise<void>((resolve, reject) => {
    worker.on('message', (answer: WorkerAnswer) => {
      if (answer.kind === 'opened') return resolve()
      if (answer.kind === 'notOpened') return reject(asError(answer.error))
      const asked = waiting.get(answer.id)
      waiting.delete(answer.id)
      if (answer.kind === 'failed') asked?.reject(asError(answer.error))
      else asked?.resolve(answer.kind === 'rows' ? answer.rows : [])
    })
    const stop = (error: Error) => {
      finish(error)
      reject(error)
    }
    worker.on('error', stop)
    worker.on('exit', () => stop(new Error('The database has stopped')))
  })

  return {
    query: <Row extends Record<string, unknown>>(text: string, values?: readonly unknown[]) =>
      ask((id) => ({ id, kind: 'query', text, values: values && toSql(values) })) as Promise<Row[]>,
    copyIn: async (into, lines) => void (await ask((id) => ({ id, kind: 'copy', into, lines }))),
    async close() {
      if (!end) await ask((id) => ({ id, kind: 'close' }))
      await worker.terminate()
    },
    abandon: async () => void (await worker.terminate()),
    hasEnded: () => end !== undefined,
  }
}

/** An error of the database as callers know it: the message, and PostgreSQL's code and constraint beside it. */
function asError(failure: SqlFailure): Error {
  return Object.assign(new Error(failure.message), failure)
}
