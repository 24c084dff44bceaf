import type { EndpointName } from '../contract/endpoints'

/** How long the client really waits where the rules say so many ms. */
export interface Timings {
  beforeRetry(milliseconds: number): number
  /** Of one try of a call. */
  timeout(name: EndpointName, milliseconds: number): number
}

/** To the letter. */
export const usualTimings: Timings = {
  beforeRetry: (milliseconds) => milliseconds,
  timeout: (_, milliseconds) => milliseconds,
}
