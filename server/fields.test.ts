import { describe, expect, it } from 'vitest'
import type { EndpointName } from '../src/contract/endpoints'
import { limits } from '../src/contract/limits'
import { kindOfText } from '../src/contract/fields/texts'
import { createMemoryServer } from './memoryServer'
import { ask } from './testing/api'
import { fields, longest } from './testing/fieldsOf'
import { samples, userId } from './testing/samples'

const server = createMemoryServer('small')
const sample = samples({ id: userId('SUPER_ADMIN') }, 'no-such-token')

const texts = fields.filter(({ kind }) => kind === 'string')
const lists = fields.filter(({ kind }) => kind === 'array')
const [ofMany, counted] = [true, false].map((isOfMany) =>
  lists.filter(({ name }) => name.startsWith('bulk') === isOfMany),
) as [typeof lists, typeof lists]

const errorsOf = async (name: EndpointName, over: object) => {
  const { params, body } = sample[name]
  const token = await server.tokenOf('SUPER_ADMIN')
  return ask(server, name, { token, params, body: { ...body, ...over } })
}

describe('each field of each body', () => {
  it('is a text, a list, a number, a flag or one of several words', () => {
    expect(new Set(fields.map(({ kind }) => kind))).toEqual(
      new Set(['string', 'array', 'number', 'boolean', 'enum', 'union']),
    )
  })

  it.each(texts)('$name: $field is a text of a kind, and refused where it is too long', async (text) => {
    const most = longest(text.schema) ?? 0
    expect(kindOfText(text.schema)).toBeDefined()
    expect(most).toBeGreaterThan(0)
    if (most >= limits.richText) return
    const answer = await errorsOf(text.name, { [text.field]: 'x'.repeat(most + 1) })
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toMatchObject({
      [text.field]: expect.stringContaining(`is too long: ${most} characters at most`) as string,
    })
  })

  it.each(counted)('$name: $field is a list of so many at most', async ({ name, field, schema }) => {
    expect(longest(schema)).toBe(limits.related)
    const ids = Array.from({ length: limits.related + 1 }, () => 1)
    const answer = await errorsOf(name, { [field]: ids })
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toMatchObject({
      [field]: expect.stringMatching(/^Choose 100 .+ at most$/) as string,
    })
    const repeated = await errorsOf(name, { [field]: ids.slice(1) })
    expect([200, 201]).toContain(repeated.status)
  })

  // What a call with more of them gets is tested in handlers/bulk/bulk.test.ts.
  it.each(ofMany)('$name: $field is a list of as many records as one call changes', ({ schema }) =>
    expect(longest(schema)).toBe(limits.bulk),
  )
})

describe('an image', () => {
  const withImage = fields.filter(({ field }) => /image$/i.test(field))
  it.each(withImage)('of $name has https or is of this host', async ({ name, field }) => {
    for (const address of [
      'http://a.example/b.png',
      'data:image/png;base64,AA',
      'javascript:alert(1)',
      '//a.example/b.png',
      'https://user@a.example/b.png',
      '/api/auth/verify/x',
      '/uploads/../api/profile',
      '/uploads/%2E%2e/api/profile',
      '\u202e/uploads/1.png',
    ]) {
      const answer = await errorsOf(name, { [field]: address })
      expect(answer.status, address).toBe(422)
      expect(Object.keys(answer.body.errors ?? {})).toEqual([field])
    }
    const answer = await errorsOf(name, { [field]: 'https://a.example/b.png' })
    expect([200, 201]).toContain(answer.status)
  })
})
