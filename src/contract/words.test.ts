import { describe, expect, it } from 'vitest'
import { roles } from './access/roles'
import { mediaTypes } from './entities'
import { claimStatusWord, mediaTypeWord, roleWord } from './words'

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
