import { Client, type Pool, type PoolClient } from 'pg'
import { describeFailure } from '../../startFailure'

/** Milliseconds that a server may take to say whether it takes writes. */
const longestAsking = 3000

/** Milliseconds that the connections to a former primary have left. */
const retirement = 30_000

/** Where connections come from. */
export interface Connections {
  connect(): Promise<PoolClient>
  /** A connection broke: the server may take no writes any more. */
  doubt(): void
  load(): { connections: number; idle: number; waiting: number }
  close(): Promise<void>
}

/** Connections to the only server. */
export function toOne(pool: Pool): Connections {
  return {
    connect: () => pool.connect(),
    doubt() {},
    load: () => loadOf([pool]),
    close: () => pool.end(),
  }
}

/**
 * Connections to that of several servers which takes writes. It is looked for at the first connection, and again after one broke
 * or could not be made: a standby that was promoted is found by itself.
 */
export function toPrimary(addresses: readonly string[], open: (address: string) => Pool): Connections {
  let current: { address: string; pool: Pool } | undefined
  let isDoubtful = false
  let search: Promise<Pool> | undefined
  const pools = new Set<Pool>()

  const use = (address: string): Pool => {
    if (current?.address === address) return current.pool
    if (current) retire(current.pool)
    current = { address, pool: open(address) }
    pools.add(current.pool)
    return current.pool
  }
  const retire = (pool: Pool) => {
    // Those who wait for one of its connections get their error from it first.
    setTimeout(() => {
      if (pools.delete(pool)) void pool.end()
    }, retirement).unref()
  }
  const find = () =>
    (search ??= findPrimary(addresses)
      .then((address) => {
        isDoubtful = false
        return use(address)
      })
      .finally(() => (search = undefined)))

  return {
    async connect() {
      const pool = current && !isDoubtful ? current.pool : await find()
      try {
        return await pool.connect()
      } catch (error) {
        isDoubtful = true
        // All its connections were in use for too long: another server would not change that.
        if (/timeout exceeded/i.test(describeFailure(error))) throw error
        return (await find()).connect()
      }
    },
    doubt() {
      isDoubtful = true
    },
    load: () => loadOf([...pools]),
    async close() {
      const open = [...pools]
      pools.clear()
      await Promise.all(open.map((pool) => pool.end()))
    },
  }
}

/**
 * The address of the server that takes writes. Where several do, since a former primary came back as one, that with the
 * newest timeline: it was promoted last. Throws where none does.
 */
async function findPrimary(addresses: readonly string[]): Promise<string> {
  const answers = await Promise.allSettled(
    addresses.map(async (address) => ({ address, isWritable: await ask(address, isWritable) })),
  )
  const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  const writable = found.filter((server) => server.isWritable).map(({ address }) => address)
  const [first, ...others] = writable
  if (first === undefined) {
    const failed = answers.find((answer) => answer.status === 'rejected')
    throw failed ? failed.reason : new Error('None of the servers takes writes')
  }
  if (others.length === 0) return first
  const timelines = await Promise.all(
    writable.map(async (address) => ({ address, timeline: await ask(address, timelineOf).catch(() => '') })),
  )
  return timelines.reduce((best, one) => (one.timeline > best.timeline ? one : best)).address
}

async function ask<T>(address: string, question: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({
    connectionString: address,
    connectionTimeoutMillis: longestAsking,
    query_timeout: longestAsking,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await question(client)
  } finally {
    void client.end().catch(() => undefined)
  }
}

async function isWritable(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ transaction_read_only: string }>('SHOW transaction_read_only')
  return rows[0]?.transaction_read_only === 'off'
}

/** Eight hexadecimal digits that rise with each promotion. */
async function timelineOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ file: string }>(
    'SELECT pg_walfile_name(pg_current_wal_lsn()) AS file',
  )
  return rows[0]?.file.slice(0, 8) ?? ''
}

function loadOf(pools: readonly Pool[]) {
  const sum = (count: (pool: Pool) => number) => pools.reduce((total, pool) => total + count(pool), 0)
  return {
    connections: sum((pool) => pool.totalCount),
    idle: sum((pool) => pool.idleCount),
    waiting: sum((pool) => pool.waitingCount),
  }
}
