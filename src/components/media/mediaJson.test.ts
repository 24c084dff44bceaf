import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mediaEntry, readMedia, writeMedia } from './mediaJson'

const talk = { name: 'Talk', url: 'https://youtu.be/abcdefghijk', type: 'YOUTUBE' as const }

describe('readMedia', () => {
  it.each(['', '  ', 'null', '[]'])('reads %j as an empty list', (json) => {
    expect(readMedia(json)).toEqual([])
  })

  it.each(['[', '{}', '"x"', '3', '[1,]', 'undefined'])('says that %j can not be read', (json) => {
    expect(readMedia(json)).toBeUndefined()
  })

  it('reads items, and keeps what it does not understand', () => {
    const odd = { name: 'Song', url: 'x', type: 'AUDIO' }
    expect(readMedia(JSON.stringify([talk, odd, 7]))).toEqual([
      { raw: talk, item: talk },
      { raw: odd, item: undefined },
      { raw: 7, item: undefined },
    ])
  })

  it('takes a missing name for an empty one', () => {
    expect(readMedia('[{"url":"/a.png","type":"IMAGE"}]')?.[0]?.item).toEqual({
      name: '',
      url: '/a.png',
      type: 'IMAGE',
    })
  })
})

describe('writeMedia', () => {
  it('gives entries back with the fields of a host that this console does not know', () => {
    const stored = JSON.stringify([{ ...talk, length: 12 }, 'odd'])
    const entries = readMedia(stored)
    expect(entries && writeMedia([...entries, mediaEntry(talk)])).toBe(
      JSON.stringify([{ ...talk, length: 12 }, 'odd', talk]),
    )
  })

  it('gives every list back as it was', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (list) => {
        const json = JSON.stringify(list)
        const entries = readMedia(json)
        expect(entries && writeMedia(entries)).toBe(json)
      }),
    )
  })
})
