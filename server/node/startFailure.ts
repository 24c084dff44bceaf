/** Why the server can't start, in a sentence for the person who started it: printed as it is, without a stack. */
export class StartFailure extends Error {
  override name = 'StartFailure'
}

/** `code` of an error of Node, like EACCES; '' when it has none. */
export function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : ''
}

/** What an error says, in words for a sentence of one's own. */
export function describeFailure(error: unknown): string {
  return error instanceof Error ? error.message || codeOf(error) || error.name : String(error)
}
