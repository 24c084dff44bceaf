import { endpoints, type Endpoint, type EndpointName } from '../../src/contract/endpoints'
import { headers, limits } from '../../src/contract/limits'
import { textParams } from '../http/route'
import { keptCalls } from '../kept/keptCalls'
import { schema, type Json } from './schema'

/** What stands in its path, as OpenAPI writes it. */
export function pathParameters({ path }: Endpoint): Json[] {
  const names = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name ?? '')
  return names
    .filter((name) => name !== 'product')
    .map((name) => ({
      name,
      in: 'path',
      required: true,
      schema: textParams.includes(name)
        ? { type: 'string' }
        : { type: 'integer', minimum: 1, maximum: limits.id },
    }))
}

/** What may stand behind its `?`. */
export function queryParameters({ query }: Endpoint): Json[] {
  const properties = query ? (schema(query, 'input').properties as Json) : {}
  return Object.entries(properties).map(([name, shape]) => ({ name, in: 'query', schema: shape }))
}

/** The headers that it reads. */
export function headerParameters(name: EndpointName): Json[] {
  const ifMatch = {
    name: 'If-Match',
    in: 'header',
    description: 'ETag of the record',
    schema: { type: 'string' },
  }
  if (isCreate(name))
    return [
      { name: headers.idempotencyKey, in: 'header', schema: { type: 'string', maxLength: 200 } },
      ...(isRemoval(name) ? [ifMatch] : []),
    ]
  if (keptCalls[name])
    return [
      { name: 'If-None-Match', in: 'header', description: 'ETag of an answer', schema: { type: 'string' } },
    ]
  return hasVersion(name) && endpoints[name].method === 'PUT' ? [ifMatch] : []
}

/** Adds something: it keeps the answer to an `Idempotency-Key`. */
export const isCreate = (name: EndpointName): boolean => name.endsWith('Create')
/** Removes a record, of which the caller may name the version. */
export const isRemoval = (name: EndpointName): boolean => /^(merge|removal)Create$/.test(name)
/** Its record has a version, the ETag. */
export const hasVersion = (name: EndpointName): boolean =>
  /One$|Update$|^profile$/.test(name) || keptCalls[name] !== undefined
