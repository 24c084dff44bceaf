import { endpointNames, endpoints, type Endpoint, type EndpointName } from '../../src/contract/endpoints'
import { limits } from '../../src/contract/limits'
import { HttpError } from './HttpError'

/** A call that was recognised by its method and path. */
export interface Route {
  name: EndpointName
  /** Ids as numbers, a token and a kind of record as text. */
  params: Readonly<Record<string, number | string>>
}

/** Parameters that are no ids. */
export const textParams: readonly string[] = ['token', 'kind']

const placeholder = /^\{(\w+)\}$/

/**
 * Finds the row of the endpoint table for a method and a path below the base. Returns an `HttpError` of 404, of 405 with
 * `Allow`, or of 400 for an id that cannot be one. `HEAD` is found as `GET`, but never for `verify`: asking without
 * reading must not spend a token. `search` is what stands behind the `?`.
 */
export function findRoute(method: string, path: string, productSlug: string, search: URLSearchParams): Route {
  const segments = decoded(path)
  const matches = (rows.get(segments.length) ?? []).flatMap(({ name, pattern }) => {
    const { chosenBy }: Endpoint = endpoints[name]
    if (chosenBy !== undefined && !search.has(chosenBy)) return []
    const texts = match(pattern, segments, productSlug)
    return texts ? [{ name, texts }] : []
  })
  if (matches.length === 0) throw new HttpError(404, 'This address does not exist')
  const found = matches.find(({ name }) => methodsOf(name).includes(method))
  if (!found) {
    const allowed = [...new Set(matches.flatMap(({ name }) => methodsOf(name)))].join(', ')
    throw new HttpError(405, `${method} is not possible here, only ${allowed}`, {
      headers: { Allow: allowed },
    })
  }
  return { name: found.name, params: typed(found.texts) }
}

function methodsOf(name: EndpointName): string[] {
  const { method } = endpoints[name]
  return method === 'GET' && name !== 'verify' ? ['GET', 'HEAD'] : [method]
}

/** Segments without the empty one that a closing slash leaves. */
function decoded(path: string): string[] {
  try {
    return trimmed(path).map(decodeURIComponent)
  } catch {
    throw new HttpError(400, 'The address is malformed')
  }
}

function trimmed(path: string): string[] {
  return path.replace(/^\//, '').replace(/\/$/, '').split('/')
}

interface Part {
  /** What has to stand there; undefined for a parameter. */
  literal?: string
  parameter?: string
}

/** The rows of the table by how many segments their paths have. */
const rows = new Map<number, { name: EndpointName; pattern: readonly Part[] }[]>()
for (const name of endpointNames) {
  const pattern = trimmed(endpoints[name].path).map((part): Part => {
    const parameter = placeholder.exec(part)?.[1]
    return parameter === undefined ? { literal: part } : { parameter }
  })
  // One that is chosen by what stands behind the `?` goes before the other with its path.
  const others = rows.get(pattern.length) ?? []
  const isChosen = 'chosenBy' in endpoints[name]
  rows.set(pattern.length, isChosen ? [{ name, pattern }, ...others] : [...others, { name, pattern }])
}

function match(
  pattern: readonly Part[],
  segments: readonly string[],
  productSlug: string,
): Record<string, string> | undefined {
  const texts: Record<string, string> = {}
  for (const [index, { literal, parameter }] of pattern.entries()) {
    const segment = segments[index] ?? ''
    if (parameter === undefined || parameter === 'product') {
      if (segment !== (literal ?? productSlug)) return undefined
    } else {
      texts[parameter] = segment
    }
  }
  return texts
}

function typed(texts: Readonly<Record<string, string>>): Record<string, number | string> {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      textParams.includes(name) ? text : wholeNumber(name, text),
    ]),
  )
}

function wholeNumber(name: string, text: string): number {
  const value = Number(text)
  if (/^[1-9]\d{0,9}$/.test(text) && value <= limits.id) return value
  const what = name === 'page' ? 'page' : 'id'
  throw new HttpError(400, `The ${what} in the address has to be a whole number from 1 to ${limits.id}`)
}
