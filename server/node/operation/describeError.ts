/** What a log line holds of an error. */
export interface ErrorDescription {
  name: string
  message?: string
  code?: string
  stack?: string
  cause?: ErrorDescription
}

/** PostgreSQL's errors about a value quote it: what somebody sent is not for the log. */
const quotesValue = /^22/

/** How many causes are logged. */
const deepest = 3

/** An error for the log: its kind, its words and where it was thrown, without the values that a database's error holds. */
export function describeError(error: unknown, depth = 0): ErrorDescription | undefined {
  if (error === undefined) return undefined
  if (!(error instanceof Error)) return { name: typeof error }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  const isQuoting = code !== undefined && quotesValue.test(code)
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  const cause = depth < deepest ? describeError(error.cause, depth + 1) : undefined
  const head = isQuoting ? error.name : `${error.name}: ${error.message}`
  return {
    name: error.name,
    ...(isQuoting ? {} : { message: error.message }),
    ...(code !== undefined && { code }),
    stack: [head, ...frames].join('\n'),
    ...(cause && { cause }),
  }
}
