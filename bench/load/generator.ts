import { Agent, request } from 'node:http'
import { mix, type CallKind, type Directory, type LoadCall } from './mix'

/** What the process is asked to do, as JSON in its first argument. */
export interface LoadOrder {
  /** Address of the API, without a slash at its end. */
  api: string
  tokens: readonly string[]
  directory: Directory
  /** People, each with a connection and a browser's cache of their own. */
  connections: number
  seconds: number
}

/** What it prints, as one line of JSON. Times are in milliseconds. */
export interface LoadResult {
  /** Times of the calls of each kind that were answered 200, 201 or 304. */
  times: Record<CallKind, number[]>
  /** How many of them were answered 304. */
  unchanged: number
  /** Other answers, by status; 0 where there was none. */
  failed: Record<string, number>
  /** The first of them: the call and the answer. */
  firstFailure?: string
  seconds: number
}

/** Makes calls until the time is over, each person the next one when the last was answered. */
async function generate(order: LoadOrder): Promise<LoadResult> {
  const result: LoadResult = {
    times: { list: [], record: [], write: [] },
    unchanged: 0,
    failed: {},
    seconds: 0,
  }
  const begun = performance.now()
  const end = begun + order.seconds * 1000
  await Promise.all(
    Array.from({ length: order.connections }, async (_, person) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      const token = order.tokens[person % order.tokens.length] ?? ''
      /** Tags of what the browser holds, by path. */
      const held = new Map<string, string>()
      for (const call of mix(order.directory, person + 1)) {
        if (performance.now() >= end) break
        const sent = performance.now()
        const { status, tag, text } = await make(order.api, call, { agent, token, tag: held.get(call.path) })
        if (status === 200 || status === 201 || status === 304)
          result.times[call.kind].push(performance.now() - sent)
        else {
          result.failed[status] = (result.failed[status] ?? 0) + 1
          result.firstFailure ??= `${call.method} ${call.path}: ${status} ${text}`
        }
        if (status === 304) result.unchanged += 1
        if (call.method === 'GET' && tag !== undefined) held.set(call.path, tag)
      }
      agent.destroy()
    }),
  )
  result.seconds = (performance.now() - begun) / 1000
  return result
}

/** Makes one call and reads the whole answer; status 0 where there is none. */
function make(
  api: string,
  { method, path, body }: LoadCall,
  { agent, token, tag }: { agent: Agent; token: string; tag: string | undefined },
): Promise<{ status: number; tag: string | undefined; text: string }> {
  return new Promise((resolve) => {
    const fail = () => resolve({ status: 0, tag: undefined, text: '' })
    const sent = body === undefined ? undefined : JSON.stringify(body)
    const headers = {
      Authorization: `Bearer ${token}`,
      'Accept-Encoding': 'gzip, deflate, br',
      ...(sent !== undefined && {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(sent),
      }),
      ...(method === 'GET' && tag !== undefined && { 'If-None-Match': tag }),
    }
    const asked = request(api + path, { method, agent, headers }, (response) => {
      response.on('error', fail)
      const status = response.statusCode ?? 0
      let text = ''
      response.on('end', () => resolve({ status, tag: response.headers.etag, text }))
      if (status < 400) response.resume()
      else response.setEncoding('utf8').on('data', (part: string) => (text += part))
    })
    asked.on('error', fail)
    asked.end(sent)
  })
}

let order = ''
for await (const part of process.stdin) order += String(part)
console.log(JSON.stringify(await generate(JSON.parse(order) as LoadOrder)))
