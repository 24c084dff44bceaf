import { describe, expect, it } from 'vitest'
import { createMemoryServer } from '../memoryServer'
import { ask } from '../testing/api'
import { cleanLine, cleanLines } from './cleanTexts'

describe('a line of text', () => {
  it.each([
    ['Re\u200bact', 'React'],
    ['Re\u200dact', 'React'],
    ['\ufeffReact\u2060', 'React'],
    ['a\u202egnp.exe', 'agnp.exe'],
    ['tab\tand\nbreak\r\nand\u2028more', 'tab and break and more'],
    ['bell\u0007, delete\u007f, next\u009f', 'bell, delete, next'],
    ['cafe\u0301', 'caf\u00e9'],
    ['soft\u00adhyphen', 'softhyphen'],
    ['x\u{e0061}\u{e007f}', 'x'],
    ['\u3164', ''],
  ])('loses what nobody sees: %j', (text, clean) => {
    expect(cleanLine(text)).toBe(clean)
    expect(cleanLine(clean)).toBe(clean)
  })

  it.each([
    'React',
    'żółw 🧪',
    '👩‍👩‍👧 family',
    '🏳️‍🌈',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿 England',
    'می‌خواهم',
    'क्‍ष',
    ' kept  blanks ',
    'ẹ̀kọ́'.normalize('NFC'),
  ])('keeps what is seen: %s', (text) => expect(cleanLine(text)).toBe(text))
})

it('several lines keep their breaks and tabs', () => {
  expect(cleanLines('a\r\nb\rc\u2029d\te\u0000\u200b')).toBe('a\nb\nc\nd\te')
})

describe('a stored text', () => {
  it('is cleaned, and the answer has its version only where it is stored as it was sent', async () => {
    const server = createMemoryServer('small')
    const token = await server.tokenOf('ADMIN')
    const put = (title: string) =>
      ask(server, 'opportunityUpdate', {
        token,
        params: { opportunityId: 1 },
        body: { title, description: 'one\r\ntwo', opportunityId: 1 },
      })
    const answer = await put('Help\u200b with the do\u0301cs')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('etag')).toBeNull()
    const { body, headers } = await ask(server, 'opportunityOne', { token, params: { id: 1 } })
    expect(body.data).toMatchObject({ title: 'Help with the dócs', description: 'one\ntwo' })
    expect(headers.get('etag')).not.toBeNull()
    const plain = await ask(server, 'tagUpdate', {
      token,
      params: { tagId: 1 },
      body: { name: 'x', tagId: 1 },
    })
    expect(plain.headers.get('etag')).not.toBeNull()
  })

  it('cannot be a name that looks empty', async () => {
    const server = createMemoryServer('small')
    const token = await server.tokenOf('ADMIN')
    for (const name of [
      '\u200b',
      '\u3164',
      '\u2800\u2800',
      '\u00ad',
      '\u0301',
      '\u202e \u200f',
      '\u{e0041}',
    ]) {
      const answer = await ask(server, 'tagCreate', { token, body: { name } })
      expect(answer.status, JSON.stringify(name)).toBe(422)
      expect(answer.body.errors).toEqual({ name: 'Name is required' })
    }
  })
})
