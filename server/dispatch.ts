import { endpoints, repeatable, type Answer, type EndpointName } from '../src/contract/endpoints'
import { alone, submissionOf } from './access/alone'
import { authorise, bearerToken, isStaff, requireToken, type Caller } from './access/auth'
import { sha256 } from './access/tokens'
import type { Call, ListReply, Reply } from './call'
import type { Database, Tables } from './database/port'
import type { Versions } from './database/versions/versions'
import { handlers } from './handlers/handlers'
import { quoted } from './http/entityTag'
import { filterFirst, longTexts } from './http/filterTexts'
import { HttpError } from './http/HttpError'
import { readBody, settled, type Read } from './http/readCall'
import type { KeptAnswers } from './kept/KeptAnswers'
import { listBody, recordBody, type KeptBody } from './kept/keptBody'
import { keptCalls, readingOf } from './kept/keptCalls'
import { longBody, type LongBody } from './kept/longBody'
import type { KnownCallers } from './kept/KnownCallers'
import { makeCall, type Made } from './makeCall'
import type { Actor } from './trail/Notes'
import { recordChanges } from './trail/recordChanges'
import { recordRefusal } from './trail/recordRefusal'

/** A request whose row of the endpoint table is known. */
export interface Task extends Made {
  /** Names the request in the trail; '' where it has no name. */
  requestId: string
  database: Database
  callers: KnownCallers
  answers: KeptAnswers
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
 * Checks the caller, then the body, then lets the row's handler work, all that it changes in one transaction but for
 * `withSlowWork`. The answer to a call of `keptCalls` is kept. Throws an `HttpError` when the call may not or cannot be carried out.
 */
export async function dispatch(task: Task): Promise<Reply<unknown> | { kept: KeptBody | LongBody }> {
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

async function run<N extends EndpointName>(
  task: Task,
  name: N,
  actor: Actor,
): Promise<Reply<Answer<N>> | { kept: KeptBody | LongBody }> {
  const { request, context, database } = task
  const { access } = endpoints[name]
  const token = withoutToken.includes(name) ? undefined : bearerToken(request)
  requireToken(token, access)
  const tokenHash = token === undefined ? undefined : await sha256(token)
  // What was committed when this is asked counts: a role, a block or a log-out that was answered before the call came in.
  const admit = async (versions?: Versions): Promise<Caller | undefined> => {
    if (tokenHash === undefined) return undefined
    const onCaller = ({ user }: Caller) => {
      actor.user = user
      task.onCaller(user.id)
    }
    const known = versions ?? (await database.versions())
    return authorise(task.callers, tokenHash, access, { now: context.clock(), versions: known, onCaller })
  }
  const transact = <T>(work: (tables: Tables) => Promise<T>) =>
    repeatable(name) === 'read'
      ? database.read(work)
      : database.transaction((tables) => recordChanges(tables, { actor, now: context.clock() }, work))

  const shows = keptCalls[name]
  if (shows) {
    const known = await database.versions()
    const caller = await admit(known)
    const asked = 'query' in endpoints[name] ? new URL(request.url).search : ''
    const key = `${name} ${JSON.stringify(task.route.params)} ${isStaff(caller)} ${asked}`
    const make = async (version: string, left: AbortSignal) => {
      const reading = <T>(work: (tables: Tables) => Promise<T>) => database.read(work, left)
      const reply = await handlers[name](makeCall<N>(task, caller, await readBody(request, name), reading))
      if ('rows' in reply && 'read' in reply.rows) return longBody(reply.rows, { key, shows, version })
      return bodyOf(reply)
    }
    return { kept: await task.answers.get(key, { shows, known, make, caller: () => request.signal }) }
  }

  // Long texts are filtered outside of the transaction too, for a caller who may make the call.
  const withFilter = async (read: Read<N>): Promise<Read<N>> => {
    const row = endpoints[name]
    const texts = 'body' in row && row.body !== 'file' ? longTexts(row.body, read.body) : []
    if (texts.length > 0) await admit()
    return { ...read, safeHtml: await filterFirst(texts, context.filterLongText) }
  }

  if (withSlowWork.includes(name)) {
    const caller = await admit()
    const read = await readBody(request, name)
    return asReply(await handlers[name](makeCall<N>(task, caller, read, transact)))
  }

  // What is wrong with the body is said only to a caller who may make the call.
  const reading = await settled(readBody(request, name, task.route.params).then(withFilter))
  return alone(task.submissions, submissionOf(request, tokenHash), async (isFirst) => {
    const caller = await admit()
    const read = reading()
    return transact(async (tables) => {
      const inside = <T>(work: (tables: Tables) => Promise<T>) => work(tables)
      const reply = asReply(await handlers[name](makeCall<N>(task, caller, read, inside, isFirst)))
      // The answer has an ETag only where everything is stored as it was sent (RFC 9110, 9.3.4).
      const { version, ...cleaned } = reply
      if (version === undefined || read.isAsSent === false) return cleaned
      const tag = await tagAfter(name, task, caller, inside)
      return tag === undefined ? reply : { ...reply, headers: { ...reply.headers, ETag: quoted(tag) } }
    })
  })
}

/** The tag that the record now has which a call has replaced; undefined where answers with it are not kept. */
async function tagAfter(
  name: EndpointName,
  task: Task,
  caller: Caller | undefined,
  transact: Call<EndpointName>['transact'],
): Promise<string | undefined> {
  const reading = readingOf(name)
  if (!reading) return undefined
  const [id = 0] = Object.values(task.route.params)
  const made = { ...task, route: { name: reading, params: { id } } }
  const body = { body: undefined, bodyHash: '' } as Read<typeof reading>
  return (await bodyOf(await handlers[reading](makeCall(made, caller, body, transact) as never))).tag
}

function bodyOf(reply: Reply<unknown> | ListReply): Promise<KeptBody> {
  if (!('rows' in reply)) return recordBody(reply.answer, reply.version)
  if ('read' in reply.rows) throw new Error('A list that is read each time has no body to keep')
  return listBody(reply.rows)
}

function asReply<T>(reply: Reply<T> | ListReply): Reply<T> {
  if ('rows' in reply)
    throw new Error('The answer to this call is not kept: it cannot be a list that is written')
  return reply
}
