import { AxiosError, type AxiosAdapter } from 'axios'
import { takeEarly, type EarlyCall } from '../earlyCalls'
import { addressOf, answerByFetch } from './answerByFetch'

/**
 * An adapter of axios that takes over such an answer for the call that asks for the same by the same token, once. All
 * other calls, and those whose early one failed on the network, go by `usual`.
 */
export function adoptEarly(early: EarlyCall[], usual: AxiosAdapter): AxiosAdapter {
  return async (config) => {
    const isRead = config.method?.toUpperCase() === 'GET'
    const call = isRead ? takeEarly(early, addressOf(config), config.call?.sent) : undefined
    const adopted = call && answerByFetch(config, () => responseOf(call)).catch(orUndefined)
    return (await adopted) ?? usual(config)
  }
}

async function responseOf({ answer }: EarlyCall): Promise<Response> {
  const response = await answer
  if (!response) throw new TypeError('The network failed')
  return response
}

/** Undefined for a network that failed; throws what else went wrong. */
function orUndefined(error: unknown): undefined {
  if (!(error instanceof AxiosError) || error.code !== AxiosError.ERR_NETWORK) throw error
}
