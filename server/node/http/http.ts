import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { limits } from '../../../src/contract/limits'
import type { ConsoleFiles } from '../console/consoleFiles'
import { closedPolicy, commonHeaders } from '../../http/policies'
import type { Answered, Log } from '../operation/log'
import type { Operation } from '../operation/operation'
import { serveUpload } from '../uploads/serveUpload'
import type { UploadStore } from '../uploads/uploadStore'
import { compressed } from './compressed'
import { cutWhenBroken } from './cutWhenBroken'
import { isOurs, uploadsPath } from './sitePaths'
import { codeOf, StartFailure } from '../startFailure'
import { callerAddress, type CallerAddress } from './trustProxy'

/** The API as one web-standard function; `address` is the caller's, for limits by caller, `requestId` for the log. */
export type Handle = (request: Request, caller: { address: string; requestId: string }) => Promise<Response>

/** The parts that answer; see `createListener`. */
export interface Site {
  handle: Handle
  uploads: UploadStore
  /** Who makes a request; the connection's own address by default. */
  callerAddress?: CallerAddress
  /** Absent under Vite, which serves the console itself. */
  console?: ConsoleFiles
  /** Whether people reach it by https. */
  isHttps?: boolean
  /** Answers the operator's addresses; none by default. */
  operation?: Operation
  /** Logs answers and faults; faults go to the error stream by default. */
  log?: Log
}

export type Listener = (request: IncomingMessage, response: ServerResponse) => void

/** Sends each request to the part that answers it. Nothing that a request does ends the process. */
export function createListener(site: Site): Listener {
  const addressOf = site.callerAddress ?? callerAddress([])
  const failed = (error: unknown, requestId: string) => {
    if (site.log) site.log.failed(error, requestId)
    else console.error(error)
  }
  const api = getRequestListener(
    async (request, { incoming, outgoing }) => {
      const requestId = requestIdOf(outgoing as ServerResponse)
      try {
        if (!isAsWritten(request, incoming)) return refusal(404, 'This address does not exist')
        const response = await site.handle(request, { address: addressOf(incoming), requestId })
        const onBreak = (error: unknown) => failed(error, requestId)
        return cutWhenBroken(await compressed(request, response), { socket: incoming.socket, onBreak })
      } catch (error) {
        if (incoming.readableAborted) return refusal(400, 'The request was broken off')
        failed(error, requestId)
        return refusal(500, 'something went wrong')
      }
    },
    { errorHandler: () => refusal(400, 'The request cannot be read') },
  )
  // The token of a sign-in link stands in the address: no other host may hear of it.
  const common = Object.entries({
    'Content-Security-Policy': closedPolicy,
    ...commonHeaders(site.isHttps ?? false),
  })
  return (request, response) => {
    const url = request.url ?? '/'
    for (const [name, value] of common) response.setHeader(name, value)
    response.setHeader(requestIdHeader, randomUUID())
    response.on('error', () => undefined)
    request.on('error', () => undefined)
    const part = (name: Answered['part']) => {
      const started = performance.now()
      response.once('close', () =>
        site.log?.answered({
          requestId: requestIdOf(response),
          address: addressOf(request),
          method: request.method ?? '',
          part: name,
          status: response.statusCode,
          milliseconds: performance.now() - started,
        }),
      )
    }
    if (site.operation?.(request, response)) return part('operation')
    if (url.startsWith(uploadsPath)) {
      part('uploads')
      void serveUpload(site.uploads, request, response).catch(() => response.destroy())
    } else if (isOurs(url) || !site.console) void api(request, response).catch(() => response.destroy())
    else {
      part('console')
      site.console(request, response)
    }
  }
}

/** Names a request in its answer and in the log. */
const requestIdHeader = 'X-Request-Id'

const requestIdOf = (response: ServerResponse): string => String(response.getHeader(requestIdHeader))

/** Whether the path is the one that was sent: with `..` in it, also as `%2e%2e`, a request would reach another row. */
function isAsWritten(request: Request, incoming: { url?: string | undefined }): boolean {
  return new URL(request.url).pathname === (incoming.url ?? '').split('?', 1)[0]
}

function refusal(status: number, message: string): Response {
  return Response.json({ success: false, message }, { status })
}

/** An HTTP server that already listens; until `serve` is called it answers 503. */
export interface HttpServer {
  /** The port that it listens on, also when 0 was asked for. */
  port: number
  serve(listener: Listener): void
  /** Takes no new connection, waits for the requests under way, 10 s at most. */
  close(): Promise<void>
}

/** Listens on `host` and `port`. Throws a StartFailure when that is not possible. */
export async function openHttp(host: string, port: number): Promise<HttpServer> {
  const underWay = new Set<ServerResponse>()
  let listener: Listener = (_, response) => {
    // A browser asks again by itself: the console may be built for half a minute.
    const again = { 'Retry-After': '1', Refresh: '2' }
    response
      .writeHead(503, { ...again, 'Content-Type': 'text/plain', [requestIdHeader]: randomUUID() })
      .end('The server is starting. This page asks again every two seconds.')
  }
  let isClosing = false
  const endConnections = () => {
    server.closeIdleConnections()
    // Browsers open connections ahead: one on which nothing was asked yet does not count as idle.
    setTimeout(() => underWay.size === 0 && server.closeAllConnections(), lastBytes).unref()
  }
  const server = createServer((request, response) => {
    underWay.add(response)
    response.once('close', () => {
      underWay.delete(response)
      if (isClosing) endConnections()
    })
    if (isClosing) response.setHeader('Connection', 'close')
    listener(request, response)
  })
  // An upload may take as long as the client waits for one; Chromium sends a POST again when a kept connection is cut under it.
  server.requestTimeout = limits.longTimeout + 10_000
  server.headersTimeout = 20_000
  server.keepAliveTimeout = 65_000
  server.on('clientError', (error, socket) => {
    if (codeOf(error) === 'ECONNRESET' || !socket.writable) socket.destroy()
    else socket.end(`HTTP/1.1 ${statusOf(codeOf(error))}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  })
  await listening(server, host, port)
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    serve(next) {
      listener = next
    },
    close() {
      isClosing = true
      for (const response of underWay) if (!response.headersSent) response.setHeader('Connection', 'close')
      const isClosed = closed(server)
      endConnections()
      return isClosed
    },
  }
}

function statusOf(code: string): string {
  if (code === 'HPE_HEADER_OVERFLOW') return '431 Request Header Fields Too Large'
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request'
}

function listening(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new StartFailure(sentence(codeOf(error), host, port))))
    server.listen(port, host, resolve)
  })
}

function sentence(code: string, host: string, port: number): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use: choose another by PORT, or stop the program that has it.`
  if (code === 'EACCES') return `Port ${port} is not open to this user: choose one from 1024 up by PORT.`
  return `The address ${host} can't be listened on (${code}): choose another by HOST.`
}

/** Milliseconds that requests under way have left when the server ends. */
const longestWait = 10_000

/** Milliseconds that the last bytes of an answer, or of a request that is just coming, have left. */
const lastBytes = 500

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), longestWait)
    server.close(() => {
      clearTimeout(force)
      resolve()
    })
  })
}
