import { lazy, Suspense, type ComponentType } from 'react'
import { loadChunk } from '../hooks/loadChunk'
import { useSearchToCome } from '../components/keys/useSearchToCome'
import { ScreenPlaceholder } from './ScreenPlaceholder'

/** A screen whose code is fetched when it is first opened; a failure reaches the error boundary of its route. */
export function lazyScreen(load: () => Promise<ComponentType>): ComponentType {
  const Screen = lazy(() => loadChunk(load).then((component) => ({ default: component })))
  return function LazyScreen() {
    return (
      <Suspense fallback={<ComingScreen />}>
        <Screen />
      </Suspense>
    )
  }
}

/** A screen whose code is on its way; what is typed after `/` is held for its search. */
function ComingScreen() {
  useSearchToCome()
  return <ScreenPlaceholder />
}
