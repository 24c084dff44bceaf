import { useParams } from 'react-router-dom'
import { limits } from '../contract/limits'

/** The id that a route parameter holds, or undefined when it is none: the page then shows the not-found screen. */
export const useRouteId = (name: string): number | undefined => readId(useParams()[name])

/** The id that a part of a path is; undefined when it is none. */
export function readId(text = ''): number | undefined {
  if (!/^[1-9]\d{0,9}$/.test(text)) return undefined
  const id = Number(text)
  return id <= limits.id ? id : undefined
}
