import type { ProjectPage, ProjectQuery } from '../../../src/contract/endpoints/query'
import type { ProjectRow } from '../../../src/contract/entities'

const words = ['web', 'map', 'editor', 'database', 'compiler', 'game']

/** One of a million projects, the same one each time. */
const made = (at: number): ProjectRow => ({
  id: at + 1,
  name: `Project ${(at + 1).toLocaleString('en')} ${words[at % words.length]}`,
  tagline: '',
  projectUrl: `https://example.org/${at + 1}`,
  featuredImage: '',
  isActive: true,
  isFeatured: false,
  isClaimed: false,
  claims: [],
  claimed: [],
})

/** What such a host can do wrong. */
export interface HostFaults {
  /** The next page ends with this. */
  next?: Error | undefined
  /** By its estimate the whole list finds so many rows. */
  found?: number
}

/**
 * A host with so many made-up projects, as the store of a long list asks it: pages by cursors, a search by name, the filter
 * `map`, counts and boundaries. Each answer takes a moment.
 */
export function madeHost(count: number, faults: HostFaults = {}) {
  const all = (query: ProjectQuery): readonly number[] | number => {
    const { search = '', filter = [] } = query
    if (search === '' && filter.length === 0) return count
    const kept: number[] = []
    for (let at = 0; at < count; at += 1) {
      const { name } = made(at)
      if (name.toLowerCase().includes(search.toLowerCase()) && (filter.length === 0 || at % 6 === 1))
        kept.push(at)
    }
    return kept
  }
  return async (query: ProjectQuery, signal?: AbortSignal): Promise<ProjectPage> => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    if (signal?.aborted) throw new DOMException('The call was ended', 'AbortError')
    if (faults.next && (query.after ?? query.before) !== undefined) throw faults.next
    const kept = all(query)
    const found = typeof kept === 'number' ? kept : kept.length
    const { limit = 1, after, before } = query
    const end = before === undefined ? undefined : Number(before)
    const start = end === undefined ? (after === undefined ? 0 : Number(after) + 1) : Math.max(0, end - limit)
    const stop = Math.min(found, end ?? start + limit)
    const rows = Array.from({ length: Math.max(0, stop - start) }, (_, at) =>
      made(typeof kept === 'number' ? start + at : kept[start + at]!),
    )
    const step = Math.max(1, Math.ceil(found / (query.boundaries ?? 1)))
    return {
      rows,
      before: start > 0 ? String(start) : null,
      after: stop < found ? String(stop - 1) : null,
      counts: query.counts
        ? {
            total: count,
            found: typeof kept === 'number' ? (faults.found ?? found) : found,
            isAbout: count > 100_000 && found > 25_000,
            choices: { map: Math.round(found / 6) },
            areChoicesAbout: count > 25_000,
          }
        : null,
      boundaries: query.boundaries
        ? Array.from({ length: Math.ceil(found / step) }, (_, at) => ({
            at: at * step,
            after: at === 0 ? null : String(at * step - 1),
          }))
        : null,
      ids: null,
    }
  }
}
