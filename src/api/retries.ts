import type { AxiosError } from 'axios'
import type { IAxiosRetryConfig } from 'axios-retry'
import { limits } from '../contract/limits'
import type { Repeatable } from '../contract/endpoints'
import { passing } from './errors'
import { retryAfter } from './toApiError'
import type { Timings } from './timings'

/** As the table of endpoints says, or a POST whose key the server keeps. */
type Repeating = Repeatable | 'keyed'

/** The row of the table in decisions, "Retries and double submission": which failures a call may repeat. */
export function retryPolicy(repeatable: Repeating, timings: Timings): IAxiosRetryConfig {
  return {
    retries: repeatable === 'once' ? 0 : limits.retries,
    shouldResetTimeout: true,
    retryCondition: (error) => mayRepeat(repeatable, error),
    retryDelay: (count, error) => timings.beforeRetry(delayBefore(count, error)),
  }
}

function mayRepeat(repeatable: Repeating, error: AxiosError): boolean {
  if (repeatable === 'once' || error.code === 'ERR_CANCELED') return false
  const { response } = error
  if (!response) return true
  if ((retryAfter(error) ?? 0) * 1000 > limits.retryAfterMax) return false
  if (response.status === 500) return repeatable === 'read'
  // A filled form counts down on its button instead.
  if (response.status === 429) return repeatable !== 'keyed'
  return passing.has(response.status)
}

/** 300 ms × 2ⁿ with jitter, or what the server asks for, in ms. */
function delayBefore(count: number, error: AxiosError): number {
  const asked = retryAfter(error)
  if (asked !== undefined) return asked * 1000
  const base = limits.retryDelay * 2 ** (count - 1)
  return base * (0.75 + Math.random() / 2)
}
