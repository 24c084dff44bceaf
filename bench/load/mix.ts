import type { ProjectBody } from '../../src/contract/bodies'

/** A kind of call, for the figures. */
export type CallKind = 'list' | 'record' | 'write'

/** One call of the load. */
export interface LoadCall {
  kind: CallKind
  method: 'GET' | 'POST' | 'PUT'
  /** Below the API. */
  path: string
  body?: unknown
}

/** What the load reads and changes. */
export interface Directory {
  /** Projects as they are sent back, by id. */
  projects: readonly (ProjectBody & { id: number })[]
  articles: readonly number[]
  tags: readonly { id: number; name: string }[]
}

/** Fractions: of the calls that write, and of the reads that ask for the whole list of projects. */
const shares = { writes: 0.1, lists: 0.15 }

/**
 * The calls of one person: 90 % reads, of which 15 % are the whole list of projects and the others records, 10 % writes, in equal
 * parts a project, a tag and a new opportunity. The same `seed` makes the same calls.
 */
export function* mix({ projects, articles, tags }: Directory, seed: number): Generator<LoadCall, never> {
  const random = randomFrom(seed)
  const one = <T>(all: readonly T[]): T => {
    const found = all[Math.floor(random() * all.length)]
    if (found === undefined) throw new Error('The directory has no record of this kind')
    return found
  }
  const read = (path: string): LoadCall => ({ kind: 'record', method: 'GET', path })
  const records = [
    () => read(`/public/open-source/${one(projects).id}`),
    () => read(`/public/open-source/${one(projects).id}`),
    () => read(`/public/${one(projects).id}/opportunities/0`),
    () => read(`/public/article/${one(articles)}`),
    () => read(`/public/tag/${one(tags).id}`),
    () => read('/auth/user'),
  ]
  const writes = [
    (count: number): LoadCall => {
      const { id, ...project } = one(projects)
      const body = { ...project, id, tagline: `Changed under load, ${seed} ${count}` }
      return { kind: 'write', method: 'PUT', path: `/admin/open-source/update/${id}`, body }
    },
    (count: number): LoadCall => {
      const { id, name } = one(tags)
      const body = { name: `${name} ${seed} ${count}`, tagId: id }
      return { kind: 'write', method: 'PUT', path: `/admin/tag/update/${id}`, body }
    },
    (count: number): LoadCall => {
      const body = { title: `Opportunity ${seed} ${count}`, description: '', osnId: one(projects).id }
      return { kind: 'write', method: 'POST', path: '/admin/opportunity/create', body }
    },
  ]
  for (let count = 0; ; count += 1) {
    if (random() < shares.writes) yield one(writes)(count)
    else if (random() < shares.lists) yield { kind: 'list', method: 'GET', path: '/admin/osn/0' }
    else yield one(records)()
  }
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
