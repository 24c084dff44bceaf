import { useEffect, useMemo, useState } from 'react'
import type { IndexedStory } from './arrange'

/** What was read beside the page, or why not. */
export type Read<T> = { state: 'reading' } | { state: 'read'; value: T } | { state: 'failed' }

const fetched = new Map<string, Promise<unknown>>()

/** Many parts of a page read the same file. */
function fetchOnce(file: string): Promise<unknown> {
  const before = fetched.get(file)
  if (before) return before
  const now = fetch(file).then((answer) => answer.json() as Promise<unknown>)
  fetched.set(file, now)
  return now
}

/** A JSON file of the Storybook's site, by its path from there. */
export function useFile<T>(file: string): Read<T> {
  const [read, setRead] = useState<Read<T>>({ state: 'reading' })
  useEffect(() => {
    let isOver = false
    fetchOnce(file).then(
      (value) => isOver || setRead({ state: 'read', value: value as T }),
      () => isOver || setRead({ state: 'failed' }),
    )
    return () => {
      isOver = true
    }
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
