/** The value of JSON that a browser keeps; undefined where it keeps none, or what another program left there is no JSON. */
export function keptJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The members of a list that a browser keeps; what another program or an older console left counts for nothing. */
export function keptList<T>(text: string | null, isMember: (found: unknown) => found is T): readonly T[] {
  const found = keptJson(text)
  return Array.isArray(found) ? found.filter(isMember) : []
}
