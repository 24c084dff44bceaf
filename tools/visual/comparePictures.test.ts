import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { comparePictures } from './comparePictures'
import { aPicture } from './aPicture'

describe('comparing two pictures', () => {
  it('finds none between a picture and itself', () => {
    expect(comparePictures(aPicture(), aPicture())).toBeUndefined()
  })

  it('finds none where only the compression differs', () => {
    const repacked = PNG.sync.write(PNG.sync.read(aPicture()), { deflateLevel: 0 })
    expect(repacked.equals(aPicture())).toBe(false)
    expect(comparePictures(aPicture(), repacked)).toBeUndefined()
  })

  it('counts the pixels of a box that has another colour', () => {
    const difference = comparePictures(aPicture(), aPicture({ color: [0, 0, 255] }))
    expect(difference).toMatchObject({ pixels: 16, isOtherSize: false })
  })

  it('sees the smallest step of a colour', () => {
    expect(comparePictures(aPicture(), aPicture({ color: [200, 0, 1] }))?.pixels).toBe(16)
  })

  it('lets a few faint pixels pass, and no strong one', () => {
    const withDot = (color: number) => {
      const picture = PNG.sync.read(aPicture())
      picture.data.set([color, color, color], 0)
      return PNG.sync.write(picture)
    }
    expect(comparePictures(aPicture(), withDot(250))).toBeUndefined()
    expect(comparePictures(aPicture(), withDot(200))?.pixels).toBe(1)
  })

  it('sees a box that moved by one pixel', () => {
    expect(comparePictures(aPicture(), aPicture({ left: 3 }))?.pixels).toBe(8)
  })

  it('counts what only the taller picture has', () => {
    const difference = comparePictures(aPicture(), aPicture({ height: 22 }))
    expect(difference).toMatchObject({ pixels: 40, isOtherSize: true })
    expect(comparePictures(aPicture({ width: 24 }), aPicture())?.pixels).toBe(80)
  })

  it('draws what differs in red, and nothing else', () => {
    const drawn = PNG.sync.read(comparePictures(aPicture(), aPicture({ left: 3 }))?.picture ?? Buffer.of())
    const red = Array.from({ length: drawn.width * drawn.height }, (_, place) => place).filter(
      (place) => drawn.data.subarray(place * 4, place * 4 + 3).toString('hex') === 'ff0000',
    )
    expect(new Set(red.map((place) => place % drawn.width))).toEqual(new Set([2, 6]))
    expect(red).toHaveLength(8)
  })
})
