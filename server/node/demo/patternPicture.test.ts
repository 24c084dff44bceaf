import { inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { patternPicture } from './patternPicture'

it('draws a whole PNG, the same for the same seed', () => {
  const content = Buffer.from(patternPicture(7))
  expect([content.readUInt32BE(16), content.readUInt32BE(20)]).toEqual([480, 320])
  const start = content.indexOf('IDAT')
  const lines = inflateSync(content.subarray(start + 4, start + 4 + content.readUInt32BE(start - 4)))
  expect(lines).toHaveLength(320 * (1 + 480 * 3))
  expect(Buffer.from(patternPicture(7)).equals(content)).toBe(true)
  expect(Buffer.from(patternPicture(8)).equals(content)).toBe(false)
})
