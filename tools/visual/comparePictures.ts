import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** What differs between two pictures of one story. */
export interface Difference {
  /** Pixels that differ, those that only one of the pictures has among them. */
  pixels: number
  /** Whether width or height differ. */
  isOtherSize: boolean
  /** PNG: what differs in red over the new picture, faded. */
  picture: Buffer
}

/** Less than so many pixels may be noise of drawing. */
const few = 16
/** And only as far as they differ by less, from 0 to 1. */
const faint = 0.05

/**
 * Compares two PNG files, pixel by pixel: they come from one machine. Undefined where nothing differs, or only what a
 * round corner does from run to run: a few pixels, faintly. Pictures of different size are laid on each other at their
 * top left corners.
 */
export function comparePictures(old: Buffer, fresh: Buffer): Difference | undefined {
  if (old.equals(fresh)) return undefined
  const [one, other] = [PNG.sync.read(old), PNG.sync.read(fresh)]
  const width = Math.max(one.width, other.width)
  const height = Math.max(one.height, other.height)
  const picture = new PNG({ width, height })
  const pixels = pixelmatch(
    spread(one, width, height),
    spread(other, width, height),
    picture.data,
    width,
    height,
    { threshold: 0, includeAA: true, checkerboard: false, alpha: 0.2 },
  )
  if (pixels === 0 || (pixels < few && isFaint(one, other))) return undefined
  const isOtherSize = one.width !== other.width || one.height !== other.height
  return { pixels, isOtherSize, picture: PNG.sync.write(picture) }
}

/** Whether two pictures of one size look the same but for faint differences. */
function isFaint(one: PNG, other: PNG): boolean {
  const { width, height } = one
  if (width !== other.width || height !== other.height) return false
  return (
    pixelmatch(one.data, other.data, undefined, width, height, { threshold: faint, includeAA: true }) === 0
  )
}

/** The pixels on a canvas of this size; what lies outside of the picture has a colour that no page uses. */
function spread(picture: PNG, width: number, height: number): Uint8Array {
  if (picture.width === width && picture.height === height) return picture.data
  const canvas = new PNG({ width, height })
  for (let place = 0; place < canvas.data.length; place += 4) canvas.data.set([255, 0, 255, 255], place)
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0)
  return canvas.data
}
