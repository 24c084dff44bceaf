import { setTimeout } from 'node:timers/promises'
import { headers, limits } from '../../src/contract/limits'

/** The project that the writers write about. */
export const writtenProject = 4

/** People who add opportunities, one after the other, until they are stopped. */
export interface Writers {
  /** What was acknowledged, in order: the title, and when the call that was answered began and ended, in ms of `performance.now()`. */
  acknowledged: readonly { title: string; begun: number; ended: number }[]
  /** How many calls were repeated as the console does, and of which a person would have seen an error. */
  counts: Readonly<{ repeated: number; shown: number }>
  /** Answers after which another try is no use; none is expected. */
  refused: readonly string[]
  /** Waits until so many are acknowledged, 90 s at most. */
  reach(count: number): Promise<void>
  /** Waits for the answers under way. */
  stop(): Promise<void>
}

/** Answers that the console repeats: the server is away or starts, or the same call is under way. */
const passing = [409, 502, 503, 504]

/** Starts `count` people at a server; like the console, each repeats a call with its key until it is answered. */
export function startWriters(address: string, token: string, count: number, name: string): Writers {
  const acknowledged: { title: string; begun: number; ended: number }[] = []
  const refused: string[] = []
  const counts = { repeated: 0, shown: 0 }
  const end = new AbortController()
  const add = async (title: string) => {
    for (let attempt = 0; ; attempt += 1) {
      const begun = performance.now()
      const status = await post(address, token, title).catch(() => 503)
      if (status < 300) return void acknowledged.push({ title, begun, ended: performance.now() })
      if (!passing.includes(status)) return void refused.push(`${status} for ${title}`)
      counts.repeated += attempt === 0 ? 1 : 0
      counts.shown += attempt === limits.retries ? 1 : 0
      await setTimeout(attempt < limits.retries ? limits.retryDelay * 2 ** attempt : 50)
    }
  }
  const work = async (worker: number) => {
    for (let turn = 0; !end.signal.aborted; turn += 1) await add(`${name} ${worker} ${turn}`)
  }
  const all = Promise.all(Array.from({ length: count }, (_, worker) => work(worker)))
  return {
    acknowledged,
    counts,
    refused,
    async reach(wanted) {
      const latest = Date.now() + 90_000
      while (acknowledged.length < wanted && Date.now() < latest) await setTimeout(20)
      if (acknowledged.length < wanted)
        throw new Error(`${acknowledged.length} of ${wanted} were acknowledged`)
    },
    async stop() {
      end.abort()
      await all
    },
  }
}

async function post(address: string, token: string, title: string): Promise<number> {
  const answer = await fetch(`${address}/api/admin/opportunity/create`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token}`,
      [headers.idempotencyKey]: title.replaceAll(' ', '-'),
    },
    body: JSON.stringify({ title, description: 'Written under load', osnId: writtenProject }),
    signal: AbortSignal.timeout(20_000),
  })
  await answer.body?.cancel()
  return answer.status
}

/** Titles that are there, how often each. */
export async function titlesIn(address: string): Promise<Map<string, number>> {
  const answer = await fetch(`${address}/api/public/${writtenProject}/opportunities/0`)
  const { data } = (await answer.json()) as { data: { title: string }[] }
  const counts = new Map<string, number>()
  for (const { title } of data) counts.set(title, (counts.get(title) ?? 0) + 1)
  return counts
}

/** What was acknowledged and is not there, and what is there twice. */
export function missingAndTwice(writers: readonly Writers[], titles: ReadonlyMap<string, number>) {
  const acknowledged = writers.flatMap((one) => one.acknowledged.map(({ title }) => title))
  return {
    lost: acknowledged.filter((title) => !titles.has(title)),
    twice: acknowledged.filter((title) => (titles.get(title) ?? 0) > 1),
  }
}
