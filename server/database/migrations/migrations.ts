import { auditTrail } from './auditTrail'
import { claimDecisions } from './claimDecisions'
import { firstSchema } from './firstSchema'
import type { Migration } from './migration'
import { recordMigrations } from './recordMigrations'
import { recordStamps } from './recordStamps'
import { sessionDevices } from './sessionDevices'
import { removals } from './removals'
import { leanerQueries } from './leanerQueries'
import { projectQueries } from './projectQueries'
import { projectAddresses } from './projectAddresses'
import { projectTexts } from './projectTexts'
import { projectWords } from './projectWords'
import { uploads } from './uploads'
import { trailFilters } from './trailFilters'
import { versions } from './versions'
import { views } from './views'

const ownMigrations: readonly Migration[] = [
  { id: 1, name: 'first schema', sql: firstSchema },
  {
    id: 2,
    name: 'idempotency records',
    sql: `
      ALTER TABLE kept_answers RENAME TO idempotency_records;
      ALTER INDEX kept_answers_age RENAME TO idempotency_records_age;
    `,
  },
  {
    id: 3,
    name: 'tries',
    // Columns in the order in which rate-limiter-flexible writes them.
    sql: `
      CREATE TABLE tries (key text PRIMARY KEY, points integer NOT NULL, expire bigint);
      CREATE INDEX tries_expiry ON tries (expire);
    `,
  },
  { id: 4, name: 'session devices', sql: sessionDevices },
  { id: 5, name: 'uploads', sql: uploads },
  { id: 6, name: 'record stamps', sql: recordStamps },
  { id: 7, name: 'audit trail', sql: auditTrail },
  { id: 8, name: 'versions', sql: versions },
  { id: 9, name: 'trail filters', sql: trailFilters },
  { id: 10, name: 'claim decisions', sql: claimDecisions },
  { id: 11, name: 'removals', sql: removals },
  { id: 12, name: 'views', sql: views },
  { id: 13, name: 'project queries', sql: projectQueries },
  { id: 14, name: 'leaner queries', sql: leanerQueries },
  { id: 15, name: 'project texts', sql: projectTexts },
  { id: 16, name: 'project words', sql: projectWords },
  { id: 17, name: 'project addresses', sql: projectAddresses },
]

/** All steps in the order of applying. */
export const migrations: readonly Migration[] = [...ownMigrations, ...recordMigrations].sort(
  (a, b) => a.id - b.id,
)
