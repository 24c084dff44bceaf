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

/**
 * Compares two PNG files, pixel by pixel and without tolerance: they come from one machine. Undefined where nothing
 * differs. Pictures of different size are laid on each other at their top left corners.
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
  if (pixels === 0) return undefined
  const isOtherSize = one.width !== other.width || one.height !== other.height
  return { pixels, isOtherSize, picture: PNG.sync.write(picture) }
}

/** The pixels on a canvas of this size; what lies outside of the picture has a colour that no page uses. */
function spread(picture: PNG, width: number, height: number): Uint8Array {
  if (picture.width === width && picture.height === height) return picture.data
  const canvas = new PNG({ width, height })
  for (let place = 0; place < canvas.data.length; place += 4) canvas.data.set([255, 0, 255, 255], place)
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0)
  return canvas.data
}
