/** What a form may add to its save: the key of the filled form, which makes a repeated create harmless. */
export interface SaveOptions {
  idempotencyKey?: string
}

/** What a read may be given. */
export interface ReadOptions {
  signal?: AbortSignal
  /** Receives the record's tag, where the host exposes one. */
  onTag?: (tag: string) => void
}

/** What a replacement may add: the tag of the version that it replaces; another version is refused with 412. */
export interface ReplaceOptions extends ReadOptions {
  ifMatch?: string
}
