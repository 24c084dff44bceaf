import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js'
import { counterOver, limiterOptions, type Rate, type TryCounter } from './tries'

/** Counters in memory, one for each name. */
export function memoryTries(): (name: string, rate: Rate) => TryCounter {
  const counters = new Map<string, TryCounter>()
  return (name, rate) => {
    const known = counters.get(name)
    if (known) return known
    const counter = counterOver(new RateLimiterMemory(limiterOptions(name, rate)))
    counters.set(name, counter)
    return counter
  }
}
