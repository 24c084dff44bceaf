/** The parts of tar-stream that a backup uses; the package has no types. */
declare module 'tar-stream' {
  import type { Readable, Writable } from 'node:stream'

  interface Header {
    name: string
    size: number
    mtime?: Date
  }
  interface Pack extends Readable {
    /** A stream that takes exactly `size` bytes. */
    entry(header: Header, done: (error?: Error | null) => void): Writable
    finalize(): void
  }
  interface Extract extends Writable {
    [Symbol.asyncIterator](): AsyncIterator<Readable & { header: Header }>
  }
  export function pack(): Pack
  export function extract(): Extract
}
