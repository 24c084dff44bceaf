import type { Decorator, Loader } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import type { ScenarioParameters } from './createScenario'
import { surroundings } from './surroundings'

let scenarios = 0
/** Another scenario is another console: nothing of the last one is kept. */
const nextKey = () => ++scenarios

/**
 * Builds the scenario that a page story's parameters ask for; stories of components have no `at` and get none. The whole
 * console is fetched for page stories alone.
 */
export const scenarioLoader: Loader = async ({ parameters, globals }) => {
  if (!isPageStory(parameters)) return {}
  const [{ createScenario }, { ScenarioView }] = await Promise.all([
    import('./createScenario'),
    import('./ScenarioView'),
  ])
  const told = surroundings(parameters, globals)
  const scenario = await createScenario(told, globals.theme === 'dark' ? 'dark' : 'light')
  return {
    scenario,
    screen: <ScenarioView key={nextKey()} scenario={scenario} isOffline={told.fault === 'offline'} />,
  }
}

/** Draws the whole console at the story's path; the story itself only names the screen. */
export const withScenario: Decorator = (Story, { loaded }) =>
  loaded.screen ? <>{loaded.screen as ReactNode}</> : <Story />

function isPageStory(parameters: object): parameters is ScenarioParameters {
  return 'at' in parameters && typeof parameters.at === 'string'
}
