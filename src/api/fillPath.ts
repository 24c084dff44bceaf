/** A path of the table of endpoints with its `{parameters}` filled in. */
export function fillPath(path: string, params: Record<string, string | number>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
}

/** The platform's own writer of queries, in which a list is repeated: the built console has axios without its one. */
export function searchOf(query: object): URLSearchParams {
  const given = Object.entries(query as Record<string, unknown>).filter(([, value]) => value !== undefined)
  return new URLSearchParams(
    given.flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one) => [name, String(one)]),
    ),
  )
}
