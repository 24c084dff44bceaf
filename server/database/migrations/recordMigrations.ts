import type { Migration } from './migration'

/** The steps that make the table of a kind of record with plain fields; their ids go on from those of all steps. */
export const recordMigrations: readonly Migration[] = []
