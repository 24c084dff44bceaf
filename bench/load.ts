import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { failure } from '../server/node/testing/askCommand'
import { startConsole, type TestConsole } from '../server/node/testing/testConsole'
import { startTestPostgres } from '../server/node/testing/testPostgres'
import type { LoadOrder, LoadResult } from './load/generator'
import type { Directory } from './load/mix'
import { tokenOf } from './tokenOf'

type Kind = 'postgres' | 'pglite'

/** Projects and connections of each run, where none are asked for. */
const usual = [
  'postgres 1000 50',
  'postgres 1000 200',
  'postgres 10000 50',
  'pglite 1000 50',
  'pglite 10000 50',
]

/** Seconds of load before the figures begin. */
const warmUp = 3

/** Projects, articles and tags that the load reads and changes: so many of each at most. */
const touched = 200

/**
 * `npm run bench:load`: how many calls a second one process answers under the mix of `bench/load/mix.ts`, made by a process of its
 * own on the same machine. Rows are written like `postgres 1000 50`: database, projects, connections. `--seconds` of each (15),
 * `--warm-up` before it (3).
 */
async function measure(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seconds: { type: 'string', default: '15' },
      'warm-up': { type: 'string', default: String(warmUp) },
    },
  })
  const times = { seconds: Number(values.seconds), warmUp: Number(values['warm-up']) }
  console.log(header)
  for (const row of positionals.length > 0 ? positionals : usual) {
    const [kind, projects, connections] = row.split(' ')
    if ((kind !== 'postgres' && kind !== 'pglite') || !(Number(projects) > 0) || !(Number(connections) > 0))
      throw new Error(`Write a row as "postgres 1000 50", not "${row}"`)
    console.log(await measureRow(kind, Number(projects), { connections: Number(connections), ...times }))
  }
}

const header = [
  '| | req/s | p95, ms | lists, records, writes: p95, ms | 304 | failed | processor a call, ms | RSS before and after, MB |',
  '| --- | --- | --- | --- | --- | --- | --- | --- |',
].join('\n')

async function measureRow(
  kind: Kind,
  projects: number,
  { connections, seconds, warmUp }: { connections: number; seconds: number; warmUp: number },
): Promise<string> {
  const postgres = kind === 'postgres' ? await startTestPostgres() : undefined
  const running = await startConsole({ database: postgres ? { url: postgres.url } : 'pglite' })
  try {
    await fill(running, postgres?.url, projects)
    const order = await orderFor(running, connections)
    await load({ ...order, seconds: warmUp })
    const before = await costOf(running)
    const result = await load({ ...order, seconds })
    const after = await costOf(running)
    if (result.firstFailure) console.log(`Refused: ${result.firstFailure}`)
    const name = `${kind === 'postgres' ? 'PostgreSQL' : 'PGlite'}, ${projects} projects, ${connections} connections`
    const processor =
      (1000 * (after.seconds - before.seconds)) / Math.max(1, Object.values(result.times).flat().length)
    const cost = [processor.toFixed(2), `${before.memory} and ${after.memory}`]
    return `| ${name} | ${[...figures(result), ...cost].join(' | ')} |`
  } finally {
    await running.stop()
    await postgres?.stop()
  }
}

/** Adds made-up projects until there are so many. A data folder is one process's alone, so its server ends meanwhile. */
async function fill(running: TestConsole, url: string | undefined, projects: number): Promise<void> {
  if (url === undefined) await running.quit()
  const settings = { DATA_DIR: running.dataDir, ...(url !== undefined && { DATABASE_URL: url }) }
  const { code, output } = await failure(settings, ['--projects', String(projects)], 'server/node/seed.ts')
  if (code !== 0) throw new Error(output)
  if (url === undefined) await running.restart()
}

async function orderFor(running: TestConsole, connections: number): Promise<Omit<LoadOrder, 'seconds'>> {
  const api = `${running.address}/api`
  const token = await tokenOf(running)
  return { api, tokens: [token], connections, directory: await directoryOf(api, token) }
}

async function directoryOf(api: string, token: string): Promise<Directory> {
  const get = async <T>(path: string): Promise<T> => {
    const answer = await fetch(api + path, { headers: { Authorization: `Bearer ${token}` } })
    return ((await answer.json()) as { data: T }).data
  }
  const ids = async (path: string) => (await get<{ id: number }[]>(path)).map(({ id }) => id)
  const all = await get<{ id: number; featuredImage: string }[]>('/admin/osn/0')
  const projects: Directory['projects'][number][] = []
  // One without an image can't be saved as it is.
  for (const { id } of spread(all.filter(({ featuredImage }) => featuredImage !== '')))
    projects.push(asSent(await get(`/public/open-source/${id}`)))
  return {
    projects,
    articles: spread(await ids('/public/articles/0')),
    tags: spread(await get<{ id: number; name: string }[]>('/public/tags')),
  }
}

/** So many of them, spread over all. */
const spread = <T>(all: readonly T[]): T[] =>
  all.filter((_, index) => index % Math.ceil(all.length / touched) === 0)

type Project = Directory['projects'][number]
type Answered = Omit<Project, 'tags' | 'categories' | 'language_stacks'> &
  Record<'tags' | 'categories' | 'language_stacks', { id: number }[]>

/** A project as the form sends it. */
function asSent(project: Answered): Project {
  const ids = (related: { id: number }[]) => related.map(({ id }) => id)
  return {
    id: project.id,
    name: project.name,
    featuredImage: project.featuredImage,
    tagline: project.tagline,
    license: project.license,
    isActive: project.isActive,
    isClaimed: project.isClaimed,
    isFeatured: project.isFeatured,
    mediaJson: project.mediaJson,
    description: project.description,
    deploymentInstructions: project.deploymentInstructions,
    projectUrl: project.projectUrl,
    tags: ids(project.tags),
    categories: ids(project.categories),
    language_stacks: ids(project.language_stacks),
  }
}

/** Has a process of its own make the calls. */
async function load(order: LoadOrder): Promise<LoadResult> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'bench/load/generator.ts'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(JSON.stringify(order))
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error('The process that makes the calls has failed')
  return JSON.parse(printed) as LoadResult
}

function figures({ times, unchanged, failed, seconds }: LoadResult): (string | number)[] {
  const all = Object.values(times).flat()
  const each = [times.list, times.record, times.write].map(p95).join(', ')
  const failures = Object.entries(failed).map(([status, count]) => `${count} × ${status}`)
  const share = `${Math.round((100 * unchanged) / Math.max(1, all.length))} %`
  return [Math.round(all.length / seconds), p95(all), each, share, failures.join(', ') || 0]
}

function p95(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? 0)
}

/** What the server's process has used so far: resident memory in MB, seconds of processor time of all its threads. */
async function costOf({ address }: TestConsole): Promise<{ memory: number; seconds: number }> {
  const text = await (await fetch(`${address}/metrics`)).text()
  const valueOf = (name: string) => Number(new RegExp(`^${name} ([\\d.e+]+)$`, 'm').exec(text)?.[1])
  return {
    memory: Math.round(valueOf('process_resident_memory_bytes') / 1_000_000),
    seconds: valueOf('process_cpu_seconds_total'),
  }
}

await measure()
