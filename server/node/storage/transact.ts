import type { SqlConnection } from '../../database/sql'

/**
 * Runs `work` in one transaction over a connection that nobody else uses meanwhile: commits when it returns, rolls
 * back when it throws. A failure that `work` swallowed can't pass for a commit, and a connection kept beyond the
 * end refuses further queries.
 */
export async function transact<T>(
  { query: run, copyIn, copyOut }: SqlConnection,
  work: (connection: SqlConnection) => Promise<T>,
): Promise<T> {
  let isOver = false
  let hasFailed = false
  const inside = async <R>(step: () => Promise<R>): Promise<R> => {
    if (isOver) throw new Error('The transaction is over: await every query inside it')
    try {
      return await step()
    } catch (error) {
      hasFailed = true
      throw error
    }
  }
  const connection: SqlConnection = {
    query: (text, values) => inside(() => run(text, values)),
    copyIn: copyIn && ((into, lines) => inside(() => copyIn(into, lines))),
    copyOut,
  }
  await run('BEGIN')
  try {
    const result = await work(connection)
    isOver = true
    // COMMIT of an aborted transaction rolls back without an error; any other statement fails.
    if (hasFailed) await run('SELECT 1')
    await run('COMMIT')
    return result
  } catch (error) {
    isOver = true
    await run('ROLLBACK').catch(() => undefined)
    throw error
  }
}
