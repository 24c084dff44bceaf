import { expect, it } from 'vitest'
import { sizedFor, srcSetOf } from './uploads'

const upload = `/uploads/${'0a'.repeat(16)}.png`

it('an upload of the embedded server is asked for in narrower forms', () => {
  expect(srcSetOf(upload)).toBe(`${upload}?w=64 64w, ${upload}?w=320 320w, ${upload}?w=1280 1280w`)
})

it.each(['/uploads/1.png', '/images/a.svg', `https://a.example${upload}`, `${upload}?x`, ''])(
  'another image is asked for as it is: %s',
  (address) => expect(srcSetOf(address)).toBeUndefined(),
)

it.each([
  [32, '?w=64'],
  [64, '?w=64'],
  [96, '?w=320'],
  [1280, '?w=1280'],
  [1400, ''],
])('a place of %i pixels takes the narrowest form that fills it', (pixels, form) => {
  expect(sizedFor(upload, pixels)).toBe(upload + form)
  expect(sizedFor('/images/a.svg', pixels)).toBe('/images/a.svg')
})
