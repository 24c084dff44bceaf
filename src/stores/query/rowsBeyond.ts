import { partOf, type ProjectPart } from './projectPart'
import type { ReadProjects } from './ReadProjects'

/** Ids of projects as texts, in the order of their list. */
interface Beyond {
  readonly keys: readonly string[]
  /** There are no more. */
  readonly isEnd: boolean
}

/**
 * Reads what stands before and behind a part, a page at a time, without changing the part. Each call goes on where the one
 * before it ended; one that rejects, with an `ApiError`, can be made again.
 */
export function rowsBeyond(
  { query, pages }: Pick<ProjectPart, 'query' | 'pages'>,
  projects: Pick<ReadProjects, 'find'>,
): (end: 'before' | 'after') => Promise<Beyond> {
  const cursors = { before: pages[0]?.before, after: pages.at(-1)?.after }
  return async (end) => {
    const cursor = cursors[end]
    if (!cursor) return { keys: [], isEnd: true }
    const page = await projects.find({ ...query, [end]: cursor, limit: partOf.page })
    cursors[end] = page[end]
    return { keys: page.rows.map(({ id }) => String(id)), isEnd: !page[end] }
  }
}
