import { Failure } from '../../src/contract/answers'
import { endpointNames, endpoints, type Endpoint, type EndpointName } from '../../src/contract/endpoints'
import { summaries } from '../../src/contract/summaries'
import { headers } from '../../src/contract/limits'
import {
  hasVersion,
  headerParameters,
  isCreate,
  isRemoval,
  pathParameters,
  queryParameters,
} from './parameters'
import { schema, type Json } from './schema'
import { keptCalls } from '../kept/keptCalls'

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
  409: 'The name is taken, the record is in use, or the same form is being saved already.',
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
  const named = endpointNames.map((name) => [name, endpoints[name] as Endpoint] as const)
  for (const [name, { path, method, chosenBy }] of named) {
    if (chosenBy !== undefined) continue
    const address = path.replace('{product}', productSlug)
    const chosen = named.find(([, row]) => row.chosenBy && row.path === path && row.method === method)
    const whole = chosen ? withChosen(operation(name), chosen[0]) : operation(name)
    paths[address] = { ...paths[address], [method.toLowerCase()]: whole }
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

/**
 * An operation of a path that another call shares, which is chosen by what stands behind the `?`: OpenAPI has one place for both.
 * The other one stands within it as a whole.
 */
function withChosen(list: Json, name: EndpointName): Json {
  const { chosenBy = '', offer }: Endpoint = endpoints[name]
  const other = operation(name)
  const [answers, others] = [list, other].map(({ responses }) => responses as Record<string, Answered>)
  const schemas = [answers, others].map((each) => each?.['200']?.content['application/json'].schema)
  return {
    ...list,
    description: `${String(list.description)} With \`${chosenBy}\`, where \`${String(offer)}\` is offered: ${summaries[name]}.`,
    parameters: [...(list.parameters as Json[]), ...queryParameters(endpoints[name])],
    responses: {
      ...answers,
      ...others,
      200: { ...answers?.['200'], content: { 'application/json': { schema: { anyOf: schemas } } } },
    },
    [`x-with-${chosenBy}`]: other,
  }
}

interface Answered {
  content: { 'application/json': { schema: Json } }
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
    ...(isCreate(name) || /^(tag|category|languageStack)Update$|^removalUndo$/.test(name)
      ? [409 as const]
      : []),
    ...((hasVersion(name) && row.method === 'PUT') || isRemoval(name) ? [412 as const] : []),
    ...(row.body ? [413 as const, 415 as const] : []),
    ...(row.body || row.query ? [422 as const] : []),
    ...(name === 'login' || name === 'magicLink' ? [429 as const] : []),
  ]
}
