import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

/** The call that is answered with as many rows as are wanted. */
const list = '/api/admin/osn/0'
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
}

/** Serves one contestant, so that all have the same way to the API. */
export interface PeerServer {
  address: string
  /** Sets the answer of the list of projects. */
  setRows: (rows: readonly object[]) => void
  close: () => Promise<void>
}

/**
 * Serves `files` by their paths, compressed, and passes on to the console at `target` what is not among them; without any
 * files it is the console itself.
 */
export async function servePeer(target: string, files: ReadonlyMap<string, Buffer>): Promise<PeerServer> {
  const zipped = new Map([...files].map(([name, content]) => [name, gzipSync(content)]))
  let rows: Buffer | undefined
  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', target)
    const file = zipped.get(pathname === '/' ? '/index.html' : pathname)
    if (file) {
      const type = types[path.extname(pathname) || '.html'] ?? 'application/octet-stream'
      const cache = pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
      send(outgoing, file, { 'Content-Type': type, 'Cache-Control': cache })
    } else if (pathname === list && rows)
      send(outgoing, rows, { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' })
    else passOn(target, incoming, outgoing)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setRows: (data) => void (rows = gzipSync(JSON.stringify({ success: true, data }))),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function send(outgoing: ServerResponse, body: Buffer, headers: Readonly<Record<string, string>>): void {
  outgoing.writeHead(200, { ...headers, 'Content-Encoding': 'gzip', 'Content-Length': body.length }).end(body)
}

function passOn(target: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, headers, url } = incoming
  const onward = request(new URL(url ?? '/', target), { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  onward.on('error', () => outgoing.destroy())
  incoming.pipe(onward)
}
