import type { StoryContext } from '@storybook/react-vite'
import type { StoryScenario, ScenarioParameters } from './createScenario'

/** Meta of page stories: full screen, no documentation page of live consoles. */
export const pageMeta = {
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
  },
}

/** Meta of the stories of one page, in the scenario that its parameters ask for. */
export const pageAt = (parameters: ScenarioParameters) => ({
  ...pageMeta,
  parameters: { ...pageMeta.parameters, ...parameters },
})

/** The scenario around a running story. */
export const scenarioOf = (context: Pick<StoryContext, 'loaded'>): StoryScenario =>
  context.loaded.scenario as StoryScenario

/** Parameters of a page story, checked by the contract. */
export const inScenario = (parameters: ScenarioParameters) => ({ ...parameters })

/** How long a play waits for a screen: retries of a failed call take up to two seconds. */
export const patience = { timeout: 8000 }
