import { useEffect, useMemo, useRef } from 'react'
import { readMedia, writeMedia, type MediaEntry } from './mediaJson'

/**
 * The entries of a `mediaJson`, and the text that stands for other ones. Where these are what was stored, as when an item
 * was moved and moved back, it is the stored text to the letter: nothing is unsaved then.
 */
export function useMediaText(value: string): {
  /** `undefined` where the text cannot be read. */
  entries: MediaEntry[] | undefined
  write: (entries: readonly MediaEntry[]) => string
} {
  const entries = useMemo(() => readMedia(value), [value])
  const written = useRef<string>(undefined)
  const stored = useRef(value)
  useEffect(() => {
    if (value !== written.current) stored.current = value
  }, [value])
  const write = (next: readonly MediaEntry[]) => {
    const json = writeMedia(next)
    const before = readMedia(stored.current)
    written.current = before && writeMedia(before) === json ? stored.current : json
    return written.current
  }
  return { entries, write }
}
