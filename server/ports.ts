/**
 * Hashes passwords and checks them. Node: scrypt, with few at once; stories: something cheap. `from` is the caller's network:
 * networks take turns, so that none waits for all of another's.
 */
export interface Passwords {
  hash(password: string, from?: string): Promise<string>
  matches(password: string, hash: string, from?: string): Promise<boolean>
}

/** Sends one e-mail in plain text. */
export interface Mail {
  send(message: { to: string; subject: string; text: string }): Promise<void>
}

/** Keeps uploaded files and tells where they are served; `address` is a path on this host or a full address. */
export interface Files {
  save(content: Uint8Array, kind: { extension: string; type: string }): Promise<{ address: string }>
}

/** Filters a rich text of any length without holding other requests up. Throws an `HttpError` of 422 for one that takes too long. */
export type FilterLongText = (html: string) => Promise<string>
