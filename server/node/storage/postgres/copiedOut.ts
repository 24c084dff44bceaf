import type { PoolClient } from 'pg'
import { to as copyTo } from 'pg-copy-streams'

/** Neither stands in a text without control characters, so none is quoted. */
const format = "(FORMAT csv, QUOTE e'\\x01', DELIMITER e'\\x02')"

/** What `SqlConnection.copyOut` reads. Throws when the server sends nothing for `wait` milliseconds though somebody waits for it. */
export async function* copiedOut(
  client: PoolClient,
  select: string,
  wait: number | undefined,
): AsyncGenerator<Uint8Array> {
  const stream = client.query(copyTo(`COPY (${select}) TO STDOUT ${format}`))
  const late = () => stream.destroy(new Error('Query read timeout'))
  const pieces = stream[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>
  try {
    while (true) {
      const timer = wait === undefined ? undefined : setTimeout(late, wait)
      const next = await pieces.next().finally(() => clearTimeout(timer))
      if (next.done) return
      yield next.value
    }
  } finally {
    stream.destroy()
  }
}
