import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { endpointNames, endpoints, type Endpoint } from '../../src/contract/endpoints'
import { apiDocument } from './apiDocument'
import { keptCalls } from '../kept/keptCalls'
import { createMemoryServer } from '../memoryServer'
import { ask } from '../testing/api'
import { bodyToSend, samples, userId } from '../testing/samples'

type Schema = Parameters<typeof z.fromJSONSchema>[0]

interface Operation {
  operationId: string
  description: string
  parameters: { name: string; in: string; required?: boolean; schema: object }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { description: string; content: Record<string, { schema: Schema }> }>
  security: object[]
  /** The operation of another call with the same path, which is chosen by what stands behind the `?`. */
  [chosen: `x-with-${string}`]: Operation
}
type Document = {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object> }
}

const text = JSON.stringify(apiDocument())
const document = JSON.parse(text) as Document
const operationOf = (name: keyof typeof endpoints): Operation => {
  const { path, method, chosenBy }: Endpoint = endpoints[name]
  const shared = document.paths[path.replace('{product}', 'osn')]?.[method.toLowerCase()]
  const operation = chosenBy && shared ? shared[`x-with-${chosenBy}`] : shared
  if (!operation) throw new Error(`${name} is not in the document`)
  return operation
}

describe('the API document', () => {
  it('is OpenAPI 3.1 and has every row once', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/)
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
    const all = operations.flatMap((one) => [one, ...(one['x-with-limit'] ? [one['x-with-limit']] : [])])
    expect(all.map(({ operationId }) => operationId).sort()).toEqual(endpointNames.toSorted())
  })

  it('refers to nothing that it does not hold', () => {
    const references = Array.from(text.matchAll(/"\$ref":"([^"]+)"/g), ([, reference]) => reference)
    expect(references.length).toBeGreaterThan(0)
    for (const reference of references)
      expect(
        Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`),
      ).toContain(reference)
  })

  it('leaves no shape open', () => {
    const open = Array.from(text.matchAll(/"(\w+)":\{\}/g), ([, field]) => field)
    expect(open).toEqual([])
  })

  it('follows the options', () => {
    const other = apiDocument({ productSlug: 'libre', basePath: '' }) as unknown as Document
    expect(Object.keys(other.paths)).toContain('/admin/libre/0')
    expect(other).toMatchObject({ servers: [{ url: '/' }] })
  })

  describe.each(endpointNames)('about %s', (name) => {
    const row: Endpoint = endpoints[name]
    const operation = operationOf(name)

    it('names its parameters, its body and who may call it', () => {
      const names = Array.from(row.path.matchAll(/\{(?!product)(\w+)\}/g), ([, param]) => param)
      const inPath = operation.parameters.filter((parameter) => parameter.in === 'path')
      expect(inPath.map((parameter) => parameter.name)).toEqual(names)
      expect(inPath.every(({ required }) => required)).toBe(true)
      expect(operation.requestBody !== undefined).toBe(row.body !== undefined)
      const isOpen = operation.security.length === 0 || operation.security.some((way) => !('bearer' in way))
      expect(isOpen).toBe(row.access === 'anyone')
      const offered = /Only where `(\w+)` is offered/.exec(operation.description)?.[1]
      expect(offered).toBe(row.offer)
      for (const response of Object.values(operation.responses)) expect(response.description).toMatch(/\.$/)
    })

    it('says whether its answer has a tag by which it is not sent again', () => {
      const asks = operation.parameters.some((parameter) => parameter.name === 'If-None-Match')
      expect([asks, '304' in operation.responses]).toEqual(keptCalls[name] ? [true, true] : [false, false])
    })

    it('has the shape that the server takes and answers', async () => {
      const server = createMemoryServer('small')
      const token = await server.tokenOf('SUPER_ADMIN')
      await ask(server, 'magicLink', { body: { email: 'admin@example.org' } })
      const link = /verify\/([^/]+)/.exec(server.outbox[0]?.text ?? '')?.[1]
      const { params, body } = samples({ id: userId('SUPER_ADMIN') }, link)[name]
      const answer = await ask(server, name, { token, params, body: bodyToSend({ body }) })
      const schema = operation.responses[answer.status]?.content['application/json']?.schema
      expect(() => z.fromJSONSchema(schema ?? false).parse(answer.body)).not.toThrow()
      const input = operation.requestBody?.content['application/json']?.schema
      if (input) {
        expect(() => z.fromJSONSchema(input).parse(body)).not.toThrow()
        expect(() => z.fromJSONSchema(input).parse({})).toThrow()
      }
    })
  })
})
