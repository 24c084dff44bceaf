import axios, {
  AxiosError,
  CanceledError,
  type AxiosAdapter,
  type AxiosRequestConfig,
  type InternalAxiosRequestConfig,
} from 'axios'
import { takeEarly, type EarlyCall } from './earlyCalls'

/**
 * An adapter of axios that takes over such an answer for the call that asks for the same by the same token, once. All
 * other calls, and those whose early one failed, go the usual way.
 */
export function adoptEarly(early: EarlyCall[], usual: AxiosRequestConfig['adapter']): AxiosAdapter {
  return async (config) => {
    const isRead = config.method?.toUpperCase() === 'GET'
    const call = isRead ? takeEarly(early, addressOf(config), config.call?.sent) : undefined
    return (await (call && adopted(call, config))) ?? axios.getAdapter(usual, config)(config)
  }
}

const addressOf = ({ baseURL = '', url = '', params }: InternalAxiosRequestConfig) =>
  baseURL + url + (params === undefined ? '' : `?${String(params)}`)

async function adopted({ answer }: EarlyCall, config: InternalAxiosRequestConfig) {
  const response = await Promise.race([readAll(answer), givenUp(config)])
  if (!response) return undefined
  const { status } = response
  const result = { ...response, config, request: undefined }
  if (status >= 200 && status < 300) return result
  const code = status < 500 ? AxiosError.ERR_BAD_REQUEST : AxiosError.ERR_BAD_RESPONSE
  throw new AxiosError(`Request failed with status code ${status}`, code, config, undefined, result)
}

/** Undefined where the network failed, at the latest while the body came. */
async function readAll(answer: Promise<Response | undefined>) {
  try {
    const response = await answer
    if (!response) return undefined
    const { status, statusText, headers } = response
    return { status, statusText, headers: Object.fromEntries(headers), data: await response.text() }
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
