import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { folderUploads } from '../uploads/folderUploads'
import { createListener, openHttp, type HttpServer } from './http'

/** Bytes that are sent before the body fails. */
let before = 0
let http: HttpServer
beforeAll(async () => {
  const handle = async () => {
    let left = before
    const body = new ReadableStream({
      pull(controller) {
        if (left <= 0) throw new Error('A secret of the database')
        controller.enqueue(new Uint8Array(Math.min(left, 64 * 1024)).fill(32))
        left -= 64 * 1024
      },
    })
    return new Response(body, { headers: { 'Content-Type': 'application/json' } })
  }
  http = await openHttp('127.0.0.1', 0)
  http.serve(createListener({ handle, uploads: folderUploads('.'), log }))
})
afterAll(() => http.close())

const faults: unknown[] = []
const log = { answered: () => undefined, failed: (error: unknown) => void faults.push(error) }

/** What came over the connection until it ended. */
function sent(version: string): Promise<string> {
  const socket = connect(http.port, '127.0.0.1')
  socket.write(`GET /api/list HTTP/${version}\r\nHost: localhost\r\n\r\n`)
  return text(socket)
}

it.each([
  ['1.1', 1024 * 1024],
  ['1.0', 1024 * 1024],
  ['1.1', 1000],
  ['1.0', 1000],
  ['1.1', 0],
])(
  'an answer over HTTP/%s that breaks off after %i bytes ends with its connection, and says nothing of why',
  async (version, bytes) => {
    before = bytes
    faults.length = 0
    const came = await sent(version)
    expect(came.endsWith('0\r\n\r\n')).toBe(false)
    expect(came.includes('Error')).toBe(false)
    expect(faults.map(String)).toEqual(['Error: A secret of the database'])
  },
)
