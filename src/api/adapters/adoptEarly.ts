import { AxiosError, CanceledError, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios'
import { takeEarly, type EarlyCall } from '../earlyCalls'
import { addressOf, headersOf, settled } from './settled'

/**
 * An adapter of axios that takes over such an answer for the call that asks for the same by the same token, once. All
 * other calls, and those whose early one failed, go by `usual`.
 */
export function adoptEarly(early: EarlyCall[], usual: AxiosAdapter): AxiosAdapter {
  return async (config) => {
    const isRead = config.method?.toUpperCase() === 'GET'
    const call = isRead ? takeEarly(early, addressOf(config), config.call?.sent) : undefined
    return (await (call && adopted(call, config))) ?? usual(config)
  }
}

async function adopted({ answer }: EarlyCall, config: InternalAxiosRequestConfig) {
  const response = await Promise.race([readAll(answer), givenUp(config)])
  return response && settled(response, config)
}

/** Undefined where the network failed, at the latest while the body came. */
async function readAll(answer: Promise<Response | undefined>) {
  try {
    const response = await answer
    if (!response) return undefined
    const { status, statusText } = response
    return { status, statusText, headers: headersOf(response), data: await response.text() }
  } catch {
    return undefined
  }
}

/** Throws when the call is aborted, or its time is over. */
function givenUp(config: InternalAxiosRequestConfig): Promise<never> {
  return new Promise((_, reject) => {
    const { signal, timeout = 0 } = config
    if (signal?.aborted) reject(new CanceledError(undefined, undefined, config))
    signal?.addEventListener?.('abort', () => reject(new CanceledError(undefined, undefined, config)))
    if (timeout > 0)
      setTimeout(() => reject(new AxiosError('timeout', AxiosError.ETIMEDOUT, config)), timeout)
  })
}
