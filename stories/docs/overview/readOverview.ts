import { useEffect, useMemo, useState } from 'react'
import type { IndexedStory } from './arrange'

/** What was read beside the page, or why not. */
export type Read<T> = { state: 'reading' } | { state: 'read'; value: T } | { state: 'failed' }

/** A JSON file of the Storybook's site, by its path from there. */
export function useFile<T>(file: string): Read<T> {
  const [read, setRead] = useState<Read<T>>({ state: 'reading' })
  useEffect(() => {
    const reading = new AbortController()
    const { signal } = reading
    void fetch(file, { signal })
      .then((answer) => answer.json() as Promise<T>)
      .then(
        (value) => setRead({ state: 'read', value }),
        () => signal.aborted || setRead({ state: 'failed' }),
      )
    return () => reading.abort()
  }, [file])
  return read
}

interface StorybookIndex {
  entries: Record<string, IndexedStory & { type: 'story' | 'docs' }>
}

/** All stories, in the order of the sidebar. */
export function useStories(): Read<IndexedStory[]> {
  const index = useFile<StorybookIndex>('index.json')
  return useMemo(() => {
    if (index.state !== 'read') return index
    return { state: 'read', value: Object.values(index.value.entries).filter(({ type }) => type === 'story') }
  }, [index])
}
