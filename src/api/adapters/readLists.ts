import type { AxiosAdapter } from 'axios'
import { addressOf, answerByFetch } from './answerByFetch'

/**
 * An adapter of axios for calls that say how their list is read (`config.call.readList`): `send` makes them, by fetch, whose body
 * can be read while it comes. All other calls go by `usual`.
 *
 * Axios' own adapter over fetch would bring 4 kB gzip, and a User-Agent that a host elsewhere need not let pass.
 */
export function readLists(send: typeof globalThis.fetch, usual: AxiosAdapter): AxiosAdapter {
  return async (config) => {
    if (!config.call?.readList) return usual(config)
    // Without those that axios holds as not to be sent.
    const headers = config.headers.toJSON() as Record<string, string>
    return answerByFetch(config, (signal) => send(addressOf(config), { headers, signal }))
  }
}
