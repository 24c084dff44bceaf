import { expect, it } from 'vitest'
import { signIn } from '../testing/askCommand'
import { startConsole } from '../testing/testConsole'
import { placesIn } from '../storage/dataFolder'
import { openPglitePool } from '../storage/pglitePool'

const addMany = `INSERT INTO projects (name, project_url, featured_image, tagline, license, description, deployment_instructions,
    media_json, is_active, is_claimed, is_featured, updated_at)
  SELECT 'Many ' || n, 'https://example.org/' || n, '', repeat('long ', 50), 'MIT', '', '', '[]', true, false, false, now()
  FROM generate_series(1, 3000) AS n`

it('vacuums large tables of the data folder while it answers calls', async () => {
  const running = await startConsole({ database: 'pglite' })
  /** Pages of the projects that hold nothing outdated, as far as the database knows. */
  const cleanPages = async () => {
    const pool = await openPglitePool(placesIn(running.dataDir).database)
    try {
      const [row] = await pool.onConnection(({ query }) =>
        query<{ pages: number }>(
          "SELECT relallvisible AS pages FROM pg_class WHERE oid = 'projects'::regclass",
        ),
      )
      return row?.pages
    } finally {
      await pool.close()
    }
  }
  try {
    await running.quit()
    const pool = await openPglitePool(placesIn(running.dataDir).database)
    await pool.onConnection(({ query }) => query(addMany))
    await pool.close()
    const before = await cleanPages()
    await running.restart()
    const account = running.accounts.find(({ role }) => role === 'SUPER_ADMIN')
    const { get } = await signIn(running.address, account?.email ?? '', account?.password ?? '')
    // One call comes between two tables, of which there are fewer.
    for (let call = 0; call < 40; call += 1) await get('/admin/tag/0')
    await running.quit()
    expect(await cleanPages()).toBeGreaterThan((before ?? NaN) + 50)
  } finally {
    await running.stop()
  }
}, 120_000)
