import {
  endpoints,
  type Acknowledgement,
  type Endpoint,
  type EndpointName,
  type Params,
  type Query,
} from '../src/contract/endpoints'
import { idempotencyKey, inFlight, once } from './access/idempotency'
import { deviceName } from './access/device'
import type { Caller } from './access/auth'
import { acknowledge, type Call, type CallerOf, type Context, type Reply } from './call'
import { requireMatch } from './http/entityTag'
import { isFromThisMachine } from './http/local'
import { networkOf } from './http/network'
import { keepImage } from './http/readBody'
import type { Read } from './http/readCall'
import { readQuery } from './http/readQuery'
import type { Route } from './http/route'
import { filterRichText } from './richTextFilter'

/** What a call is made of, beside its caller and its body. */
export interface Made {
  route: Route
  request: Request
  /** Network address of the caller. */
  from: string
  context: Context
}

/** The call as its handler gets it. */
export function makeCall<N extends EndpointName>(
  task: Made,
  caller: Caller | undefined,
  { body, bodyHash, safeHtml = filterRichText }: Read<N>,
  transact: Call<N>['transact'],
  isFirst: () => boolean = () => true,
): Call<N> {
  const { request, context } = task
  const submit: Call<N>['submit'] = async (work) => {
    const key = idempotencyKey(request)
    if (key === undefined || !caller) return transact(work)
    if (!isFirst()) throw inFlight()
    const submission = { userId: caller.user.id, key, bodyHash, now: context.clock() }
    return transact((tables) => once(tables, submission, () => work(tables)))
  }
  const create: Call<N>['create'] = (message, work) =>
    submit(async (tables): Promise<Reply<Acknowledgement>> => {
      const id = await work(tables)
      const reply = acknowledge(message)
      return { status: 201, answer: { ...reply.answer, data: { id } } }
    })
  return {
    params: task.route.params as Params<N>,
    query: queryOf(request, task.route.name) as Query<N>,
    body,
    caller: caller as CallerOf<N>,
    from: networkOf(task.from),
    get isLocal() {
      return isFromThisMachine({
        hostname: new URL(request.url).hostname,
        from: task.from,
        hasHeader: (name) => request.headers.has(name),
      })
    },
    get device() {
      return deviceName(request.headers.get('user-agent') ?? '')
    },
    context,
    safeHtml,
    keepImage: () => keepImage(request, context.files),
    transact,
    create,
    submit,
    requireMatch: (version) => requireMatch(request.headers.get('if-match'), version),
  }
}

function queryOf(request: Request, name: EndpointName): object | undefined {
  const { query }: Endpoint = endpoints[name]
  return query && readQuery(query, new URL(request.url).searchParams)
}
