/** What can be duplicated. */
export type CopiedKind = 'project' | 'article'

/** State of the location that leads to the form which adds a copy of a record. */
export const copyOf = (kind: CopiedKind, id: number) => ({ copyOf: { kind, id } })

/** The record of this kind that shall be copied; undefined where none was asked for. */
export function copiedId(kind: CopiedKind, state: unknown): number | undefined {
  const asked = (state as Partial<ReturnType<typeof copyOf>> | null)?.copyOf
  return asked?.kind === kind && Number.isInteger(asked.id) ? asked.id : undefined
}

const ending = ' (copy)'

/** A name of at most `longest` characters that says that it is a copy. */
export const copyName = (name: string, longest: number): string => {
  const room = longest - ending.length
  // Letters of two units are not cut in half.
  return (name.length <= room ? name : name.slice(0, room).replace(/[\uD800-\uDBFF]$/, '')) + ending
}
