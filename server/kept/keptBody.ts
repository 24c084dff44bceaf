import { sha256 } from '../access/tokens'
import { piece, type WrittenRows } from '../database/lists/writtenRows'

/** The body of an answer that is kept, and its tag. */
export interface KeptBody {
  /** The JSON text; a piece that is the same as in an earlier answer may be the same object. */
  pieces: readonly Uint8Array<ArrayBuffer>[]
  /** Bytes of all pieces. */
  size: number
  /** Differs where the text does; without quotes. That of a record begins with its version and a point. */
  tag: string
}

/** Digests of pieces that come again. */
const digests = new WeakMap<Uint8Array, Promise<string>>()

const [head, comma, tail] = ['{"success":true,"data":[', ',', ']}'].map(piece)

/** An answer of a list that the database has written. */
export function listBody(rows: WrittenRows): Promise<KeptBody> {
  return bodyOf([head!, ...rows.flatMap((row, index) => (index === 0 ? [row] : [comma!, row])), tail!])
}

/** An answer with a record of this version, or with something that has none. */
export function recordBody(answer: unknown, version?: number): Promise<KeptBody> {
  return bodyOf([piece(JSON.stringify({ success: true, data: inOrder(answer) }))], version)
}

/** The same value with the fields of objects in the order of their names: databases answer them in different orders. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([field, inner]) => [field, inOrder(inner)]))
}

async function bodyOf(pieces: KeptBody['pieces'], version?: number): Promise<KeptBody> {
  const all = await Promise.all(pieces.map(digestOf))
  const tag = (all.length === 1 ? all[0]! : await sha256(all.join())).slice(0, 24)
  return {
    pieces,
    size: pieces.reduce((sum, { byteLength }) => sum + byteLength, 0),
    tag: version === undefined ? tag : `${version}.${tag}`,
  }
}

function digestOf(part: Uint8Array<ArrayBuffer>): Promise<string> {
  const known = digests.get(part)
  if (known) return known
  const digest = sha256(part)
  digests.set(part, digest)
  return digest
}

/** One piece of several. */
export function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { byteLength }) => sum + byteLength, 0))
  let end = 0
  for (const part of pieces) {
    whole.set(part, end)
    end += part.byteLength
  }
  return whole
}
