import { lazy, Suspense, useState, type ComponentType } from 'react'
import { loadChunk } from '../lib/loading/loadChunk'
import { useSearchToCome } from '../components/keys/useSearchToCome'
import { ScreenPlaceholder } from './ScreenPlaceholder'

export interface LazyScreen {
  Screen: ComponentType
  /** Fetches its code, which a second time is at hand. */
  load: () => Promise<ComponentType>
}

/**
 * A screen whose code is fetched when it is first opened, or before that; a failure reaches the error boundary of its route.
 * Where the code is there, the screen is drawn at once, with nothing in its place before.
 */
export function lazyScreen(fetch: () => Promise<ComponentType>): LazyScreen {
  let known: ComponentType | undefined
  const load = async () => (known ??= await fetch())
  const Coming = lazy(() => loadChunk(load).then((component) => ({ default: component })))

  function Screen() {
    // What is on screen stays what it is, also when the code arrives meanwhile.
    const [Shown] = useState<ComponentType>(() => known ?? Coming)
    return (
      <Suspense fallback={<ComingScreen />}>
        <Shown />
      </Suspense>
    )
  }
  return { Screen, load }
}

/** A screen whose code is on its way; what is typed after `/` is held for its search. */
function ComingScreen() {
  useSearchToCome()
  return <ScreenPlaceholder />
}
