/** What a queue has room for. */
export interface QueueRoom {
  /** Works that run at once. */
  atOnce: number
  /** Works of one caller that wait. */
  waitingEach: number
  /** Works that wait in all. */
  waitingInAll: number
}

interface Waiting {
  start: () => void
  refuse: (reason: Error) => void
}

/**
 * Runs a few works at once and lets the others wait. Callers take turns, each with the oldest of their own, so that nobody
 * waits for another's whole line; where there is no room for a new one, the longest line loses its last. A work without room
 * rejects with what `refusal` makes.
 */
export function createFairQueue(
  room: QueueRoom,
  refusal: () => Error,
): <T>(caller: string, work: () => Promise<T>) => Promise<T> {
  /** A line for each caller who waits; the first one is next. */
  const lines = new Map<string, Waiting[]>()
  let running = 0
  let waiting = 0

  const makeRoom = (line: readonly Waiting[]): boolean => {
    if (line.length >= room.waitingEach) return false
    if (waiting < room.waitingInAll) return true
    const [longest] = [...lines.values()].sort((one, other) => other.length - one.length)
    if (!longest || longest.length <= line.length + 1) return false
    longest.pop()?.refuse(refusal())
    waiting -= 1
    return true
  }
  const turn = (caller: string) =>
    new Promise<void>((resolve, reject) => {
      const line = lines.get(caller) ?? []
      if (!makeRoom(line)) return reject(refusal())
      line.push({ start: resolve, refuse: reject })
      lines.set(caller, line)
      waiting += 1
    })
  const startNext = () => {
    const [next] = lines
    if (!next) {
      running -= 1
      return
    }
    const [caller, line] = next
    const first = line.shift()
    lines.delete(caller)
    if (line.length > 0) lines.set(caller, line)
    waiting -= 1
    first?.start()
  }

  return async (caller, work) => {
    if (running >= room.atOnce) await turn(caller)
    else running += 1
    try {
      return await work()
    } finally {
      startNext()
    }
  }
}
