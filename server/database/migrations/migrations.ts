import { firstSchema } from './firstSchema'
import { sessionDevices } from './sessionDevices'

/** One step of the schema: statements without parameters. A step that has been released is never edited; add another. */
export interface Migration {
  id: number
  name: string
  sql: string
}

/** All steps in the order of applying. */
export const migrations: readonly Migration[] = [
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
]
