import { describe, expect, it } from 'vitest'
import { copiedId, copyName, copyOf } from './copyState'

describe('the name of a copy', () => {
  it('says that it is a copy', () => {
    expect(copyName('React', 200)).toBe('React (copy)')
  })

  it('is no longer than a name may be, and cuts no letter in half', () => {
    expect(copyName('a'.repeat(200), 200)).toBe(`${'a'.repeat(193)} (copy)`)
    expect(copyName(`${'a'.repeat(192)}😀😀`, 200)).toBe(`${'a'.repeat(192)} (copy)`)
  })
})

describe('the way to a form that adds a copy', () => {
  it('says which record is copied, to the form of its kind alone', () => {
    expect(copiedId('project', copyOf('project', 7))).toBe(7)
    expect(copiedId('article', copyOf('project', 7))).toBeUndefined()
  })

  it.each([null, undefined, 'text', { back: true }, { copyOf: { kind: 'project', id: '7' } }])(
    'asks for nothing with another state: %j',
    (state) => expect(copiedId('project', state)).toBeUndefined(),
  )
})
