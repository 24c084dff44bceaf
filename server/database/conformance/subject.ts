import type { Database, Tables } from '../port'

/** A database to test, empty at first, and how to take it away again. */
export interface Candidate {
  database: Database
  end(): Promise<void>
}

/** What the tests of the suite work with. */
export interface Subject {
  tries: Database['tries']
  /** Commits. */
  commit<T>(work: (tables: Tables) => Promise<T>): Promise<T>
  /** Takes back all that `work` did once it is done, so that no test sees the rows of another. */
  attempt(work: (tables: Tables) => Promise<void>): Promise<void>
}
