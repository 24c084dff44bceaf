import { describe, expect, it } from 'vitest'
import { roles } from './access/roles'
import { mediaTypes } from './entities'
import { aboutWord, claimStatusWord, countWord, mediaTypeWord, roleWord } from './words'

describe('the words of the wire', () => {
  it('name each role', () => {
    expect(roles.map(roleWord)).toEqual(['Super admin', 'Admin', 'Content editor', 'Normal', 'Blocked'])
  })

  it('name each type of media and each status of a claim', () => {
    expect(mediaTypes.map(mediaTypeWord)).toEqual(['YouTube', 'Image'])
    expect(['PENDING', 'APPROVED', 'REJECTED'].map(claimStatusWord)).toEqual([
      'Pending',
      'Approved',
      'Rejected',
    ])
  })

  it.each([roleWord, mediaTypeWord, claimStatusWord])(
    'leave what they do not know as it was sent',
    (word) => {
      for (const value of ['AUDITOR', 'super_admin', '', 'constructor', '__proto__'])
        expect(word(value)).toBe(value)
    },
  )
})

describe('a count', () => {
  it.each([
    [0, '0'],
    [7, '7'],
    [579_028, '579,028'],
    [1_000_000, '1,000,000'],
  ])('of %d is read as %s', (count, words) => {
    expect(countWord(count)).toBe(words)
    expect(aboutWord(count)).toBe(words)
  })

  it.each([
    [0, '0'],
    [7, '7'],
    [412, '412'],
    [12_345, '12,300'],
    [579_028, '579,000'],
    [999_688, '1,000,000'],
  ])('that is estimated to be %d is read as about %s', (count, words) => {
    expect(countWord(count, true)).toBe(words)
    expect(aboutWord(count, true)).toBe(`about ${words}`)
  })
})
