import { inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { markPicture } from './markPicture'

it('draws a whole PNG, the same for the same seed', () => {
  const content = Buffer.from(markPicture(7))
  expect([content.readUInt32BE(16), content.readUInt32BE(20)]).toEqual([480, 320])
  const start = content.indexOf('IDAT')
  const lines = inflateSync(content.subarray(start + 4, start + 4 + content.readUInt32BE(start - 4)))
  expect(lines).toHaveLength(320 * (1 + 480))
  const palette = content.indexOf('PLTE')
  expect(lines.reduce((most, one) => Math.max(most, one), 0)).toBeLessThan(
    content.readUInt32BE(palette - 4) / 3,
  )
  expect(Buffer.from(markPicture(7)).equals(content)).toBe(true)
})

it('draws the same at another width', () => {
  const content = Buffer.from(markPicture(7, 64))
  expect([content.readUInt32BE(16), content.readUInt32BE(20)]).toEqual([64, 43])
  const paletteOf = (picture: Buffer) =>
    picture.subarray(picture.indexOf('PLTE'), picture.indexOf('IDAT') - 4)
  expect(paletteOf(content).equals(paletteOf(Buffer.from(markPicture(7))))).toBe(true)
  expect(content.length).toBeLessThan(2048)
})

it('draws a small one of its own for each of a thousand seeds', () => {
  const pictures = Array.from({ length: 1000 }, (_, seed) => Buffer.from(markPicture(seed)))
  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(1000)
  for (const picture of pictures) expect(picture.length).toBeLessThan(8192)
})
