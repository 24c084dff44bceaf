import type { Project } from '../../contract/entities'
import type { BulkChange } from '../../contract/bulk/bulkChange'
import type { BulkOrder } from '../../stores/bulk/BulkItem'
import type { TestStores } from './testStores'

/** Nothing is waited for, but for a connection that is lost. */
export const atOnce = { beforeRetry: () => 0, timeout: (_: string, milliseconds: number) => milliseconds }
export const noWait = (milliseconds = 0) =>
  milliseconds < 60_000 ? Promise.resolve() : new Promise<void>(() => undefined)
const noun = { one: 'project', many: 'projects' }
const feature: BulkChange = { set: { isFeatured: true } }
export const person = '1'

/** The same numbers from 0 to 1 in each run. */
function numbers(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

export const orderOf = (ids: readonly number[], change: BulkChange = feature): BulkOrder => ({
  kind: 'project',
  noun,
  change,
  items: ids.map((id) => ({ id, name: `Project ${id}` })),
})
export const from1To = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

/** Loses one call in five, the request or the answer; PUTs that the server carried out are listed by path. */
export function losing(at: TestStores, seed: number, hasTags = true) {
  const next = numbers(seed)
  const written: string[] = []
  const lost = { requests: 0, answers: 0 }
  at.setWire(async (input) => {
    const request = input as Request
    const fate = next()
    if (fate < 0.1) {
      lost.requests += 1
      throw new TypeError('Failed to fetch')
    }
    const response = await at.server.handle(request)
    if (request.method === 'PUT' && response.ok) written.push(new URL(request.url).pathname)
    if (!hasTags) response.headers.delete('etag')
    if (fate < 0.2) {
      lost.answers += 1
      throw new TypeError('Failed to fetch')
    }
    return response
  })
  return { written, lost }
}

/** Holds each PUT back until `open` is called; `written` lists their paths. */
export function holding(at: TestStores) {
  const written: string[] = []
  let open = () => undefined as void
  const isOpen = new Promise<void>((resolve) => (open = resolve))
  at.setWire(async (input) => {
    const request = input as Request
    if (request.method === 'PUT') {
      written.push(new URL(request.url).pathname)
      await isOpen
    }
    return at.server.handle(request)
  })
  return { written, open }
}

export async function stored(at: TestStores, id: number): Promise<Project> {
  at.setWire(undefined)
  return at.stores.projects.one.read(id, {})
}

export async function projectsOf(at: TestStores, count: number): Promise<Project[]> {
  return Promise.all(from1To(count).map((id) => stored(at, id)))
}
