import { vi } from 'vitest'
import { createClient, type ClientOptions } from '../../api/client'
import type { LoadReader } from '../../api/earlyAnswers'
import { createLazyClient } from '../../api/lazyClient'
import { json } from './scriptedClient'

/** A lazy client whose code comes, or fails to come, when the test says so. `sent` has path and token of each request. */
export function lazyClientOver(
  over: Partial<ClientOptions> = {},
  answer = () => json([]),
  loadReader?: LoadReader,
) {
  const sent: string[] = []
  const loads: { come: () => Promise<void>; fail: () => Promise<void> }[] = []
  const settled = async () => void (await vi.advanceTimersByTimeAsync(0))
  const options: ClientOptions = {
    baseURL: 'http://console.test/api',
    productSlug: 'osn',
    token: () => 'ada',
    fetch: async (input, init) => {
      const { url, headers } = new Request(input, init)
      const who = headers.get('authorization')?.replace('Bearer ', '') ?? 'nobody'
      sent.push(`${new URL(url).pathname.split('/').at(-1)} by ${who}`)
      return answer()
    },
    ...over,
  }
  const load = () =>
    new Promise<typeof createClient>((resolve, reject) => {
      loads.push({
        come() {
          resolve(createClient)
          return settled()
        },
        fail() {
          reject(new TypeError('Failed to fetch'))
          return settled()
        },
      })
    })
  return { client: createLazyClient(options, load, loadReader), sent, loads }
}
