import { expect, it } from 'vitest'
import { srcSetOf } from './uploads'

const upload = `/uploads/${'0a'.repeat(16)}.png`

it('an upload of the embedded server is asked for in narrower forms', () => {
  expect(srcSetOf(upload)).toBe(`${upload}?w=64 64w, ${upload}?w=320 320w, ${upload}?w=1280 1280w`)
})

it.each(['/uploads/1.png', '/images/a.svg', `https://a.example${upload}`, `${upload}?x`, ''])(
  'another image is asked for as it is: %s',
  (address) => expect(srcSetOf(address)).toBeUndefined(),
)
