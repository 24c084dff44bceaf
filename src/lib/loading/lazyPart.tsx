import { lazy, useState, type ComponentType } from 'react'
import { loadChunk } from './loadChunk'

export interface LazyPart {
  Part: ComponentType
  /** Fetches its code, which a second time is at hand. */
  load: () => Promise<ComponentType>
}

/**
 * A component whose code is fetched when it is first drawn, or before that: then it is drawn at once, with nothing in its place
 * before. Until the code is there the nearest `Suspense` stands for it; a failure reaches the nearest error boundary.
 */
export function lazyPart(fetch: () => Promise<ComponentType>): LazyPart {
  let known: ComponentType | undefined
  const load = async () => (known ??= await fetch())
  const Coming = lazy(() => loadChunk(load).then((component) => ({ default: component })))

  function Part() {
    // What is on screen stays what it is, also when the code arrives meanwhile.
    const [Shown] = useState<ComponentType>(() => known ?? Coming)
    return <Shown />
  }
  return { Part, load }
}
