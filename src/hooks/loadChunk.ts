import { limits } from '../contract/limits'

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
