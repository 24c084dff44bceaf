import type { createClient } from '../../api/client'
import { limits } from '../../contract/limits'
import { loadChunk } from '../../lib/loading/loadChunk'

/**
 * Returns what fetches the client's code, once, and again after a failure; its time is that of a call. Firefox keeps the failure
 * of a module for as long as the page lives: where the `files` of that code are known, they are fetched by themselves
 * first, and the module finds them in the browser's cache.
 */
export function clientLoader(files: readonly string[] = []): () => Promise<typeof createClient> {
  let coming: Promise<typeof createClient> | undefined
  const load = async () => {
    await Promise.all(files.map(fetchFile))
    return (await import('../../api/client')).createClient
  }
  return () =>
    (coming ??= loadChunk(load, limits.timeout).catch((error: unknown) => {
      coming = undefined
      throw error
    }))
}

async function fetchFile(file: string): Promise<void> {
  const response = await fetch(file)
  if (!response.ok) throw new Error(`${file} was answered with ${response.status}`)
  // The browser keeps what was read to its end.
  await response.arrayBuffer()
}
