import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { brotliQuality } from './compress'

export type Encoding = 'br' | 'gzip'

/** Compresses in the threads of zlib as much as is written to it. */
export interface Compressor {
  /** Resolves once the piece was taken; rejects with what `append` throws. */
  write(piece: Uint8Array): Promise<void>
  /** Resolves once all is appended. */
  end(): Promise<void>
  /** Ends it at once: nothing is appended after it. Never rejects. */
  drop(): Promise<void>
}

/** Hands what it has compressed to `append`, one piece after the other. */
export function compressTo(encoding: Encoding, append: (bytes: Uint8Array) => Promise<void>): Compressor {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  }
  const chunkSize = 64 * 1024
  const zlib = encoding === 'br' ? createBrotliCompress({ params, chunkSize }) : createGzip({ chunkSize })
  const target = new Writable({
    write: (bytes: Uint8Array, _, done) => void append(bytes).then(() => done(), done),
  })
  let failure: Error | undefined
  let fail = (_error: Error) => {}
  const ended = pipeline(zlib, target)
  // Who writes or waits for the end hears of it.
  ended.catch((error: Error) => {
    failure = error
    fail(error)
  })
  return {
    write: (piece) =>
      new Promise((resolve, reject) => {
        if (failure) return reject(failure)
        fail = reject
        // A stream that has ended says so, and `ended` says why.
        zlib.write(piece, (error) => (error ? void ended.then(resolve, reject) : resolve()))
      }),
    async end() {
      zlib.end()
      await ended
    },
    async drop() {
      zlib.destroy()
      await ended.catch(() => undefined)
    },
  }
}
