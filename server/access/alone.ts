import { headers } from '../../src/contract/limits'

/** What a create and its repeats have in common before anybody has looked up whose token it is. */
export function submissionOf(request: Request, tokenHash: string | undefined): string | undefined {
  const key = request.headers.get(headers.idempotencyKey)
  return key === null || tokenHash === undefined ? undefined : `${tokenHash} ${key}`
}

/** Runs `work`, which may ask whether no other one with the same key was there before it and still runs in this process. */
export async function alone<T>(
  running: Set<string>,
  key: string | undefined,
  work: (isFirst: () => boolean) => Promise<T>,
): Promise<T> {
  if (key === undefined) return work(() => true)
  if (running.has(key)) return work(() => !running.has(key))
  running.add(key)
  try {
    return await work(() => true)
  } finally {
    running.delete(key)
  }
}
