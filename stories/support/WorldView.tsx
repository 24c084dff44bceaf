import { useMemo, useState } from 'react'
import { App } from '../../src/app/App'
import type { StoryWorld } from './createWorld'

/** The console of a story. A reload makes a new console: as in a browser, nothing of the old one is kept. */
export function WorldView({ world }: { world: StoryWorld }) {
  const [round, setRound] = useState(0)
  const { console, router } = useMemo(() => {
    const next = round + 1
    return world.boot(() => setRound(next))
  }, [world, round])
  return <App key={round} console={console} router={router} />
}
