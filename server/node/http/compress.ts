import { promisify } from 'node:util'
import { brotliCompress, constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib'
import { joined } from '../../kept/keptBody'
import type { Compress } from '../../ports'

type Bytes = Uint8Array<ArrayBuffer>
type Pieces = Parameters<Compress>[0]

const brotli = promisify(brotliCompress)
const deflate = promisify(deflateRaw)

/** Brotli of this quality takes as long as gzip and makes a list half as long. */
export const brotliQuality = 4

/** Bytes up to which compressing takes less time than having another thread do it. */
const small = 16 * 1024

/** What is kept of one answer. */
interface Kept {
  /** When it was asked for first, by `performance.now()`. */
  since: number
  gzip?: Promise<Bytes>
  brotli?: Promise<Bytes>
  /** The result of `brotli`, once it is there. */
  brotliBytes?: Bytes
}

/**
 * Compresses answers by Brotli or gzip, long ones in the threads of zlib. An answer is gzip at first: of that only the pieces that
 * have changed are compressed anew. It is Brotli once it has stayed the same for `settled` milliseconds.
 */
export function createCompress({ settled = 1000 }: { settled?: number } = {}): Compress {
  const all = new WeakMap<Pieces, Kept>()
  return async (pieces, accepted) => {
    const takes = { brotli: isAccepted('br', accepted), gzip: isAccepted('gzip', accepted) }
    if (!takes.brotli && !takes.gzip) return undefined
    const kept = all.get(pieces) ?? { since: performance.now() }
    all.set(pieces, kept)
    if (takes.brotli) {
      const isNeeded = !takes.gzip
      if (isNeeded || performance.now() - kept.since >= settled) startBrotli(kept, pieces)
      const bytes = isNeeded ? await kept.brotli : kept.brotliBytes
      if (bytes) return { encoding: 'br', bytes }
    }
    kept.gzip ??= gzipOf(pieces)
    return { encoding: 'gzip', bytes: await kept.gzip }
  }
}

/** Whether an `Accept-Encoding` names this coding, and not with the weight 0. */
export function isAccepted(coding: string, accepted: string): boolean {
  return accepted.split(',').some((one) => {
    const [name = '', weight = ''] = one.split(';')
    return name.trim().toLowerCase() === coding && !/^\s*q=0(?:\.0*)?\s*$/i.test(weight)
  })
}

function startBrotli(kept: Kept, pieces: Pieces): void {
  if (kept.brotli) return
  kept.brotli = brotliOf(pieces)
  // A caller that waits for it gets the error; the others have gzip.
  kept.brotli.then((bytes) => (kept.brotliBytes = bytes)).catch(() => undefined)
}

async function brotliOf(pieces: Pieces): Promise<Bytes> {
  const whole = joined(pieces)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: whole.byteLength,
  }
  return new Uint8Array(await brotli(whole, { params }))
}

/** Pieces that come again in later answers, compressed so that they can stand behind each other. */
const deflated = new WeakMap<Bytes, Promise<Bytes>>()

/** Begins a gzip file (RFC 1952): deflate, no name, no time, system unknown. */
const gzipHead = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255)

async function gzipOf(pieces: Pieces): Promise<Bytes> {
  const blocks = await Promise.all(pieces.map(deflatedPiece))
  // An empty last block, then the checksum and the length of the text.
  const tail = new Uint8Array(10)
  tail.set([3, 0])
  const view = new DataView(tail.buffer)
  view.setUint32(
    2,
    pieces.reduce((sum, piece) => crc32(piece, sum), 0),
    true,
  )
  view.setUint32(6, sizeOf(pieces), true)
  return joined([gzipHead, ...blocks, tail])
}

function deflatedPiece(piece: Bytes): Promise<Bytes> {
  const known = deflated.get(piece)
  if (known) return known
  const block = deflateFlushed(piece)
  deflated.set(piece, block)
  return block
}

/** Flushed in full, it ends with a whole byte and refers to nothing before it. */
async function deflateFlushed(piece: Bytes): Promise<Bytes> {
  const options = { finishFlush: constants.Z_FULL_FLUSH }
  return new Uint8Array(
    piece.byteLength > small ? await deflate(piece, options) : deflateRawSync(piece, options),
  )
}

const sizeOf = (pieces: Pieces): number => pieces.reduce((sum, { byteLength }) => sum + byteLength, 0)
