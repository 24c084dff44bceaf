import type { ReactNode } from 'react'
import { useRouteId } from '../hooks/useRouteId'
import { NotFoundPage } from './NotFoundPage'

interface RecordRouteProps {
  /** Name of the route's parameter that holds the id. */
  param: string
  render: (id: number) => ReactNode
}

/** A page about one record: draws it by its id, or the not-found screen when the address holds none. */
export function RecordRoute({ param, render }: RecordRouteProps) {
  const id = useRouteId(param)
  return id === undefined ? <NotFoundPage /> : render(id)
}
