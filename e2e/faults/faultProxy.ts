import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { EndpointName } from '../../src/contract/endpoints'
import { carryOutFault, endpointOf, type Fault } from '../../stories/support/faults'

/**
 * What happens to a call on its way: the connection is reset before anything is done, cut in the middle of the answer, cut
 * after the server carried the call out, held back until a promise is kept, as a whole or the second half of it; or what a
 * story's wire may do.
 */
export type WireFault =
  | 'reset'
  | 'cut in mid-answer'
  | 'cut after commit'
  | { until: Promise<void> }
  | { restUntil: Promise<'comes' | 'breaks off'> }
  | Fault

/** What can go wrong: a call of the API, any script of the console, or its first one alone (`start`). */
type Part = EndpointName | 'script' | 'start'

/** A proxy before a server, in which calls go wrong as they do on a real network. */
export interface FaultProxy {
  origin: string
  faults: Partial<Record<Part, WireFault>>
  /** How often a call has arrived; a browser may send one again by itself. */
  arrived: (name: EndpointName) => number
  /** How often the browser gave a call up before it was answered. */
  givenUp: (name: EndpointName) => number
  close: () => Promise<void>
}

interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

/** Listens on a free port of this machine, before the server at `target`. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const faults: FaultProxy['faults'] = {}
  const arrived: Part[] = []
  const givenUp: Part[] = []
  const server = createServer((incoming, outgoing) => {
    const name = nameOf(incoming)
    if (name) arrived.push(name)
    outgoing.once('close', () => {
      if (name && !outgoing.writableFinished) givenUp.push(name)
    })
    // A client that disconnected gets no answer; the test itself reports a server that is gone.
    const fault = name && (faults[name] ?? (name === 'start' ? faults.script : undefined))
    void pass(incoming, outgoing, target, fault).catch(() => outgoing.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    faults,
    arrived: (name) => arrived.filter((one) => one === name).length,
    givenUp: (name) => givenUp.filter((one) => one === name).length,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const asRequest = ({ method, url }: IncomingMessage) => new Request(`http://localhost${url}`, { method })

function nameOf(incoming: IncomingMessage): Part | undefined {
  const { url = '' } = incoming
  if (/^\/assets\/first-.*\.js$/.test(url)) return 'start'
  if (/^\/assets\/.*\.js$/.test(url)) return 'script'
  return url.startsWith('/api/') ? endpointOf(asRequest(incoming)) : undefined
}

async function pass(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  target: string,
  fault: WireFault | undefined,
): Promise<void> {
  // Read whole: what was sent is carried out even when nobody waits for the answer.
  const body = await buffer(incoming)
  const serve = () => forward(incoming, body, target)
  if (fault === 'reset') return void incoming.socket.resetAndDestroy()
  if (fault === 'hang') return
  if (fault === 'cut after commit') {
    await serve()
    return void incoming.socket.destroy()
  }
  if (fault === 'cut in mid-answer') {
    const { status, headers, body } = await serve()
    outgoing.writeHead(status, { ...headers, 'content-length': body.length })
    outgoing.write(body.subarray(0, body.length / 2), () => incoming.socket.destroy())
    return
  }
  if (typeof fault === 'object' && 'restUntil' in fault) {
    // A compressed half would hold what comes behind it in the same block.
    delete incoming.headers['accept-encoding']
    const { status, headers, body } = await serve()
    const half = Math.floor(body.length / 2)
    outgoing.writeHead(status, headers).write(body.subarray(0, half))
    if ((await fault.restUntil) === 'breaks off') return void incoming.socket.destroy()
    return void outgoing.end(body.subarray(half))
  }
  if (typeof fault === 'object' && 'until' in fault) await fault.until
  const isWhole = fault === undefined || (typeof fault === 'object' && 'until' in fault)
  const { status, headers, body: bytes } = isWhole ? await serve() : await madeUp(fault, incoming)
  outgoing.writeHead(status, headers).end(bytes)
}

async function madeUp(fault: Fault, incoming: IncomingMessage): Promise<Answer> {
  const answer = await carryOutFault(fault, asRequest(incoming), () =>
    Promise.reject(new Error('A fault of the wire serves nothing')),
  )
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    body: Buffer.from(await answer.arrayBuffer()),
  }
}

function forward(incoming: IncomingMessage, body: Buffer, target: string): Promise<Answer> {
  const { method, headers, url = '/' } = incoming
  return new Promise((resolve, reject) => {
    const onward = ask(new URL(url, target), { method, headers }, (answer) => {
      const { 'transfer-encoding': _, ...kept } = answer.headers
      buffer(answer).then(
        (bytes) => resolve({ status: answer.statusCode ?? 502, headers: kept, body: bytes }),
        reject,
      )
    })
    onward.on('error', reject)
    onward.end(body)
  })
}
