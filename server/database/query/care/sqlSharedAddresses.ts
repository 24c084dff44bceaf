import type { SqlConnection } from '../../sql'
import type { SharedAddresses, SharedPart } from '../projectQuery'

/** Groups of projects with the same URL: the index of the hashes is read through, and no project but those of the page. */
export async function sharedAddressesOf(
  { query }: SqlConnection,
  { after = 0, groups, projects }: SharedPart,
): Promise<SharedAddresses> {
  const found = await query<{
    first: number | null
    count: number | null
    ids: number[] | null
    total: number
  }>(
    `WITH shared AS MATERIALIZED (
       SELECT address_key, min(project_id) AS first, count(*)::integer AS count FROM project_addresses
       WHERE address_key IS NOT NULL GROUP BY address_key HAVING count(*) > 1
     ), page AS (SELECT * FROM shared WHERE first > $1 ORDER BY first LIMIT $2)
     SELECT first, count, total,
       ARRAY(SELECT project_id FROM project_addresses AS one WHERE one.address_key = page.address_key ORDER BY project_id LIMIT $3) AS ids
     FROM (SELECT count(*)::integer AS total FROM shared) AS counted LEFT JOIN page ON true ORDER BY first`,
    // One more than is wanted says whether there are more.
    [after, groups + 1, projects],
  )
  const page = found.flatMap(({ first, count, ids }) =>
    first && count && ids ? [{ first, count, ids }] : [],
  )
  const shown = page.slice(0, groups)
  return {
    total: found[0]?.total ?? 0,
    groups: shown.map(({ count, ids }) => ({ count, ids })),
    next: page.length > groups ? shown.at(-1)?.first : undefined,
  }
}
