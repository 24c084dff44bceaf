import { setTimeout } from 'node:timers/promises'

/** Milliseconds that anything may take; a busy machine is slow, not wrong. */
const patience = 20_000

/**
 * Waits until `find` answers something other than nothing or false, and answers that. Throws these words, with what `find`
 * threw last, when it does not in time, also where `find` never answers, as a driver may that lost a question. Unlike Vitest's
 * `expect.poll` it may be used in tests that run side by side.
 */
export async function until<T>(
  find: () => Promise<T | undefined | null | false>,
  otherwise: string | (() => string),
  time = patience,
): Promise<T> {
  let thrown: unknown
  for (const end = Date.now() + time; ; await setTimeout(30)) {
    try {
      const found = await Promise.race([find(), noAnswer(Math.max(1000, end - Date.now()))])
      thrown = undefined
      if (found !== undefined && found !== null && found !== false) return found
    } catch (error) {
      thrown = error
    }
    if (Date.now() > end) break
  }
  const said = typeof otherwise === 'string' ? otherwise : otherwise()
  throw thrown ? new Error(`${said}: ${String(thrown)}`) : new Error(said)
}

/** Throws after so many milliseconds. */
const noAnswer = (time: number) =>
  setTimeout(time, undefined, { ref: false }).then(() => {
    throw new Error('no answer came')
  })

/** Waits until `find` answers what this holds for; throws with what it answered last. */
export async function untilIs<T>(
  find: () => Promise<T>,
  holds: (found: T) => boolean,
  wanted: string,
): Promise<T> {
  let last: T | undefined
  return until(
    async () => {
      last = await find()
      return holds(last) ? { found: last } : undefined
    },
    () => `${wanted}, but there is ${JSON.stringify(last)}`,
  ).then(({ found }) => found)
}
