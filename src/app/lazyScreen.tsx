import { lazy, Suspense, type ComponentType } from 'react'
import { loadChunk } from '../hooks/loadChunk'
import { ScreenPlaceholder } from './ScreenPlaceholder'

/** A screen whose code is fetched when it is first opened; a failure reaches the error boundary of its route. */
export function lazyScreen(load: () => Promise<ComponentType>): ComponentType {
  const Screen = lazy(() => loadChunk(load).then((component) => ({ default: component })))
  return function LazyScreen() {
    return (
      <Suspense fallback={<ScreenPlaceholder />}>
        <Screen />
      </Suspense>
    )
  }
}
