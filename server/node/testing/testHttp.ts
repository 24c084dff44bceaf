import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { loadConsoleFiles } from '../console/consoleFiles'
import { createListener, openHttp } from '../http/http'
import { folderUploads } from '../uploads/folderUploads'

const page = '<!doctype html><title>Console</title><meta name="offers" content="" />'

/** An API that answers with what it was asked, and fails on demand. */
async function handle(request: Request, { address }: { address: string }): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname === '/api/broken') throw new Error('a defect')
  return Response.json({ pathname, method: request.method, bytes: (await request.text()).length, address })
}

/** A server over HTTP with a small built console, that API and a folder of uploads. */
export interface TestHttp {
  port: number
  address: string
  /** Holds the console in `dist`, the uploads in `uploads`, and beside them a file that nobody may read. */
  folder: string
  /** What the server answers to bytes that no ordinary client would send. */
  raw(bytes: string): Promise<string>
  close(): Promise<void>
}

/** Starts it on a free port. Before it serves, `onOpened` gets its address. */
export async function startTestHttp(onOpened?: (address: string) => Promise<void>): Promise<TestHttp> {
  const folder = await mkdtemp(path.join(tmpdir(), 'http-'))
  const dist = path.join(folder, 'dist')
  await mkdir(path.join(dist, 'assets'), { recursive: true })
  await writeFile(path.join(dist, 'index.html'), page)
  await writeFile(path.join(dist, 'index.html.gz'), gzipSync(page))
  await writeFile(path.join(dist, 'assets/main-abc123.js'), 'console.log(1)')
  await writeFile(path.join(dist, 'assets/main-abc123.js.gz'), gzipSync('console.log(1)'))
  await writeFile(path.join(folder, 'secret.png'), 'secret')
  const server = await openHttp('127.0.0.1', 0)
  const address = `http://127.0.0.1:${server.port}`
  await onOpened?.(address)
  server.serve(
    createListener({
      handle,
      uploads: folderUploads(path.join(folder, 'uploads')),
      console: await loadConsoleFiles(dist, { offers: ['logout'] }),
    }),
  )
  return {
    port: server.port,
    address,
    folder,
    raw: (bytes) => sendRaw(server.port, bytes),
    async close() {
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    let answer = ''
    socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk))
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
    setTimeout(() => socket.end(), 300)
  })
}
