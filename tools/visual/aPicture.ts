import { PNG } from 'pngjs'

interface Drawing {
  width?: number
  height?: number
  /** Left edge of the box, in px. */
  left?: number
  /** Red, green and blue of the box. */
  color?: [number, number, number]
}

/** A PNG for tests: a box of 4 × 4 px on white, 20 × 20 px by default. */
export function aPicture({ width = 20, height = 20, left = 2, color = [200, 0, 0] }: Drawing = {}): Buffer {
  const picture = new PNG({ width, height })
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const isBox = x >= left && x < left + 4 && y >= 2 && y < 6
      picture.data.set([...(isBox ? color : [255, 255, 255]), 255], (y * width + x) * 4)
    }
  return PNG.sync.write(picture)
}
