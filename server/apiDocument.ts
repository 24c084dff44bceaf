import * as z from 'zod/mini'
import { Failure } from '../src/contract/answers'
import { endpointNames, endpoints, type Endpoint, type EndpointName } from '../src/contract/endpoints'
import { summaries } from '../src/contract/summaries'
import { headers, limits } from '../src/contract/limits'
import { textParams } from './http/route'
import { keptCalls } from './kept/keptCalls'

type Json = Readonly<Record<string, unknown>>

const accessWords: Readonly<Record<Endpoint['access'], string>> = {
  anyone: 'Anyone; a token that is sent has to be a good one.',
  signedIn: 'Every signed-in user who is not BLOCKED.',
  staff: 'CONTENT_EDITOR, ADMIN and SUPER_ADMIN.',
  admin: 'ADMIN and SUPER_ADMIN.',
  superAdmin: 'SUPER_ADMIN alone.',
}

/** Sentences for the refusals that a call of this kind can meet. */
const refusals = {
  400: 'The address or the body cannot be read.',
  401: 'No token, or one that does not let anybody in.',
  403: 'The role of the caller does not allow this.',
  404: 'There is no such record.',
  409: 'The name is taken, or the same form is being saved already.',
  412: 'Somebody else has changed the record since it was read.',
  413: 'The body is too large.',
  415: 'The body has another type.',
  422: 'Something in the body is not right: a sentence by field.',
  429: 'Too many attempts; `Retry-After` holds the seconds.',
} as const

/**
 * The calls of the endpoint table as an OpenAPI 3.1 document. `productSlug` fills the `{product}` of the paths, `basePath`
 * is where the server mounts them.
 */
export function apiDocument(options: { productSlug?: string; basePath?: string } = {}): Json {
  const { productSlug = 'osn', basePath = '/api' } = options
  const paths: Record<string, Record<string, Json>> = {}
  for (const name of endpointNames) {
    const { path, method } = endpoints[name]
    const address = path.replace('{product}', productSlug)
    paths[address] = { ...paths[address], [method.toLowerCase()]: operation(name) }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Open-source project directory: admin API',
      version: '1.0.0',
      description:
        'Every call of the admin console. Ids are whole numbers; relations in bodies are lists of ids. ' +
        `Answers to signed-in callers carry ${headers.idempotencyKept}: for so many seconds a create that is sent ` +
        `again with the same ${headers.idempotencyKey} and body gets its first answer.`,
    },
    servers: [{ url: basePath || '/' }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Failure: failure },
    },
    paths,
  }
}

const failure: Json = {
  type: 'object',
  properties: {
    success: { const: false },
    ...(schema(Failure, 'output').properties as Json),
  },
}

function operation(name: EndpointName): Json {
  const row: Endpoint = endpoints[name]
  const needsToken = row.access !== 'anyone'
  return {
    operationId: name,
    summary: summaries[name],
    description: accessWords[row.access] + (row.offer ? ` Only where \`${row.offer}\` is offered.` : ''),
    tags: [row.path.split('/')[1]],
    security: needsToken ? [{ bearer: [] }] : name === 'login' ? [] : [{}, { bearer: [] }],
    parameters: [...pathParameters(row), ...queryParameters(row), ...headerParameters(name)],
    ...(row.body ? { requestBody: requestBody(row.body) } : {}),
    responses: {
      [isCreate(name) ? '201' : '200']: success(name),
      ...(keptCalls[name] ? { 304: { description: 'The caller has this answer already.' } } : {}),
      ...Object.fromEntries(statuses(name).map((status) => [status, refusal(refusals[status])])),
    },
  }
}

function pathParameters({ path }: Endpoint): Json[] {
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

function queryParameters({ query }: Endpoint): Json[] {
  const properties = query ? (schema(query, 'input').properties as Json) : {}
  return Object.entries(properties).map(([name, shape]) => ({ name, in: 'query', schema: shape }))
}

function headerParameters(name: EndpointName): Json[] {
  if (isCreate(name))
    return [{ name: headers.idempotencyKey, in: 'header', schema: { type: 'string', maxLength: 200 } }]
  if (keptCalls[name])
    return [
      { name: 'If-None-Match', in: 'header', description: 'ETag of an answer', schema: { type: 'string' } },
    ]
  return hasVersion(name) && endpoints[name].method === 'PUT'
    ? [{ name: 'If-Match', in: 'header', description: 'ETag of the record', schema: { type: 'string' } }]
    : []
}

function requestBody(body: NonNullable<Endpoint['body']>): Json {
  const content =
    body === 'file'
      ? {
          'multipart/form-data': {
            schema: {
              type: 'object',
              required: ['file'],
              properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
            },
          },
        }
      : { 'application/json': { schema: schema(body, 'input') } }
  return { required: true, content }
}

function success(name: EndpointName): Json {
  const row = endpoints[name]
  const answer = schema(row.answer, 'output')
  const enveloped = {
    type: 'object',
    required: ['success', 'data'],
    properties: { success: { const: true }, message: { type: 'string' }, data: answer },
  }
  return {
    description: 'Done.',
    ...(hasVersion(name) ? { headers: { ETag: { schema: { type: 'string' } } } } : {}),
    content: { 'application/json': { schema: row.envelope === 'data' ? enveloped : answer } },
  }
}

function refusal(description: string): Json {
  return {
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
  }
}

function statuses(name: EndpointName): (keyof typeof refusals)[] {
  const row: Endpoint = endpoints[name]
  const hasId = /\{(?!product)\w+\}/.test(row.path)
  return [
    ...(row.body || hasId ? [400 as const] : []),
    ...(name === 'magicLink' || name === 'verify' ? [] : [401 as const]),
    ...(['staff', 'admin', 'superAdmin'].includes(row.access) ? [403 as const] : []),
    ...((hasId && name !== 'userList') || name === 'magicLink' ? [404 as const] : []),
    ...(isCreate(name) || /^(tag|category|languageStack)Update$/.test(name) ? [409 as const] : []),
    ...(hasVersion(name) && row.method === 'PUT' ? [412 as const] : []),
    ...(row.body ? [413 as const, 415 as const] : []),
    ...(row.body || row.query ? [422 as const] : []),
    ...(name === 'login' || name === 'magicLink' ? [429 as const] : []),
  ]
}

const isCreate = (name: EndpointName): boolean => name.endsWith('Create')
const hasVersion = (name: EndpointName): boolean =>
  /One$|Update$|^profile$/.test(name) || keptCalls[name] !== undefined

function schema(shape: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...printed } = z.toJSONSchema(shape, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const sent = io === 'output' ? sentShape(zodSchema) : undefined
      if (!sent) return
      for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key)
      Object.assign(jsonSchema, schema(sent, io))
    },
  })
  return printed
}

/**
 * The contract reads leniently what a host may leave out or send as null, or as bare ids; this server sends the whole.
 * Returns the shape that it sends, or undefined where the schema says that already.
 */
function sentShape({ _zod: { def } }: z.core.$ZodTypes): z.core.$ZodType | undefined {
  if (def.type === 'pipe' && isTransform(def.out)) return withoutNothing(def.in)
  if (def.type !== 'union') return undefined
  const whole = def.options.filter((option) => !isRewritten(option))
  return whole.length === 1 && whole.length < def.options.length ? whole[0] : undefined
}

const kind = ({ _zod: { def } }: z.core.$ZodType) =>
  def as z.core.$ZodTypeDef & { out?: z.core.$ZodType; innerType?: z.core.$ZodType }
const isTransform = (schema: z.core.$ZodType): boolean => kind(schema).type === 'transform'

function isRewritten(schema: z.core.$ZodType): boolean {
  const { out } = kind(schema)
  return out !== undefined && isTransform(out)
}

/** The shape inside `nullish`. */
function withoutNothing(schema: z.core.$ZodType): z.core.$ZodType {
  const { type, innerType } = kind(schema)
  return innerType && (type === 'optional' || type === 'nullable') ? withoutNothing(innerType) : schema
}
