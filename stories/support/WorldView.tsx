import { useEffect, useMemo, useState } from 'react'
import { App } from '../../src/app/App'
import type { StoryWorld } from './createWorld'
import { goOffline } from './goOffline'

interface WorldViewProps {
  world: StoryWorld
  /** The browser itself knows that it has no connection. */
  isOffline?: boolean
}

/** The console of a story. A reload makes a new console: as in a browser, nothing of the old one is kept. */
export function WorldView({ world, isOffline = false }: WorldViewProps) {
  const [round, setRound] = useState(0)
  const { console, router } = useMemo(() => {
    const next = round + 1
    return world.boot(() => setRound(next))
  }, [world, round])
  useEffect(() => (isOffline ? goOffline() : undefined), [isOffline])
  return <App key={round} console={console} router={router} />
}
