import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

/** A folder that is served as any host of static files would. */
export interface ServedFolder {
  /** `http://127.0.0.1:<port>` */
  address: string
  close: () => Promise<void>
}

const kinds: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
}

/** Serves the files of a folder to this machine alone, and nothing outside of it. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const root = path.resolve(folder)
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = path.join(
      root,
      decodeURIComponent(pathname.endsWith('/') ? `${pathname}index.html` : pathname),
    )
    const isInside = file.startsWith(root + path.sep)
    const text = isInside ? readFile(file) : Promise.reject(new Error('outside'))
    text.then(
      (content) =>
        response
          .writeHead(200, {
            'content-type': kinds[path.extname(file)] ?? 'application/octet-stream',
            'cache-control': 'max-age=3600',
          })
          .end(content),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
