import { useEffect, useState } from 'react'
import { loadChunk } from './loadChunk'

/** A part of the program that is fetched when it is first needed. */
export interface Chunk<Part> {
  part: Part | undefined
  hasFailed: boolean
  retry: () => void
}

/**
 * Fetches a part of the program as soon as `isWanted`; what takes too long has failed (`loadChunk`). Unlike React.lazy a
 * failure stays where the part was to stand, and can be tried again: a form around it must not go down with what was typed.
 */
export function useChunk<Part>(load: () => Promise<Part>, isWanted: boolean): Chunk<Part> {
  const [loaded, setLoaded] = useState<{ part: Part }>()
  const [failures, setFailures] = useState(0)
  const [tries, setTries] = useState(1)
  const hasFailed = failures >= tries
  const isDue = isWanted && !loaded && !hasFailed
  useEffect(() => {
    if (!isDue) return
    let isCurrent = true
    loadChunk(load).then(
      (part) => {
        if (isCurrent) setLoaded({ part })
      },
      () => {
        if (isCurrent) setFailures((count) => count + 1)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [isDue, load])
  return { part: loaded?.part, hasFailed, retry: () => setTries(failures + 1) }
}
