import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * The address of an empty page of another site. Whoever follows a bookmark or a link comes from one, and their browser makes the
 * new page's process while it asks for it. From `about:blank` it begins in the process that is there, and where the answer has
 * `Cross-Origin-Opener-Policy`, as the console's has and the peers' have not, makes one behind the answer: a quarter of a second.
 */
export const elsewhere: Promise<string> = new Promise((resolve) => {
  const server = createServer((_, answer) => {
    answer.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Elsewhere</title>')
  })
  // The pages that are measured are on 127.0.0.1.
  server.listen(0, () => resolve(`http://localhost:${(server.address() as AddressInfo).port}`))
  server.unref()
})
