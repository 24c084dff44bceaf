import { useState } from 'react'
import { App } from '../../src/app/App'
import type { StoryWorld } from './createWorld'

/** The console of a story. A reload makes a new console: as in a browser, nothing of the old one is kept. */
export function WorldView({ world }: { world: StoryWorld }) {
  const [{ parts, round }, setConsole] = useState(() => ({ parts: world.boot(handleReload), round: 0 }))

  function handleReload() {
    setConsole((before) => ({ parts: world.boot(handleReload), round: before.round + 1 }))
  }
  return <App key={round} console={parts.console} router={parts.router} />
}
