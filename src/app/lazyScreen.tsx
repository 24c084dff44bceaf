import { lazy, Suspense, type ComponentType } from 'react'
import { limits } from '../contract/limits'
import { ScreenPlaceholder } from './ScreenPlaceholder'

/** A chunk of the program that could not be loaded: the network failed, or a deployment replaced it. */
export class ChunkError extends Error {
  override name = 'ChunkError'
}

/** Rejects with a `ChunkError` when the import fails or takes longer than 120 s (specification §9). */
export function loadChunk<T>(load: () => Promise<T>, timeout: number = limits.chunkTimeout): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = (cause?: unknown) =>
      reject(new ChunkError('This part of the console could not be loaded', { cause }))
    const timer = setTimeout(fail, timeout)
    load()
      .then(resolve, fail)
      .finally(() => clearTimeout(timer))
  })
}

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
