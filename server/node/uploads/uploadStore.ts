import { uploadWidths } from '../../../src/contract/uploads'

/** An upload that is kept. */
export interface KeptUpload {
  name: string
  /** In bytes. */
  size: number
  keptAt: Date
}

/** Bytes of a file, both ends included. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * Where uploads are kept: in a folder, or in PostgreSQL, which several machines share. A name is random and its content
 * never changes. What a store has no room for throws an `HttpError` of 507.
 */
export interface UploadStore {
  /** A folder of this machine, for its owner alone, in which the files to keep are written first. */
  workFolder(): Promise<string>
  /** Keeps the file at `file` and takes it away from there; once it returns, the upload is whole and lasts. */
  keep(name: string, file: string, keptAt?: Date): Promise<void>
  /** The first of these names that is kept. */
  find(names: readonly string[]): Promise<KeptUpload | undefined>
  /** The bytes of a range, a small piece at a time. Throws when the upload goes away meanwhile. */
  read(name: string, range: ByteRange): AsyncIterable<Uint8Array>
  list(): Promise<KeptUpload[]>
  remove(names: readonly string[]): Promise<void>
  /** Removes what uploads that were cut off left behind, when it is older than `age` milliseconds. */
  removeParts(age: number): Promise<void>
  close(): Promise<void>
}

/** The kinds of file that are kept and served; pictures only, none of which can hold a program. */
export const uploadTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

const ending = `\\.(${Object.keys(uploadTypes).join('|')})$`

/** The name of an upload in an address. */
export const uploadName = new RegExp(`^[0-9a-f]{32}${ending}`)

/** What a store holds: uploads, and their narrower forms. */
export const storedName = new RegExp(`^[0-9a-f]{32}(\\.(${uploadWidths.join('|')}))?${ending}`)
