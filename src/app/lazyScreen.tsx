import { Suspense, type ComponentType } from 'react'
import { useSearchToCome } from '../components/keys/useSearchToCome'
import { lazyPart } from '../lib/loading/lazyPart'
import { ScreenPlaceholder } from './ScreenPlaceholder'

export interface LazyScreen {
  Screen: ComponentType
  /** Fetches its code, which a second time is at hand. */
  load: () => Promise<ComponentType>
}

/** A screen whose code is fetched when it is first opened, or before that; a failure reaches the error boundary of its route. */
export function lazyScreen(fetch: () => Promise<ComponentType>): LazyScreen {
  const { Part, load } = lazyPart(fetch)
  const Screen = () => (
    <Suspense fallback={<ComingScreen />}>
      <Part />
    </Suspense>
  )
  return { Screen, load }
}

/** A screen whose code is on its way; what is typed after `/` is held for its search. */
function ComingScreen() {
  useSearchToCome()
  return <ScreenPlaceholder />
}
