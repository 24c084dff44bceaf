import type { GenericAbortSignal } from 'axios'
import { aborted } from './errors'

/** When a call is given up: by the signal of its caller, and after so many ms; 0 for never. */
export interface TimeLimit {
  signal?: GenericAbortSignal | undefined
  timeout?: number | undefined
}

/** Runs `work` with a signal for both limits. Rejects with an abort as soon as one of them is reached, also where `work` goes on. */
export async function withinTime<T>(
  { signal, timeout = 0 }: TimeLimit,
  work: (end: AbortSignal) => Promise<T>,
): Promise<T> {
  const end = new AbortController()
  const giveUp = () => end.abort()
  const timer = timeout > 0 ? setTimeout(giveUp, timeout) : undefined
  signal?.addEventListener?.('abort', giveUp)
  try {
    return await new Promise((resolve, reject) => {
      end.signal.addEventListener('abort', () => reject(aborted()))
      if (signal?.aborted) giveUp()
      else work(end.signal).then(resolve, reject)
    })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener?.('abort', giveUp)
  }
}
