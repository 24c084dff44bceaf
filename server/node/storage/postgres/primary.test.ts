import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DatabaseAwayError } from '../../../database/port'
import type { SqlPool } from '../../../database/sql'
import { startTestReplication, type TestReplication } from '../../testing/testReplication'
import { openPostgresPool } from './postgresPool'

let servers: TestReplication

beforeAll(async () => {
  servers = await startTestReplication()
}, 60_000)
afterAll(() => servers.stop())

const portOf = async (pool: SqlPool) => {
  const [row] = await pool.transaction(({ query }) =>
    query<{ port: number }>("SELECT current_setting('port')::int AS port, pg_is_in_recovery() AS standby"),
  )
  return row
}
const at = (url: string) => ({ port: Number(new URL(url).port), standby: false })

describe('a pool over a primary and its standby', () => {
  let pools: SqlPool[]

  beforeAll(async () => {
    const { url } = servers
    const turned = url.replace(/@([^,]+),([^/]+)/, '@$2,$1')
    pools = [await openPostgresPool(url), await openPostgresPool(turned, { timeout: 500 })]
    await pools[0]!.transaction(({ query }) => query('CREATE TABLE item (id int)'))
  }, 60_000)
  afterAll(async () => {
    await Promise.all(pools.map((pool) => pool.close()))
  })

  it('writes to the primary, in whatever order they are named', async () => {
    for (const pool of pools) expect(await portOf(pool)).toEqual(at(servers.primary.url))
  })

  it('acknowledges no commit that the standby does not have', async () => {
    await servers.standby.kill()
    const insert = pools[1]!.transaction(({ query }) => query('INSERT INTO item VALUES (1)'))
    await expect(insert).rejects.toBeInstanceOf(DatabaseAwayError)
    await servers.standby.restart()
    await pools[1]!.transaction(({ query }) => query('INSERT INTO item VALUES (2)'))
  }, 60_000)

  it('goes to the standby once it is promoted, also when the former primary takes writes again', async () => {
    await servers.primary.kill()
    for (const pool of pools)
      await expect(
        pool.transaction(({ query }) => query('INSERT INTO item VALUES (3)')),
      ).rejects.toBeInstanceOf(DatabaseAwayError)
    await servers.promote()
    for (const pool of pools) {
      await pool.transaction(({ query }) => query('INSERT INTO item VALUES (4)'))
      expect(await portOf(pool)).toEqual(at(servers.standby.url))
    }
    expect(
      await pools[0]!.transaction(({ query }) => query('SELECT id FROM item WHERE id IN (2, 3, 4)')),
    ).toEqual([{ id: 2 }, { id: 4 }, { id: 4 }])
    await servers.primary.restart()
    const late = await openPostgresPool(servers.url)
    expect(await portOf(late)).toEqual(at(servers.standby.url))
    await late.close()
  }, 60_000)
})

it('no server that takes writes is said so', async () => {
  const [one, two] = ['postgres://nobody@127.0.0.1:1', '127.0.0.1:2/none']
  await expect(openPostgresPool(`${one},${two}`)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})
