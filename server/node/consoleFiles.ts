import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv from 'sirv'

/** Folder of Vite's output whose files bear a hash of their content in the name. */
const hashed = '/assets/'

/** What a page of the console may load and do. Blueprint and Draft set styles on elements; media come from anywhere. */
const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' https: http: data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  'frame-src https://www.youtube.com https://www.youtube-nocookie.com https://player.vimeo.com',
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "object-src 'none'",
].join('; ')

/** Serves the built console. */
export type ConsoleFiles = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Serves the files of `folder`: those with a hash for ever, the others to be asked for again, `.br` and `.gz` beside a file
 * instead of it. Opening any other path shows the console, which knows the path; a missing file is a 404.
 */
export function createConsoleFiles(folder: string): ConsoleFiles {
  const serve = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders(response, pathname) {
      const isForEver = pathname.startsWith(hashed)
      response.setHeader('Cache-Control', isForEver ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  return (request, response) => {
    response.setHeader('Content-Security-Policy', policy)
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
    // The token of a sign-in link stands in the address: no other host may hear of it.
    response.setHeader('Referrer-Policy', 'no-referrer')
    response.setHeader('X-Content-Type-Options', 'nosniff')
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain' }).end('Only GET and HEAD')
      return
    }
    serve(request, response, () => {
      if (!isNavigation(request)) return notFound(response)
      request.url = '/'
      serve(request, response, () => notFound(response))
    })
  }
}

/** Whether a person opens the path as a page; a script, a picture or a program asks for the file itself. */
function isNavigation(request: IncomingMessage): boolean {
  if (request.url?.startsWith(hashed)) return false
  return (request.headers.accept ?? '').includes('text/html')
}

function notFound(response: ServerResponse): void {
  response
    .writeHead(404, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' })
    .end('There is no such file')
}
