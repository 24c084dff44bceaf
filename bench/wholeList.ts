import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { failure } from '../server/node/testing/askCommand'
import { startConsole, type TestConsole } from '../server/node/testing/testConsole'
import { startTestPostgres } from '../server/node/testing/testPostgres'
import { tokenOf } from './tokenOf'

/** How an answer was read. */
interface Reading {
  milliseconds: number
  firstByte: number
  megabytes: number
  tag: string
}

/**
 * `npm run bench:whole-list`: what it costs to answer the whole list of projects, read from the database
 * and as it was made before: seconds, and memory above that of the server at rest. `--projects` (200000), `--database` (`postgres`, or `pglite`).
 */
async function measure(): Promise<void> {
  const { values } = parseArgs({
    options: {
      projects: { type: 'string', default: '200000' },
      database: { type: 'string', default: 'postgres' },
    },
  })
  const postgres = values.database === 'postgres' ? await startTestPostgres() : undefined
  const running = await startConsole({ database: postgres ? { url: postgres.url } : 'pglite' })
  try {
    if (!postgres) await running.quit()
    const settings = { DATA_DIR: running.dataDir, ...(postgres && { DATABASE_URL: postgres.url }) }
    const { code, output } = await failure(settings, ['--projects', values.projects], 'server/node/seed.ts')
    if (code !== 0) throw new Error(output)
    console.log(output.split('\n').at(-1))
    if (postgres) await running.quit()
    await running.restart()
    await report(running)
  } finally {
    await running.stop()
    await postgres?.stop()
  }
}

async function report(running: TestConsole): Promise<void> {
  const token = await tokenOf(running)
  const list = `${running.address}/api/admin/osn/0`
  const get = (headers: Record<string, string> = {}, rate?: number) =>
    read(list, { token, headers, ...(rate && { rate }) })
  for (let id = 1; id <= 100; id += 1)
    await read(`${running.address}/api/public/open-source/${id}`, { token })
  await wait(2000)
  const rest = await memoryOf(running)
  console.log(`at rest: ${rest.toFixed(0)} MB`)
  console.log('| | first byte, s | all, s | MB | memory above rest, MB |\n| --- | --- | --- | --- | --- |')
  const row = async (name: string, work: () => Promise<Reading>) => {
    const peak = watchMemory(running)
    const { firstByte, milliseconds, megabytes } = await work()
    const cells = [firstByte / 1000, milliseconds / 1000, megabytes].map((figure) => figure.toFixed(2))
    console.log(`| ${[name, ...cells, ((await peak()) - rest).toFixed(0)].join(' | ')} |`)
  }
  const br = { 'accept-encoding': 'gzip, deflate, br' }
  await row('Brotli, read anew', () => get(br))
  await row('Brotli, as before', () => get(br))
  await row('gzip, read anew', () => get({ 'accept-encoding': 'gzip' }))
  await row('as it is, from gzip', () => get())
  await row('as it is, at 20 MB a second', () => get({}, 20))
  await row('ten at once, Brotli', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => get(br)))
    return all.reduce((slowest, one) => (one.milliseconds > slowest.milliseconds ? one : slowest))
  })
  const { tag } = await get(br)
  const times: number[] = []
  for (let index = 0; index < 200; index += 1) {
    const started = performance.now()
    const { megabytes } = await get({ 'if-none-match': tag })
    if (megabytes > 0) throw new Error('The list was sent again')
    times.push(performance.now() - started)
  }
  times.sort((a, b) => a - b)
  console.log(
    `unchanged: ${times[100]?.toFixed(2)} ms in the middle, ${times[190]?.toFixed(2)} ms at the 95th of 100`,
  )
}

/** Reads an answer and keeps nothing of it; `rate` in MB a second. */
function read(
  address: string,
  { token, headers, rate }: { token: string; headers?: Record<string, string>; rate?: number },
): Promise<Reading> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const asked = request(
      address,
      { headers: { authorization: `Bearer ${token}`, ...headers } },
      (answer) => {
        let bytes = 0
        let firstByte = 0
        answer.on('data', (part: Buffer) => {
          firstByte ||= performance.now() - started
          bytes += part.byteLength
          const ahead = rate ? (bytes / (rate * 1e6)) * 1000 - (performance.now() - started) : 0
          if (ahead <= 10) return
          answer.pause()
          setTimeout(() => answer.resume(), ahead)
        })
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({
            milliseconds: performance.now() - started,
            firstByte,
            megabytes: bytes / 1e6,
            tag: answer.headers.etag ?? '',
          }),
        )
      },
    )
    asked.on('error', reject)
    asked.end()
  })
}

/** Looks at the memory until the returned function is called, which answers the most that was seen, in MB. */
function watchMemory(running: TestConsole): () => Promise<number> {
  let most = 0
  const over = new AbortController()
  const watching = (async () => {
    while (!over.signal.aborted) {
      most = Math.max(most, await memoryOf(running))
      await wait(50)
    }
  })()
  return async () => {
    over.abort()
    await watching
    return most
  }
}

/** Resident memory of the server, in MB. */
async function memoryOf({ address }: TestConsole): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text()
  return Number(/^process_resident_memory_bytes ([\d.e+]+)$/m.exec(text)?.[1]) / 1e6
}

await measure()
