import type { Role } from '../../src/contract/access/roles'
import type {
  ArticleFields,
  ArticleListRecord,
  ArticleRecord,
  IdempotencyRecord,
  NodeFields,
  NodeRecord,
  OpportunityFields,
  OpportunityRecord,
  ProjectFields,
  ProjectListRecord,
  ProjectRecord,
  SessionFields,
  SessionRecord,
  SignInLinkFields,
  Stamp,
  Stamps,
  Stored,
  UserFields,
  UserRecord,
} from './records'
import type { ApplicationTable, ClaimMailTable, ClaimTable } from './inbox/inboxTables'
import type { ManyTables } from './many/manyTable'
import type { QueryTables } from './query/projectQuery'
import type { RecordTables } from './recordTables'
import type { ListsTable, RemovalTable } from './removals/removal'
import type { TrailTable } from './trail/entry'
import type { Rate, TryCounter } from './tries/tries'
import type { Versions } from './versions/versions'
import type { ViewTable } from './views/view'
import type { ListRows, Readers } from './lists/writtenRows'

/** Where everything is kept: in memory, PGlite or PostgreSQL. */
export interface Database {
  /** Whether it searches lists itself. */
  readonly isSearchable: boolean
  /**
   * Runs `work` in one transaction: commits when it returns, takes all back when it throws. It may run more than
   * once when the database asks for that, so it must do nothing but database work.
   */
  transaction<T>(work: (tables: Tables) => Promise<T>): Promise<T>
  /**
   * Runs `work`, which reads: others may commit between its statements. Once `left` is aborted it rejects: no statement begins then.
   */
  read<T>(work: (tables: Tables) => Promise<T>, left?: AbortSignal): Promise<T>
  /** How often what processes keep copies of has changed: all that was committed when this was asked for counts. */
  versions(): Promise<Versions>
  /** A counter of tries for all who use this database, outside of transactions: a try counts whatever comes of it. */
  tries(name: string, rate: Rate): TryCounter
  close(): Promise<void>
}

/** Rows that are filled in bulk, with ids of their own. */
export interface BulkTable<Fields> {
  /** Adds many rows at once; a row that another one refers to comes before it. Nobody is known to have added them by default. */
  insertAll(rows: readonly (Fields & { readonly id: number })[], stamp?: Stamp): Promise<void>
}

/** One entity. Unique and foreign keys throw `ConstraintError`. */
export interface EntityTable<Fields, Found> extends BulkTable<Fields> {
  find(id: number): Promise<Found | undefined>
  /** As `find`; nobody else changes the row until the transaction ends. */
  findLocked(id: number): Promise<Found | undefined>
  /** As `find`, with who added the row and who changed it last. */
  findStamped(id: number): Promise<(Found & Stamps) | undefined>
  /** Adds a row and returns its id. */
  insert(fields: Fields, stamp?: Stamp): Promise<number>
  /** Changes the given fields and returns the new version; throws when there is no such row. Without a stamp the old one stays. */
  update(id: number, changes: Partial<Fields>, stamp?: Stamp): Promise<number>
}

/** What the trail says of a removal: its id, by which it is undone, and what took the row's place. */
export interface RemovalNote {
  readonly removal: number
  readonly mergedInto?: number
}

/** Rows that can be removed, and come back. */
export interface RemovableTable<Fields, Found> {
  /**
   * The row that is going to be removed: until the transaction ends nobody else changes it or comes to refer to it. Its name is free
   * for others at once.
   */
  findToRemove(id: number): Promise<(Found & Stamps) | undefined>
  /** Removes a row that `findToRemove` has found; throws `ConstraintError` where others refer to it. The trail keeps `about`. */
  remove(id: number, about?: RemovalNote): Promise<void>
  /** Adds a row again, with its id and a version above the one that it had. Others may have its name until `takeName`. */
  putBack(row: Fields & Stored, created?: Stamp, stamp?: Stamp): Promise<void>
  /** The name of the row that was put back is its own again. Throws `ConstraintError` where another one has it. */
  takeName(id: number): Promise<void>
}

/** A list whose rows other entities refer to by id. */
export interface ListedTable<Fields, Found>
  extends EntityTable<Fields, Found>, RemovableTable<Fields, Found> {
  /** All rows by id, as the API answers them: staff is also answered when each was changed last. */
  written(to: Readers): Promise<ListRows>
  /** All rows by id. */
  all(): Promise<Found[]>
  /** Those of the ids that no row has. */
  missing(ids: readonly number[]): Promise<number[]>
}

/** Categories or language stacks. */
export interface TreeTable extends ListedTable<NodeFields, NodeRecord> {
  /** Until the transaction ends nobody else changes the tree, so that two moves cannot close a circle together. */
  lockTree(): Promise<void>
}

export interface UserTable extends EntityTable<UserFields, UserRecord> {
  count(): Promise<number>
  /** How many have this role. */
  countOf(role: Role): Promise<number>
  findByEmail(email: string): Promise<UserRecord | undefined>
  /** As `findByEmail`; nobody else changes the row until the transaction ends. */
  findByEmailLocked(email: string): Promise<UserRecord | undefined>
  /** Ids of all SUPER_ADMINs; until the transaction ends nobody else changes their roles. */
  lockSuperAdmins(): Promise<number[]>
  /** `size` users by id after the first `skip`. */
  page(skip: number, size: number): Promise<(UserRecord & Stamps)[]>
}

export interface SessionTable {
  insert(session: SessionFields): Promise<void>
  /** The session of a token that has not expired, and its user. */
  find(tokenHash: string, now: Date): Promise<{ user: UserRecord; session: SessionRecord } | undefined>
  /** The user's sessions that have not expired, last used first. */
  ofUser(userId: number, now: Date): Promise<SessionRecord[]>
  /** Notes that the session was used. */
  touch(tokenHash: string, now: Date): Promise<void>
  remove(tokenHash: string): Promise<void>
  /** Removes a session by its id, if it is this user's. */
  removeOne(userId: number, id: number): Promise<void>
  /** Removes the user's sessions, all but that of `kept` where one is given. */
  removeOfUser(userId: number, kept?: string): Promise<void>
  /** Removes what has expired by `now`, and what was last used by `idleSince`. */
  removeExpired(now: Date, idleSince: Date): Promise<void>
}

export interface SignInLinkTable {
  insert(link: SignInLinkFields): Promise<void>
  /** Takes the link away and answers whose it was, unless it had expired; only one of several callers gets it. */
  take(tokenHash: string, now: Date): Promise<number | undefined>
  removeOfUser(userId: number): Promise<void>
  removeExpired(now: Date): Promise<void>
}

export interface IdempotencyRecordTable {
  /** Holds the key until the transaction ends; false when another transaction holds it. */
  tryLock(userId: number, key: string): Promise<boolean>
  find(userId: number, key: string): Promise<IdempotencyRecord | undefined>
  insert(answer: IdempotencyRecord): Promise<void>
  removeBefore(moment: Date): Promise<void>
}

export interface Tables extends RecordTables, ManyTables, QueryTables {
  users: UserTable
  sessions: SessionTable
  signInLinks: SignInLinkTable
  categories: TreeTable
  languageStacks: TreeTable
  projects: EntityTable<ProjectFields, ProjectRecord> &
    ListsTable<'tags' | 'categories' | 'language_stacks'> & {
      /** All rows by id, as the API answers them. */
      written(): Promise<ListRows>
      all(): Promise<ProjectListRecord[]>
      /** Whether a project is active; undefined where there is none. */
      isActive(id: number): Promise<boolean | undefined>
    }
  articles: EntityTable<ArticleFields, ArticleRecord> &
    ListsTable<'tags'> & {
      all(): Promise<ArticleListRecord[]>
      /** As `all`, as the API answers them: all of them, or those that are published. */
      written(which: 'all' | 'published'): Promise<ListRows>
      countNotPublished(): Promise<number>
    }
  opportunities: EntityTable<OpportunityFields, OpportunityRecord> & {
    /** Those of a project that are not deleted, by id, with when each was changed last. */
    ofProject(osnId: number): Promise<(OpportunityRecord & Pick<Stamps, 'updatedAt'>)[]>
    /** Those of a project that are deleted, by id. */
    deletedOf(osnId: number): Promise<(OpportunityRecord & Stamps)[]>
  }
  applications: ApplicationTable
  claims: ClaimTable
  claimMails: ClaimMailTable
  idempotencyRecords: IdempotencyRecordTable
  trail: TrailTable
  removals: RemovalTable
  views: ViewTable
  /** The names, 32 hexadecimal digits, of all uploads that a text of a record names. */
  namedUploads(): Promise<ReadonlySet<string>>
}

/** A row was refused: another one has its unique value, or it refers to a row that is not there. */
export class ConstraintError extends Error {
  constructor(
    readonly kind: 'duplicate' | 'unknown',
    message: string,
  ) {
    super(message)
    this.name = 'ConstraintError'
  }
}

/** The database can't be reached, or did not answer in time. What was committed is there. */
export class DatabaseAwayError extends Error {
  constructor(cause: unknown) {
    super("The database can't be reached", { cause })
    this.name = 'DatabaseAwayError'
  }
}

/** The database has no room left; nothing was written. */
export class DatabaseFullError extends Error {
  constructor() {
    super('The database has no room left')
    this.name = 'DatabaseFullError'
  }
}
