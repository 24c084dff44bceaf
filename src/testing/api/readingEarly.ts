import { vi } from 'vitest'
import type { ClientOptions } from '../../api/client'
import type { EarlyCall } from '../../api/earlyCalls'
import { createEarlyReader, type WantedCall } from '../../api/readEarly'

/** The list of tags of the host that `reading` asks. */
export const url = 'http://console.test/api/public/tags'

/** Reads the list of tags for somebody, which the head of the page has asked for; `shown` are the rows that are handed on. */
export function reading(
  answer: EarlyCall['answer'],
  over: Partial<ClientOptions> = {},
  input?: WantedCall['input'],
  isFirstRows = false,
) {
  const early: EarlyCall[] = [{ url, token: 'ada', answer, isFirstRows }]
  const shown: unknown[][] = []
  const read = createEarlyReader({
    baseURL: 'http://console.test/api',
    productSlug: 'osn',
    token: () => 'ada',
    early,
    ...over,
  })
  const outcome = read({
    madeBy: 'ada',
    name: 'tagList',
    input: { ...input, onRows: (rows: unknown[]) => void shown.push(rows) },
  })
  return { early, shown, outcome }
}
/** What comes of it once all timers have run: they are Vitest's. */
export const settled = async <T>(outcome: Promise<T>) => {
  const result = outcome.catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  return result
}
