import { AxiosError, CanceledError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import { ApiError } from '../errors'
import { withinTime } from '../withinTime'

/** Reads the rows of a list out of its response; throws as `readRows` does. */
export type ReadList = (response: Response, signal: AbortSignal) => Promise<unknown>

/** The rows of a list: the data of a response, in place of its text, where a `ReadList` has read them. */
export class ReadAnswer {
  constructor(readonly answer: unknown) {}
}

/** The address of a call, with its query. */
export const addressOf = ({ baseURL = '', url = '', params }: InternalAxiosRequestConfig): string =>
  baseURL + url + (params === undefined ? '' : `?${String(params)}`)

/**
 * Answers a call of axios by the response that `ask` resolves with: its text, or the rows of its list where the call says how they
 * are read (`config.call.readList`). Throws as axios' own adapters do: an `AxiosError` for a
 * status of 400 and above, for a network that failed, also in the middle of the body, and for a time-out; a `CanceledError` for an
 * abort. What `readList` refuses is an `ApiError`.
 */
export async function answerByFetch(
  config: InternalAxiosRequestConfig,
  ask: (signal: AbortSignal) => Promise<Response>,
): Promise<AxiosResponse> {
  let isOver = false
  try {
    return await withinTime(config, async (end) => {
      end.addEventListener('abort', () => (isOver = true))
      return settled(await answerOf(await ask(end), config, end))
    })
  } catch (error) {
    if (error instanceof ApiError || error instanceof AxiosError) throw error
    if (config.signal?.aborted) throw new CanceledError(undefined, undefined, config)
    if (isOver) throw new AxiosError('timeout', AxiosError.ETIMEDOUT, config)
    throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config)
  }
}

async function answerOf(response: Response, config: InternalAxiosRequestConfig, end: AbortSignal) {
  const { ok, status, statusText } = response
  const readList = config.call?.readList
  const data = ok && readList ? new ReadAnswer(await readList(response, end)) : await response.text()
  return {
    status,
    statusText,
    headers: Object.fromEntries(response.headers),
    data,
    config,
    request: undefined,
  }
}

/** Throws where the answer says that the call failed. */
function settled(response: AxiosResponse): AxiosResponse {
  const { status, config } = response
  if (status >= 200 && status < 300) return response
  const code = status < 500 ? AxiosError.ERR_BAD_REQUEST : AxiosError.ERR_BAD_RESPONSE
  throw new AxiosError(`Request failed with status code ${status}`, code, config, undefined, response)
}
