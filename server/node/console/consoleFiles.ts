import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { offersMeta, type Offer } from '../../../src/contract/offers'
import { pagePolicy } from '../../http/policies'

/** Folder of Vite's output whose files bear a hash of their content in the name. */
const hashed = '/assets/'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}

/** The page of the console, at each path that it knows. */
const indexFile = '/index.html'

/** Compressed forms of a file, best first: the word for it in HTTP, and the ending of its name. */
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/** Serves the built console. */
export type ConsoleFiles = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Reads the built console in `folder` once and serves it from memory, so that a new build in the same place can't mix
 * with it or make it fail. Files with a hash are kept for ever, the others asked for again; opening any other path shows
 * the console, which knows the path; a missing file is a 404. The page names the `offers` of the login screen,
 * and shows images of `imageHosts` alone where any are named. Throws when the folder can't be read.
 */
export async function loadConsoleFiles(
  folder: string,
  { offers = [], imageHosts = [] }: { offers?: readonly Offer[]; imageHosts?: readonly string[] } = {},
): Promise<ConsoleFiles> {
  const files = await readAll(folder)
  nameOffers(files, offers)
  const page = files.get(indexFile)?.toString() ?? ''
  const policy = pagePolicy(imageHosts, { scripts: hashes(page, 'script'), styles: hashes(page, 'style') })
  return (request, response) => {
    response.setHeader('Content-Security-Policy', policy)
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain' }).end('Only GET and HEAD')
      return
    }
    const place = (request.url ?? '/').split('?')[0] ?? '/'
    const name = files.has(place) || !isPage(place, request) ? place : indexFile
    send(files, name, request, response)
  }
}

async function readAll(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
  const contents = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = path.join(parentPath, name)
      return [`/${path.relative(folder, file).replaceAll(path.sep, '/')}`, await readFile(file)] as const
    }),
  )
  return new Map(contents)
}

/** Writes the offers into the page, of which the build left compressed forms too. */
function nameOffers(files: Map<string, Buffer>, offers: readonly Offer[]): void {
  const page = withOffers(files.get(indexFile)?.toString() ?? '', offers)
  files.set(indexFile, Buffer.from(page))
  if (files.has(`${indexFile}.br`)) files.set(`${indexFile}.br`, brotliCompressSync(page))
  if (files.has(`${indexFile}.gz`)) files.set(`${indexFile}.gz`, gzipSync(page, { level: 9 }))
}

/** Hashes of the scripts or styles that stand in the page itself, as a content security policy names them. */
const hashes = (page: string, element: 'script' | 'style'): string[] =>
  [...page.matchAll(new RegExp(`<${element}>([^]*?)</${element}>`, 'g'))].map(
    ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
  )

/** The page with the names of these offers in its `<meta>`. */
export function withOffers(page: string, offers: readonly Offer[]): string {
  const meta = `<meta name="${offersMeta}" content="`
  return page.replace(`${meta}"`, `${meta}${offers.join(' ')}"`)
}

/**
 * Whether the path is a page: a browser opens it as one, or its name is not that of a file. A mail scanner that looks at
 * a sign-in link gets the page too, and spends nothing.
 */
function isPage(place: string, request: IncomingMessage): boolean {
  if (place.startsWith(hashed)) return false
  return (request.headers.accept ?? '').includes('text/html') || /^(\/[\w-]*)+$/.test(place)
}

function send(
  files: ReadonlyMap<string, Buffer>,
  name: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const type = types[path.extname(name)]
  const plain = files.get(name)
  if (!plain || !type) {
    response
      .writeHead(404, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' })
      .end('There is no such file')
    return
  }
  const taken = request.headers['accept-encoding'] ?? ''
  const [encoding, ending] =
    encodings.find(([word, end]) => taken.includes(word) && files.has(name + end)) ?? []
  const content = files.get(name + (ending ?? '')) ?? plain
  const headers = {
    'Content-Type': type,
    'Cache-Control': name.startsWith(hashed) ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: `"${createHash('sha256').update(content).digest('base64url')}"`,
    Vary: 'Accept-Encoding',
    ...(encoding && { 'Content-Encoding': encoding }),
  }
  if (request.headers['if-none-match'] === headers.ETag) response.writeHead(304, headers).end()
  else {
    response.writeHead(200, { ...headers, 'Content-Length': content.length })
    response.end(request.method === 'HEAD' ? undefined : content)
  }
}
