import {
  endpoints,
  type Acknowledgement,
  type Answer,
  type Body,
  type EndpointName,
  type Params,
} from '../src/contract/endpoints'
import { authorise, bearerToken } from './auth'
import { acknowledge, type Call, type CallerOf, type Context, type Reply } from './call'
import type { Database, Tables } from './database/port'
import { handlers } from './handlers/handlers'
import { checkShape } from './http/checkShape'
import { requireMatch } from './http/entityTag'
import { readFile, readJson } from './http/readBody'
import type { Route } from './http/route'
import { idempotencyKey, inFlight, once } from './idempotency'
import { sha256 } from './tokens'

/** A request whose row of the endpoint table is known. */
export interface Task {
  route: Route
  request: Request
  /** Network address of the caller. */
  from: string
  context: Context
  database: Database
  /** User and key of the creates that are under way in this process. */
  submissions: Set<string>
  /** Told the caller's id as soon as it is known. */
  onCaller: (userId: number) => void
}

/** Signing in works whatever token a client still has. */
const withoutToken: readonly EndpointName[] = ['login', 'magicLink', 'verify']

/**
 * Checks the caller, then the body, then lets the row's handler work. Throws a `Refusal` when the call may
 * not or cannot be carried out.
 */
export function carryOut(task: Task): Promise<Reply<unknown>> {
  return run(task, task.route.name)
}

async function run<N extends EndpointName>(task: Task, name: N): Promise<Reply<Answer<N>>> {
  const { request, context, database } = task
  const { access } = endpoints[name]
  const token = withoutToken.includes(name) ? undefined : bearerToken(request)
  const tokenHash = token === undefined ? undefined : await sha256(token)
  const authorised = (tables: Tables) => authorise(tables, tokenHash, access, context.clock())

  const caller = await database.transaction(authorised)
  if (caller) task.onCaller(caller.user.id)
  const { body, bodyHash } = await readBody(request, name)

  const transact: Call<N>['transact'] = (work) =>
    database.transaction(async (tables) => {
      if (caller) await authorised(tables)
      return work(tables)
    })
  const create: Call<N>['create'] = async (message, work) => {
    const key = idempotencyKey(request)
    const add = async (tables: Tables): Promise<Reply<Acknowledgement>> => {
      const id = await work(tables)
      const reply = acknowledge(message)
      return { status: 201, answer: { ...reply.answer, data: { id } } }
    }
    if (key === undefined || !caller) return transact(add)
    const submission = { userId: caller.user.id, key, bodyHash, now: context.clock() }
    return alone(task.submissions, `${caller.user.id} ${key}`, () =>
      transact((tables) => once(tables, submission, () => add(tables))),
    )
  }

  return handlers[name]({
    params: task.route.params as Params<N>,
    body,
    caller: caller as CallerOf<N>,
    from: task.from,
    context,
    transact,
    create,
    requireMatch: (version) => requireMatch(request.headers.get('if-match'), version),
  })
}

async function readBody<N extends EndpointName>(
  request: Request,
  name: N,
): Promise<{ body: Body<N>; bodyHash: string }> {
  const row = endpoints[name]
  if (!('body' in row)) return { body: undefined as Body<N>, bodyHash: '' }
  if (row.body === 'file') return { body: { file: await readFile(request) } as Body<N>, bodyHash: '' }
  const { value, bytes } = await readJson(request)
  const body: unknown = checkShape(row.body, value)
  return { body: body as Body<N>, bodyHash: `${name} ${await sha256(bytes)}` }
}

/** Runs `work` unless another one with the same key is still running in this process. */
async function alone<T>(running: Set<string>, key: string, work: () => Promise<T>): Promise<T> {
  if (running.has(key)) throw inFlight()
  running.add(key)
  try {
    return await work()
  } finally {
    running.delete(key)
  }
}
