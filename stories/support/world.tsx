import type { Decorator, Loader } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import type { WorldParameters } from './createWorld'

/**
 * Builds the world that a page story's parameters ask for; stories of components have no `at` and get none. The whole
 * console is fetched for page stories alone.
 */
export const worldLoader: Loader = async ({ parameters, globals }) => {
  if (!isPageStory(parameters)) return {}
  const [{ createWorld }, { WorldView }] = await Promise.all([import('./createWorld'), import('./WorldView')])
  const world = await createWorld(parameters, globals.theme === 'dark' ? 'dark' : 'light')
  return { world, screen: <WorldView world={world} /> }
}

/** Draws the whole console at the story's path; the story itself only names the screen. */
export const withWorld: Decorator = (Story, { loaded }) =>
  loaded.screen ? <>{loaded.screen as ReactNode}</> : <Story />

function isPageStory(parameters: object): parameters is WorldParameters {
  return 'at' in parameters && typeof parameters.at === 'string'
}
