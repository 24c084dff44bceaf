/** Numbers and names of the wire that client and server share (specification §9, decisions "Retries" and "Session"). */
export const limits = {
  /** The e-mail about a decided claim goes out after this many ms, unless the decision is taken back. */
  claimMailDelay: 30_000,
  /** A merge or a removal can be undone for so many ms: 30 days. */
  removalKept: 30 * 24 * 60 * 60 * 1000,
  /** Users on one page of /manage_users_main (§9). */
  usersPageSize: 10,
  /** Repeats after a first failed try, so three tries in all (§9). */
  retries: 2,
  /** First delay between tries in ms; doubles at each try. */
  retryDelay: 300,
  /** Longest `Retry-After` in ms that is waited for silently; a longer one is shown instead. */
  retryAfterMax: 10_000,
  /** Time-out of one try in ms. */
  timeout: 15_000,
  /** Time-out of one upload in ms, and of a call that may change very many records. */
  longTimeout: 120_000,
  /** How long cached data that no screen uses is kept, in ms (§9). */
  keepUnused: 60_000,
  /** A toast closes by itself after this many ms (§8). */
  toast: 5000,
  /** Reload after a login and after a log-out, in ms (§4). */
  reloadAfterLogin: 1000,
  reloadAfterLogout: 100,
  /** Height of the rich-text editor in px (§9). */
  editorHeight: 300,
  /** Largest body of a call in bytes, and largest upload. */
  body: 1024 * 1024,
  upload: 10 * 1024 * 1024,
  /** Rows of a list that consoles read whole; a host that offers `query` searches longer ones itself. */
  wholeList: 5000,
  /** Rows of a list up to which a host that searches it counts them; the number of more is an estimate. */
  countedList: 100_000,
  /** Records that one call changes, and its largest body in bytes. */
  bulk: 10_000,
  bulkBody: 8 * 1024 * 1024,
  /** Rows that are selected at once where the host can name them all. */
  selection: 100_000,
  /** Ids in the address of one call: proxies take no more than some 8,000 characters. */
  idsOfACall: 400,
  /** Views that one person keeps, and that one person shares; characters of a view's name. */
  views: 30,
  viewName: 60,
  /** Most pixels of an image, those of all its frames together. */
  pixels: 40_000_000,
  /** Uploads of one person a day. */
  uploadsADay: 200,
  /** Largest id: PostgreSQL's integer. */
  id: 2_147_483_647,
  /** Shortest password, in characters. */
  passwordMin: 10,
  /** Longest texts, in characters. */
  name: 200,
  title: 300,
  url: 2048,
  tagline: 500,
  license: 100,
  excerpt: 2000,
  description: 20_000,
  /** Rich text: what a body can carry. */
  richText: 1_000_000,
  /** What is typed as an e-mail address or a password; no mail goes to an address above 254 (RFC 5321). */
  email: 1000,
  password: 256,
  /** A project's media as JSON, and the items in it. */
  mediaJson: 200_000,
  media: 50,
  /** Tags, categories or language stacks that are chosen at once. */
  related: 100,
} as const

/** Names of headers that both sides use. */
export const headers = {
  /** Key of one filled form: the server answers a repeated POST with its first answer. */
  idempotencyKey: 'Idempotency-Key',
  /** The server announces how many seconds it keeps such keys. */
  idempotencyKept: 'Idempotency-Key-Kept',
} as const

/** Key of the token in local storage (§9). */
export const tokenKey = 'token'

/** Keys of what somebody chose, in local storage; the page's own script reads it as well (`src/prerender/paint`). */
export const choiceKeys = { theme: 'theme', density: 'density', shortcuts: 'shortcuts' } as const

/** Parent id that means "no parent" (§9). */
export const noParent = 0

/** `code` of a 503: the server runs, but can't reach its database. */
export const databaseAway = 'DATABASE_AWAY'
