import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from './build/sources.mjs'
import { ensureConsole } from './console/consoleBuild'
import { freePort } from './http/freePort'
import { isRunning } from './processes'
import { placesIn } from './storage/dataFolder'

/** Milliseconds that requests under way have left when the server ends. */
const longestWait = 10_000

let folder: string
let port: number

beforeAll(async () => {
  await ensureConsole(console.log)
  folder = await mkdtemp(path.join(tmpdir(), 'stop-'))
  port = await freePort()
}, 120_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

/** `npm start` in a process group of its own. */
async function npmStart() {
  const { PATH = '', HOME = '' } = process.env
  const npm = spawn('npm', ['start', '--', '--empty'], {
    cwd: root,
    detached: true,
    env: {
      PATH,
      HOME,
      PORT: String(port),
      DATA_DIR: folder,
      ADMIN_EMAIL: 'me@example.org',
      ADMIN_PASSWORD: 'long enough for me',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const killGroup = () => void process.kill(-npm.pid!, 'SIGKILL')
  process.once('exit', killGroup)
  const ended = new Promise<number | null>((resolve) => npm.once('exit', resolve))
  void ended.then(() => process.off('exit', killGroup))
  npm.stderr.resume()
  await new Promise<void>((resolve, reject) => {
    let printed = ''
    npm.stdout.on('data', (text: Buffer) => {
      printed += String(text)
      if (printed.includes('The console is at')) resolve()
    })
    void ended.then(() => reject(new Error(printed)))
  })
  const { pid } = JSON.parse(await readFile(placesIn(folder).lock, 'utf8')) as { pid: number }
  return { npm: npm.pid!, group: -npm.pid!, process: pid, ended }
}

/** A request for a sign-in link whose body has arrived by half. */
function halfSent(): { isUnderWay: Promise<unknown>; status: Promise<number>; finish: () => void } {
  const body = JSON.stringify({ email: `${Math.random()}@example.org` })
  const sent = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/auth/magic-link',
    headers: { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
  })
  // The server says "continue" when it has the request's head: from then on the request is under way.
  const isUnderWay = new Promise((resolve) => sent.once('continue', resolve))
  sent.write(body.slice(0, 10))
  const status = new Promise<number>((resolve, reject) => {
    sent.once('response', (response) => resolve(response.resume().statusCode ?? 0))
    sent.once('error', reject)
  })
  status.catch(() => undefined)
  return { isUnderWay, status, finish: () => void sent.end(body.slice(10)) }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

describe('npm start', () => {
  it.each([
    ['SIGTERM', 'npm', 1],
    ['SIGINT', 'group', 1],
    ['SIGTERM', 'group', 2],
    ['SIGINT', 'process', 2],
  ] as const)(
    'answers what is under way at %s to the %s, sent %i times, and ends',
    async (signal, target, times) => {
      const running = await npmStart()
      const requests = Array.from({ length: 20 }, halfSent)
      await Promise.all(requests.map(({ isUnderWay }) => isUnderWay))
      for (let count = 0; count < times; count += 1) {
        process.kill(running[target], signal)
        await pause(200)
      }
      await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow()
      for (const { finish } of requests) finish()
      const statuses = await Promise.all(requests.map(({ status }) => status))
      // Nobody has these addresses, and too many requests are answered with 429.
      expect(statuses.filter((status) => status !== 404 && status !== 429)).toEqual([])
      expect(await running.ended).toBe(0)
      expect(await isRunning(running.process)).toBe(false)
      expect((await readdir(folder)).filter((name) => name.startsWith('database.'))).toEqual([])
    },
    60_000,
  )

  it('answers a request that ends late, and gives up one that does not end after 10 seconds', async () => {
    const running = await npmStart()
    const [late, hanging] = [halfSent(), halfSent()]
    await Promise.all([late.isUnderWay, hanging.isUnderWay])
    process.kill(running.npm, 'SIGTERM')
    await pause(longestWait / 2)
    late.finish()
    // Nobody has this address, and too many requests are answered with 429.
    expect([404, 429]).toContain(await late.status)
    await expect(hanging.status).rejects.toThrow()
    expect(await running.ended).toBe(0)
    expect((await readdir(folder)).filter((name) => name.startsWith('database.'))).toEqual([])
  }, 60_000)
})
