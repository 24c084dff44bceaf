import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { endpointNames, endpoints, type Endpoint } from '../../src/contract/endpoints'
import { createMemoryServer } from '../memoryServer'
import { addressOf, read } from '../testing/api'
import { inPaths, inTexts } from '../testing/attacks'
import { samples, userId } from '../testing/samples'

/** Each name that may stand behind the `?` of a call. */
const entries = endpointNames.flatMap((name) => {
  const { query }: Endpoint = endpoints[name]
  const fields = Object.entries(query?.shape ?? {})
  // A search and names may hold anything; `server/handlers/query` tries them, and several filters.
  const own = fields.filter(([field]) => !(name === 'projectQuery' && ['search', 'named'].includes(field)))
  return own.map(([field, schema]) => ({ name, field, good: goodFor(schema), isList: isList(schema) }))
})
/** Those of which the last of several counts; a cursor comes from an answer. */
const once = entries.filter(
  ({ name, field, isList }) => !isList && (name !== 'projectQuery' || !['after', 'before'].includes(field)),
)

/** A number; where the field takes certain words alone the first of them; a moment for any other text. */
function goodFor(schema: z.core.$ZodType): string {
  const { enum: words, type } = z.toJSONSchema(schema) as { enum?: readonly string[]; type?: string }
  return words?.[0] ?? (type === 'string' ? '2026-03-01T00:00:00Z' : '1')
}

function isList(schema: z.core.$ZodType): boolean {
  return (z.toJSONSchema(schema) as { type?: string }).type === 'array'
}

describe('what stands behind the ? of an address', () => {
  const server = createMemoryServer('small')
  const ask = async (name: (typeof endpointNames)[number], search: string) => {
    const { params } = samples({ id: userId('SUPER_ADMIN') })[name]
    const token = await server.tokenOf('SUPER_ADMIN')
    const headers = { authorization: `Bearer ${token}` }
    const address = new URL(addressOf(name, params))
    address.search = `${address.search}&${search}`
    return read(await server.handle(new Request(address, { headers })))
  }

  it('is there for some call', () => expect(entries.length).toBeGreaterThan(0))

  it.each(entries)('$name takes nothing odd in $field', async ({ name, field }) => {
    const odd = [
      ...Object.values(inTexts).map(encodeURIComponent),
      ...inPaths,
      '',
      '%',
      '1e9',
      '-1',
      '9'.repeat(40),
    ]
    for (const value of odd) {
      const { status, body } = await ask(name, `${field}=${value}`)
      expect(status, value).toBe(422)
      expect(body.errors, value).toEqual({ [field]: expect.stringMatching(/\w+ \w+/) as string })
    }
  })

  it.each(once)('$name takes the last of several of $field', async ({ name, field, good }) => {
    expect((await ask(name, `${field}=odd&${field}=${good}`)).status).toBe(200)
    expect((await ask(name, `${field}=${good}&${field}=odd`)).status).toBe(422)
  })
})
