import type { LongBody } from './kept/longBody'

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

/** Stores uploaded files and returns where they are served; `address` is a path on this host or a full address. */
export interface Files {
  /** `narrower` are forms of an image by their widths in pixels; a store may leave them out. */
  save(
    content: Uint8Array,
    kind: { extension: string; type: string; narrower?: ReadonlyMap<number, Uint8Array> },
  ): Promise<{ address: string }>
  /**
   * Keeps the image in the body of an upload without holding the body in memory; `type` is the body's content type. Where
   * there is none, a body is read into memory and its file saved. Throws an `HttpError`: 400 or 422 for the body, 503 when
   * too many come at once.
   */
  receive?(body: AsyncIterable<Uint8Array>, type: string): Promise<{ address: string }>
}

/**
 * Compresses an answer, in pieces that together are one text, in a way that `accepted`, an `Accept-Encoding`, names; undefined
 * where it names none. What was compressed is kept as long as the pieces are.
 */
export type Compress = (
  pieces: readonly Uint8Array<ArrayBuffer>[],
  accepted: string,
) => Promise<{ encoding: string; bytes: Uint8Array<ArrayBuffer> } | undefined>

/** An answer that is read while it is made. */
export interface LongAnswer {
  /** Of what it shows: the one that was asked for, or a later one. */
  version: string
  /** Errors when the answer could not be made to its end. */
  body: ReadableStream<Uint8Array<ArrayBuffer>>
}

/** Makes answers that are too long to be held in memory. */
export interface LongAnswers {
  /** The coding in which they are sent to whom `accepted` is the `Accept-Encoding` of; undefined where the text goes as it is. */
  encodingFor(accepted: string): string | undefined
  /**
   * Makes one in a coding of `encodingFor`, no longer than somebody waits for it. Rejects where nothing of the answer could be made.
   */
  make(
    body: Pick<LongBody, 'key' | 'version' | 'write'>,
    caller: { encoding: string | undefined; signal: AbortSignal },
  ): Promise<LongAnswer>
}

/** Filters a rich text of any length without holding other requests up. Throws an `HttpError` of 422 for one that takes too long. */
export type FilterLongText = (html: string) => Promise<string>

/** Somebody who has signed in at an identity provider, as it says. */
export interface Identity {
  /** Empty where the provider does not send it. */
  email: string
  /** Whether the provider made sure that the address is theirs. */
  isVerified: boolean
  name: string
}

/** A provider of identities that speaks OpenID Connect: code flow with PKCE, state and nonce. */
export interface IdentityProvider {
  /** The address to send the browser to, and what it keeps until it comes back to `returnTo`. */
  begin(returnTo: string): Promise<{ address: string; secret: string }>
  /** Who has signed in. Throws where the browser did not come back from what began with this secret. */
  finish(returned: URL, secret: string): Promise<Identity>
}
