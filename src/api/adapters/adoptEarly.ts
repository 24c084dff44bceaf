import type { AxiosAdapter } from 'axios'
import { takeEarly, type EarlyCall } from '../earlyCalls'
import { addressOf, answerByFetch } from './answerByFetch'

/**
 * An adapter of axios that takes over such an answer for the call that asks for the same by the same token, once: what failed there was
 * the first try. A call may bring its own first try. All other calls go by `usual`.
 */
export function adoptEarly(early: EarlyCall[], usual: AxiosAdapter): AxiosAdapter {
  return async (config) => {
    const isRead = config.method?.toUpperCase() === 'GET'
    const { firstTry } = config.call ?? {}
    delete config.call?.firstTry
    const taken = !firstTry && isRead ? takeEarly(early, addressOf(config), config.call?.sent) : undefined
    const answer = firstTry ?? taken?.answer
    return answer ? answerByFetch(config, () => responseOf(answer)) : usual(config)
  }
}

async function responseOf(answer: EarlyCall['answer']): Promise<Response> {
  const response = await answer
  if (!response) throw new TypeError('The network failed')
  return response
}
