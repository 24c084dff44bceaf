import { useParams } from 'react-router-dom'
import { limits } from '../contract/limits'

/** The id that a route parameter holds, or undefined when it is none: the page then shows the not-found screen. */
export function useRouteId(name: string): number | undefined {
  const text = useParams()[name] ?? ''
  if (!/^[1-9]\d{0,9}$/.test(text)) return undefined
  const id = Number(text)
  return id <= limits.id ? id : undefined
}
