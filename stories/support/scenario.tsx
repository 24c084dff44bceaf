import type { Decorator, Loader } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import type { ScenarioParameters } from './createScenario'
import { surroundings } from './surroundings'

let scenarios = 0
/** Another scenario is another console: nothing of the last one is kept. */
const nextKey = () => ++scenarios

/** The whole console is fetched for page stories alone. */
async function build(parameters: ScenarioParameters, theme: 'light' | 'dark'): Promise<object> {
  const [{ createScenario }, { ScenarioView }] = await Promise.all([
    import('./createScenario'),
    import('./ScenarioView'),
  ])
  const scenario = await createScenario(parameters, theme)
  return {
    scenario,
    screen: <ScenarioView key={nextKey()} scenario={scenario} isOffline={parameters.fault === 'offline'} />,
  }
}

/** What was built for a story that is drawn, and of which surroundings. */
interface Built {
  key: string
  loaded: Promise<object>
}

/** By the signal that ends a story: a story that is drawn anew in place keeps it, one that begins again has another. */
const built = new WeakMap<AbortSignal, Built>()

/**
 * Builds the scenario that a page story's parameters ask for; stories of components have no `at` and get none. A story
 * that is only drawn anew, in another width or theme, stays as its play has left it.
 */
export const scenarioLoader: Loader = (context) => {
  const { parameters, globals, abortSignal } = context
  if (!isPageStory(parameters)) return {}
  const key = JSON.stringify([context.id, globals.role, globals.scenario, globals.fault])
  const before = built.get(abortSignal)
  if (before?.key === key) return before.loaded
  const loaded = build(surroundings(parameters, globals), globals.theme === 'dark' ? 'dark' : 'light')
  built.set(abortSignal, { key, loaded })
  return loaded
}

/** Draws the whole console at the story's path; the story itself only names the screen. */
export const withScenario: Decorator = (Story, { loaded }) =>
  loaded.screen ? <>{loaded.screen as ReactNode}</> : <Story />

function isPageStory(parameters: object): parameters is ScenarioParameters {
  return 'at' in parameters && typeof parameters.at === 'string'
}
