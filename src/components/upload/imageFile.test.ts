import { describe, expect, it } from 'vitest'
import { limits } from '../../contract/limits'
import { imageProblem } from './imageFile'

const file = (over: Partial<{ name: string; type: string; size: number }> = {}) => ({
  name: 'logo.png',
  type: 'image/png',
  size: 5000,
  ...over,
})

describe('imageProblem', () => {
  it.each(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'])('takes %s', (type) => {
    expect(imageProblem(file({ type }))).toBeUndefined()
  })

  it.each(['image/svg+xml', 'text/html', 'application/pdf', ''])('refuses the type "%s"', (type) => {
    expect(imageProblem(file({ name: 'x', type }))).toContain('x is not an image that can be shown')
  })

  it('takes a file of the limit and refuses one byte more, in words that differ', () => {
    expect(imageProblem(file({ size: limits.upload }))).toBeUndefined()
    expect(imageProblem(file({ size: limits.upload + 1 }))).toBe(
      'logo.png is too large: 10.1 MB, and 10 MB at most can be uploaded',
    )
  })

  it('refuses an empty file', () => {
    expect(imageProblem(file({ size: 0 }))).toBe('logo.png is empty')
  })
})
