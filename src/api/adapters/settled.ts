import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'

/** The address of a call, with its query. */
export const addressOf = ({ baseURL = '', url = '', params }: InternalAxiosRequestConfig): string =>
  baseURL + url + (params === undefined ? '' : `?${String(params)}`)

/** The headers of an answer by fetch, as axios hands them on. */
export const headersOf = (response: Response): Record<string, string> => Object.fromEntries(response.headers)

/** An answer as an adapter of axios returns it; one that says that the call failed is thrown, as axios' own adapters do. */
export function settled(
  answer: Pick<AxiosResponse, 'status' | 'statusText' | 'data'> & { headers: Record<string, string> },
  config: InternalAxiosRequestConfig,
): AxiosResponse {
  const { status } = answer
  const response = { ...answer, config, request: undefined }
  if (status >= 200 && status < 300) return response
  const code = status < 500 ? AxiosError.ERR_BAD_REQUEST : AxiosError.ERR_BAD_RESPONSE
  throw new AxiosError(`Request failed with status code ${status}`, code, config, undefined, response)
}
