import { endpoints, type Body, type Endpoint, type EndpointName } from '../../src/contract/endpoints'
import { sha256 } from '../access/tokens'
import { checkShape } from './checkShape'
import { cleanTexts } from './cleanTexts'
import type { SafeHtml } from './filterTexts'
import { invalid } from './HttpError'
import { readJson } from './readBody'

/** The body of a call, checked against its row of the endpoint table. */
export interface Read<N extends EndpointName> {
  body: Body<N>
  bodyHash: string
  /** Whether the body is as it was sent, with nothing cleaned. */
  isAsSent?: boolean
  safeHtml?: SafeHtml
}

/** Reads the body of a call; a file is read by the handler. Throws an `HttpError` for one that does not fit. */
export async function readBody<N extends EndpointName>(
  request: Request,
  name: N,
  params: object = {},
): Promise<Read<N>> {
  const row = endpoints[name]
  // A file is read by `keepImage`.
  if (!('body' in row) || row.body === 'file') return { body: undefined as Body<N>, bodyHash: '' }
  const { value, bytes } = await readJson(request, (row as Endpoint).largest)
  const checked: unknown = checkShape(row.body, value)
  const body = cleanTexts(row.body, checked)
  refuseOtherId(params, body)
  return { body: body as Body<N>, isAsSent: body === checked, bodyHash: `${name} ${await sha256(bytes)}` }
}

/** A body that names the record once more, under the name of the address, has to name the same one. */
function refuseOtherId(params: object, body: unknown): void {
  const named = body as Readonly<Record<string, unknown>>
  for (const [name, id] of Object.entries(params))
    if (Object.hasOwn(named, name) && named[name] !== id)
      throw invalid({ [name]: `${name} is another id than that of the address` })
}

/** Waits for the end of `work`, and returns a function that gives its result or throws its error. */
export async function settled<T>(work: Promise<T>): Promise<() => T> {
  try {
    const value = await work
    return () => value
  } catch (error) {
    return () => {
      throw error
    }
  }
}
