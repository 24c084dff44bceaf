import { AxiosError, CanceledError, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios'
import { ApiError } from '../errors'
import { addressOf, headersOf, settled } from './settled'

/** What reads the rows of a list out of its response; it throws as `readRows` does. */
export type ReadList = (response: Response, signal: AbortSignal) => Promise<unknown>

/** The rows of a list, read while it came: the data of a response in place of its text. */
export class ReadAnswer {
  constructor(readonly answer: unknown) {}
}

/**
 * An adapter of axios for calls that say how their list is read (`config.call.readList`): `send` makes them, by fetch, whose body
 * can be read while it comes. A body that breaks off is a failed try, which may be made again. All other calls go by `usual`.
 *
 * Axios' own adapter over fetch would bring 4 kB gzip, and a User-Agent that a host elsewhere need not let pass.
 */
export function readLists(send: typeof globalThis.fetch, usual: AxiosAdapter): AxiosAdapter {
  return async (config) => {
    const readList = config.call?.readList
    return readList ? listOver(send, readList, config) : usual(config)
  }
}

async function listOver(
  send: typeof globalThis.fetch,
  readList: ReadList,
  config: InternalAxiosRequestConfig,
) {
  const { signal, timeout = 0 } = config
  const end = new AbortController()
  const giveUp = () => end.abort()
  const timer = timeout > 0 ? setTimeout(giveUp, timeout) : undefined
  signal?.addEventListener?.('abort', giveUp)
  if (signal?.aborted) giveUp()
  try {
    const response = await send(addressOf(config), { headers: sentHeaders(config), signal: end.signal })
    const { status, statusText } = response
    const data = response.ok ? new ReadAnswer(await readList(response, end.signal)) : await response.text()
    return settled({ status, statusText, headers: headersOf(response), data }, config)
  } catch (error) {
    if (error instanceof ApiError || error instanceof AxiosError) throw error
    if (signal?.aborted) throw new CanceledError(undefined, undefined, config)
    if (end.signal.aborted) throw new AxiosError('timeout', AxiosError.ETIMEDOUT, config)
    throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener?.('abort', giveUp)
  }
}

/** Without those that axios holds as not to be sent. */
const sentHeaders = ({ headers }: InternalAxiosRequestConfig) => headers.toJSON() as Record<string, string>
