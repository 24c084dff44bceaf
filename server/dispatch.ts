import {
  endpoints,
  repeatable,
  type Acknowledgement,
  type Answer,
  type Body,
  type Endpoint,
  type EndpointName,
  type Params,
  type Query,
} from '../src/contract/endpoints'
import { authorise, bearerToken, requireToken, type Caller } from './access/auth'
import { acknowledge, type Call, type CallerOf, type Context, type Reply } from './call'
import type { Database, Tables } from './database/port'
import { handlers } from './handlers/handlers'
import { checkShape } from './http/checkShape'
import { cleanTexts } from './http/cleanTexts'
import { filterFirst, longTexts, type SafeHtml } from './http/filterTexts'
import { requireMatch } from './http/entityTag'
import { HttpError, invalid } from './http/HttpError'
import { isFromThisMachine } from './http/local'
import { networkOf } from './http/network'
import { keepImage, readJson } from './http/readBody'
import { readQuery } from './http/readQuery'
import type { Route } from './http/route'
import { filterRichText } from './richTextFilter'
import { alone, submissionOf } from './access/alone'
import { idempotencyKey, inFlight, once } from './access/idempotency'
import { deviceName } from './access/device'
import { sha256 } from './access/tokens'
import type { Actor } from './trail/Notes'
import { recordChanges } from './trail/recordChanges'
import { recordRefusal } from './trail/recordRefusal'

/** A request whose row of the endpoint table is known. */
export interface Task {
  route: Route
  request: Request
  /** Network address of the caller. */
  from: string
  /** Names the request in the trail; '' where it has no name. */
  requestId: string
  context: Context
  database: Database
  /** Token and key of the creates that are under way in this process. */
  submissions: Set<string>
  /** Receives the caller's id as soon as it is known. */
  onCaller: (userId: number) => void
}

/** Signing in works whatever token a client still has. */
const withoutToken: readonly EndpointName[] = ['login', 'magicLink', 'verify']
/**
 * Calls that hash a password, send a mail or keep a file: that takes long and must happen once, so it stays outside of
 * transactions, which hold others up and may run again.
 */
const withSlowWork: readonly EndpointName[] = [
  'login',
  'magicLink',
  'upload',
  'passwordChange',
  'userInvite',
  'superAdminDemote',
]

/**
 * Checks the caller, then the body, then lets the row's handler work, all in one transaction but for `withSlowWork`.
 * Throws an `HttpError` when the call may not or cannot be carried out.
 */
export async function dispatch(task: Task): Promise<Reply<unknown>> {
  const { route, from: address, requestId, context, database } = task
  const actor: Actor = { user: undefined, address, requestId, call: route.name }
  try {
    return await run(task, route.name, actor)
  } catch (error) {
    const refusal = error instanceof HttpError ? error.refusal : undefined
    if (refusal) {
      const log = (failure: unknown) => context.later(route.name, () => Promise.reject(failure))
      await recordRefusal(refusal, { database, context, actor }, log)
    }
    throw error
  }
}

async function run<N extends EndpointName>(task: Task, name: N, actor: Actor): Promise<Reply<Answer<N>>> {
  const { request, context, database } = task
  const { access } = endpoints[name]
  const token = withoutToken.includes(name) ? undefined : bearerToken(request)
  requireToken(token, access)
  const tokenHash = token === undefined ? undefined : await sha256(token)
  const callerIn = async (tables: Tables) => {
    const onCaller = ({ user }: Caller) => {
      actor.user = user
      task.onCaller(user.id)
    }
    return authorise(tables, tokenHash, access, { now: context.clock(), onCaller })
  }
  const transact = <T>(work: (tables: Tables) => Promise<T>) =>
    repeatable(name) === 'read'
      ? database.transaction(work)
      : database.transaction((tables) => recordChanges(tables, { actor, now: context.clock() }, work))

  // Long texts are filtered outside of the transaction too, for a caller who may make the call.
  const withFilter = async (read: Read<N>): Promise<Read<N>> => {
    const row = endpoints[name]
    const texts = 'body' in row && row.body !== 'file' ? longTexts(row.body, read.body) : []
    if (texts.length > 0) await database.transaction(callerIn)
    return { ...read, safeHtml: await filterFirst(texts, context.filterLongText) }
  }

  if (withSlowWork.includes(name)) {
    const caller = tokenHash === undefined ? undefined : await database.transaction(callerIn)
    const read = await readBody(request, name)
    return handlers[name](callOf<N>(task, caller, read, transact))
  }

  // What is wrong with the body is said only to a caller who may make the call.
  const reading = await settled(readBody(request, name, task.route.params).then(withFilter))
  return alone(task.submissions, submissionOf(request, tokenHash), (isFirst) =>
    transact(async (tables) => {
      const caller = await callerIn(tables)
      const read = reading()
      const reply = await handlers[name](callOf<N>(task, caller, read, (work) => work(tables), isFirst))
      // The answer has an ETag only where everything is stored as it was sent (RFC 9110, 9.3.4).
      const { version: _version, ...cleaned } = reply
      return read.isAsSent === false ? cleaned : reply
    }),
  )
}

interface Read<N extends EndpointName> {
  body: Body<N>
  bodyHash: string
  /** Whether the body is as it was sent, with nothing cleaned. */
  isAsSent?: boolean
  safeHtml?: SafeHtml
}

function callOf<N extends EndpointName>(
  task: Task,
  caller: Caller | undefined,
  { body, bodyHash, safeHtml = filterRichText }: Read<N>,
  transact: Call<N>['transact'],
  isFirst: () => boolean = () => true,
): Call<N> {
  const { request, context } = task
  const create: Call<N>['create'] = async (message, work) => {
    const key = idempotencyKey(request)
    const add = async (tables: Tables): Promise<Reply<Acknowledgement>> => {
      const id = await work(tables)
      const reply = acknowledge(message)
      return { status: 201, answer: { ...reply.answer, data: { id } } }
    }
    if (key === undefined || !caller) return transact(add)
    if (!isFirst()) throw inFlight()
    const submission = { userId: caller.user.id, key, bodyHash, now: context.clock() }
    return transact((tables) => once(tables, submission, () => add(tables)))
  }
  return {
    params: task.route.params as Params<N>,
    query: queryOf(request, task.route.name) as Query<N>,
    body,
    caller: caller as CallerOf<N>,
    from: networkOf(task.from),
    isLocal: isFromThisMachine({
      hostname: new URL(request.url).hostname,
      from: task.from,
      hasHeader: (name) => request.headers.has(name),
    }),
    device: deviceName(request.headers.get('user-agent') ?? ''),
    context,
    safeHtml,
    keepImage: () => keepImage(request, context.files),
    transact,
    create,
    requireMatch: (version) => requireMatch(request.headers.get('if-match'), version),
  }
}

function queryOf(request: Request, name: EndpointName): object | undefined {
  const { query }: Endpoint = endpoints[name]
  return query && readQuery(query, new URL(request.url).searchParams)
}

async function readBody<N extends EndpointName>(
  request: Request,
  name: N,
  params: object = {},
): Promise<Read<N>> {
  const row = endpoints[name]
  // A file is read by `keepImage`.
  if (!('body' in row) || row.body === 'file') return { body: undefined as Body<N>, bodyHash: '' }
  const { value, bytes } = await readJson(request)
  const checked: unknown = checkShape(row.body, value)
  const body = cleanTexts(row.body, checked)
  refuseOtherId(params, body)
  return { body: body as Body<N>, isAsSent: body === checked, bodyHash: `${name} ${await sha256(bytes)}` }
}

/** A body that names the record once more, under the name of the address, has to name the same one. */
function refuseOtherId(params: object, body: unknown): void {
  const named = body as Readonly<Record<string, unknown>>
  for (const [name, id] of Object.entries(params))
    if (Object.hasOwn(named, name) && named[name] !== id)
      throw invalid({ [name]: `${name} is another id than that of the address` })
}

/** Waits for the end of `work`, and answers a function that gives its result or throws its error. */
async function settled<T>(work: Promise<T>): Promise<() => T> {
  try {
    const value = await work
    return () => value
  } catch (error) {
    return () => {
      throw error
    }
  }
}
