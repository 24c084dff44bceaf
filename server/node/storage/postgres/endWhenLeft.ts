import type { PoolClient } from 'pg'
import type { Connections } from './primary'

/** Part of a statement that tells it from others, in characters; the database shows no more than 1024 bytes of what runs. */
const shownText = 200

/**
 * Waits until a statement is over, however it ends. Once `left` is aborted the database is asked, on another connection, to end it.
 * Returns whether it was. It is left alone where that connection runs something else, as behind a proxy that lends connections.
 */
export async function endWhenLeft(
  running: Promise<unknown>,
  {
    client,
    text,
    left,
    connect,
  }: Pick<Connections, 'connect'> & { client: PoolClient; text: string; left: AbortSignal },
): Promise<boolean> {
  let isOver = false
  let asked: Promise<unknown> | undefined
  const end = async () => {
    const other = await connect()
    try {
      // Who waited for a connection may come too late.
      if (isOver) return
      asked = other.query(
        `SELECT pg_cancel_backend(pid) FROM pg_stat_activity
         WHERE pid = $1 AND state = 'active' AND left(query, ${shownText}) = $2`,
        [(client as PoolClient & { processID: number }).processID, text.slice(0, shownText)],
      )
      await asked
    } finally {
      other.release()
    }
  }
  const leave = () => void end().catch(() => undefined)
  left.addEventListener('abort', leave, { once: true })
  await running.catch(() => undefined)
  isOver = true
  left.removeEventListener('abort', leave)
  await asked?.catch(() => undefined)
  return asked !== undefined
}
