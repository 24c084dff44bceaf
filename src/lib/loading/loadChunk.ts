/** How long a chunk of the program may take to load, in ms (specification §9). */
const longest = 120_000

/** A chunk of the program that could not be loaded: the network failed, or a deployment replaced it. */
export class ChunkError extends Error {
  override name = 'ChunkError'
}

/** Rejects with a `ChunkError` when the import fails or takes longer than `timeout` ms. */
export function loadChunk<T>(load: () => Promise<T>, timeout: number = longest): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = (cause?: unknown) =>
      reject(new ChunkError('This part of the console could not be loaded', { cause }))
    const timer = setTimeout(fail, timeout)
    load()
      .then(resolve, fail)
      .finally(() => clearTimeout(timer))
  })
}
