import { crc32, deflateSync } from 'node:zlib'

type Colour = readonly [red: number, green: number, blue: number]

/** Width in pixels. */
const wholeWidth = 480
/** Parts of the width. */
const heightOfWidth = 2 / 3
/** How far from the middle a figure goes, in parts of the height. */
const reach = 3 / 8

/** How many colours the gradient has, from its corner at the top left to the opposite one. */
const steps = 51
/** How much white lies over the gradient: nothing, two edges, a pale shape, and a full one. */
const veils = [0, 0.14, 0.28, 0.62, 0.95] as const
const none = 0
const pale = 0.28
const full = 0.95

/** The white over the point of a figure; both from -1 to 1, downwards, in a square in the middle of the picture. */
type Figure = (x: number, y: number) => number

const inCircle = (x: number, y: number, radius: number) => x * x + y * y < radius * radius
const inSquare = (x: number, y: number, half: number) => Math.max(Math.abs(x), Math.abs(y)) < half
const inDiamond = (x: number, y: number, half: number) => Math.abs(x) + Math.abs(y) < half
const inHexagon = (x: number, y: number, half: number) =>
  Math.max(Math.abs(x), Math.abs(x) / 2 + Math.abs(y) * 0.866) < half
const shade = (isFull: boolean, isPale: boolean) => (isFull ? full : isPale ? pale : none)

const figures: readonly Figure[] = [
  (x, y) => shade(inCircle(x, y, 0.62) && !inCircle(x, y, 0.36), false),
  (x, y) => shade(inCircle(x - 0.22, y, 0.44), inCircle(x + 0.22, y, 0.44)),
  (x, y) => shade(inSquare(x - 0.16, y - 0.16, 0.36), inSquare(x + 0.16, y + 0.16, 0.36)),
  (x, y) => shade(inHexagon(x, y, 0.34), inHexagon(x, y, 0.62)),
  (x, y) => shade(inDiamond(x, y - 0.2, 0.46), inDiamond(x, y + 0.2, 0.46)),
  (x, y) => shade(y > -x * 0.6 - 0.05 && inSquare(x, y, 0.5), inSquare(x, y, 0.5)),
  (x, y) => shade(inCircle(x, y, 0.58) && !inCircle(x - 0.28, y + 0.12, 0.46), false),
  (x, y) =>
    shade(Math.abs(x) < 0.58 && Math.abs(Math.abs(y) - 0.28) < 0.1, Math.abs(y) < 0.1 && Math.abs(x) < 0.58),
  (x, y) =>
    Math.abs(x) < 0.66
      ? shade(Math.abs(y - Math.sin(x * 5) * 0.22) < 0.13, Math.abs(y + Math.sin(x * 5) * 0.22) < 0.13)
      : none,
  (x, y) => shade(inCircle(x, y, 0.2), inCircle(Math.abs(x) - 0.34, Math.abs(y) - 0.34, 0.2)),
  (x, y) =>
    shade(
      Math.abs(x - 0.24 + Math.abs(y)) < 0.16 && Math.abs(y) < 0.52,
      Math.abs(x + 0.14 + Math.abs(y)) < 0.16 && Math.abs(y) < 0.52,
    ),
  (x, y) => shade(inSquare(x, y, 0.54) && Math.min(Math.abs(x), Math.abs(y)) < 0.16, inCircle(x, y, 0.66)),
  (x, y) => shade(x > -0.3 && Math.abs(y) < 0.5 - (x + 0.3) * 0.62, inCircle(x, y, 0.72)),
  (x, y) => shade(inSquare(x, y, 0.56) && (x + 0.56) ** 2 + (y - 0.56) ** 2 < 0.42, inSquare(x, y, 0.56)),
  (x, y) =>
    shade(
      y < 0.5 &&
        y > 0.5 - [0.44, 0.76, 1][Math.floor((x + 0.57) / 0.38)]! &&
        (x + 0.57) % 0.38 < 0.26 &&
        Math.abs(x) < 0.57,
      false,
    ),
  (x, y) => shade(inCircle(x, y, 0.6) && x * y > 0, inCircle(x, y, 0.6)),
]

/** The compressed points of each figure at a width: pictures of the same figure differ in their colours alone. */
const drawn = new Map<string, Buffer>()

/**
 * A mark as PNG, `width` pixels wide and two thirds of that high, of some 4 kB at 480: a simple shape on a gradient. The same
 * `seed` always gives the same one, and the first thousand seeds give different ones.
 */
export function markPicture(seed: number, width = wholeWidth): Uint8Array {
  const height = Math.round(width * heightOfWidth)
  const figure = seed % figures.length
  const key = `${figure} ${width}`
  const points = drawn.get(key) ?? drawPoints(figures[figure]!, width, height)
  drawn.set(key, points)
  // Steps of the golden ratio lie far from each other, however many there are; between the two ends lies olive.
  const hue = 140 + 260 * ((seed * 0.618034 + 0.42) % 1)
  const from = colourOf(0.46, 0.15, hue)
  const to = colourOf(0.72, 0.15, hue + 45)
  const palette = Buffer.alloc(veils.length * steps * 3)
  for (const [row, veil] of veils.entries())
    for (let step = 0; step < steps; step += 1)
      for (let part = 0; part < 3; part += 1) {
        const plain = from[part]! + ((to[part]! - from[part]!) * step) / (steps - 1)
        palette[(row * steps + step) * 3 + part] = plain + (255 - plain) * veil
      }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // 8 bits a point, which are the number of a colour in the palette.
  header.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', points),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function drawPoints(figure: Figure, width: number, height: number): Buffer {
  const veilAt = (x: number, y: number) =>
    figure((x - width / 2) / (height / 2), (y - height / 2) / (height / 2))
  // PNG: each line starts with the number of its filter; 0 is none.
  const lines = Buffer.alloc(height * (1 + width))
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const step = Math.round(((x / width + y / height) / 2) * (steps - 1))
      const isFar = Math.max(Math.abs(x - width / 2), Math.abs(y - height / 2)) > reach * height
      lines[y * (1 + width) + 1 + x] = (isFar ? 0 : nearestVeil(smooth(veilAt, x, y))) * steps + step
    }
  return deflateSync(lines)
}

/** The white over a pixel, by four points of it. */
const smooth = (at: (x: number, y: number) => number, x: number, y: number): number =>
  (at(x + 0.25, y + 0.25) + at(x + 0.75, y + 0.25) + at(x + 0.25, y + 0.75) + at(x + 0.75, y + 0.75)) / 4

const nearestVeil = (wanted: number): number =>
  wanted < 0.07 ? 0 : wanted < 0.21 ? 1 : wanted < 0.45 ? 2 : wanted < 0.785 ? 3 : 4

/** A colour of OKLCH, in which all hues of one lightness look equally light, as sRGB from 0 to 255. */
function colourOf(lightness: number, chroma: number, hue: number): Colour {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    encode(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    encode(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    encode(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ]
}

function encode(linear: number): number {
  const kept = Math.min(1, Math.max(0, linear))
  return 255 * (kept <= 0.0031308 ? 12.92 * kept : 1.055 * kept ** (1 / 2.4) - 0.055)
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const framed = Buffer.alloc(named.length + 8)
  framed.writeUInt32BE(content.length, 0)
  named.copy(framed, 4)
  framed.writeUInt32BE(crc32(named), named.length + 4)
  return framed
}
