import * as z from 'zod/mini'

/**
 * The rows of an answer to `projectQuery`, whose row of the table of endpoints has a chunk of its own; undefined where there is no
 * such answer, or its rows are not of this schema. Throws where the body breaks off or is no JSON.
 */
export async function readFirstRows(
  response: Response | undefined,
  schema: z.ZodMiniType,
): Promise<unknown[] | undefined> {
  if (!response?.ok) return undefined
  const body = (await response.json()) as { data?: unknown } | null
  const page = z.safeParse(z.object({ rows: z.array(schema) }), body?.data ?? body)
  return page.data?.rows
}
