import { useEffect, useMemo, useState } from 'react'
import { App } from '../../src/app/App'
import type { StoryScenario } from './createScenario'
import { goOffline } from './goOffline'

interface ScenarioViewProps {
  scenario: StoryScenario
  /** The browser itself knows that it has no connection. */
  isOffline?: boolean
}

/** The console of a story. A reload makes a new console: as in a browser, nothing of the old one is kept. */
export function ScenarioView({ scenario, isOffline = false }: ScenarioViewProps) {
  const [round, setRound] = useState(0)
  const { console, router } = useMemo(() => {
    const next = round + 1
    return scenario.boot(() => setRound(next))
  }, [scenario, round])
  useEffect(() => (isOffline ? goOffline() : undefined), [isOffline])
  return <App key={round} console={console} router={router} />
}
