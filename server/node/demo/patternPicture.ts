import { crc32, deflateSync } from 'node:zlib'

type Colour = readonly [red: number, green: number, blue: number]

/** The console's own colours, from deep to light. */
const palette: readonly Colour[] = [
  [36, 38, 50],
  [43, 48, 138],
  [74, 80, 200],
  [127, 134, 238],
  [53, 164, 107],
  [251, 184, 99],
  [239, 241, 246],
]

/** Pixels: a picture is a grid of square tiles. */
const tile = 80
const columns = 6
const rows = 4
const width = tile * columns
const height = tile * rows

/** Whether the point of a tile, both from 0 to 1, lies in its figure. */
type Figure = (x: number, y: number) => boolean
const figures: readonly Figure[] = [
  (x, y) => x * x + y * y < 1,
  (x, y) => (1 - x) ** 2 + y * y < 1,
  (x, y) => x * x + (1 - y) ** 2 < 1,
  (x, y) => (1 - x) ** 2 + (1 - y) ** 2 < 1,
  (x, y) => x + y < 1,
  (x, y) => x < y,
  (x, y) => (x - 0.5) ** 2 + (y - 0.5) ** 2 < 0.1,
  (x, y) => Math.abs(x - 0.5) + Math.abs(y - 0.5) < 0.5,
  (x) => x < 0.5,
  () => false,
]

/** A geometric picture of 480 × 320 pixels as PNG; the same `seed` always gives the same one. */
export function patternPicture(seed: number): Uint8Array {
  const next = randomNumbers(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
  const tiles = Array.from({ length: columns * rows }, () => {
    const ground = pick(palette)
    return { ground, ink: pick(palette.filter((colour) => colour !== ground)), figure: pick(figures) }
  })
  // PNG: each line starts with the number of its filter; 0 is none.
  const lines = Buffer.alloc(height * (1 + width * 3))
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const { ground, ink, figure } = tiles[Math.floor(y / tile) * columns + Math.floor(x / tile)]!
      const share = coverage(figure, (x % tile) / tile, (y % tile) / tile)
      for (let part = 0; part < 3; part += 1)
        lines[y * (1 + width * 3) + 1 + x * 3 + part] = ground[part]! + (ink[part]! - ground[part]!) * share
    }
  return png(lines)
}

/** How much of the pixel at `x`, `y` the figure covers, by nine points of it. */
function coverage(figure: Figure, x: number, y: number): number {
  let inside = 0
  for (let step = 0; step < 9; step += 1)
    if (figure(x + ((step % 3) + 0.5) / 3 / tile, y + (Math.floor(step / 3) + 0.5) / 3 / tile)) inside += 1
  return inside / 9
}

/** Numbers from 0 to 1 in an order that only `seed` decides (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function png(lines: Buffer): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // 8 bits a colour, three colours a pixel.
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  const content = deflateSync(lines, { level: 9 })
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', content),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const framed = Buffer.alloc(named.length + 8)
  framed.writeUInt32BE(content.length, 0)
  named.copy(framed, 4)
  framed.writeUInt32BE(crc32(named), named.length + 4)
  return framed
}
