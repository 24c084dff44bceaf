import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openInProcessPglite } from '../../testing/inProcessPglite'
import { migrate } from '../migrate'
import { openPostgresDatabase } from '../postgres'
import type { SqlPool } from '../sql'
import { migrations } from './migrations'

describe('a directory from before the stamps', () => {
  let pool: SqlPool
  beforeAll(async () => {
    pool = openInProcessPglite()
    const before = migrations.findIndex(({ name }) => name === 'record stamps')
    await migrate(pool, migrations.slice(0, before))
    await pool.transaction(async ({ query }) => {
      await query(`
        INSERT INTO users (name, email, email_key, role, is_verified, profile_image)
        VALUES ('Ada', 'ada@example.org', 'ada@example.org', 'ADMIN', true, '');
        INSERT INTO tags (name, name_key) VALUES ('web', 'web');
        INSERT INTO projects (name, project_url, featured_image, tagline, license, description,
          deployment_instructions, media_json, is_active, is_claimed, is_featured, admin_id)
        VALUES ('Mine', '', '', '', '', '', '', '', true, false, false, 1),
          ('Nobody’s', '', '', '', '', '', '', '', true, false, false, NULL);
      `)
    })
  }, 60_000)
  afterAll(() => pool.close())

  it('knows who added a project, and nothing that nobody knows', async () => {
    const database = await openPostgresDatabase(pool)
    const unknown = { createdAt: null, createdBy: null, updatedAt: null, updatedBy: null }
    await database.transaction(async ({ users, tags, projects, trail }) => {
      expect(await projects.findStamped(1)).toMatchObject({ ...unknown, createdBy: { id: 1, name: 'Ada' } })
      expect(await projects.findStamped(2)).toMatchObject(unknown)
      expect(await tags.findStamped(1)).toMatchObject({ name: 'web', version: 1, ...unknown })
      expect(await users.findStamped(1)).toMatchObject({ email: 'ada@example.org', ...unknown })
      expect(await trail.page({ most: 10 })).toEqual({ entries: [], hasMore: false })
    })
  })
})
