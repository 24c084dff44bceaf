import type { Decorator, Loader } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import type { WorldParameters } from './createWorld'
import { surroundings } from './surroundings'

let worlds = 0
/** Another world is another console: nothing of the last one is kept. */
const nextKey = () => ++worlds

/**
 * Builds the world that a page story's parameters ask for; stories of components have no `at` and get none. The whole
 * console is fetched for page stories alone.
 */
export const worldLoader: Loader = async ({ parameters, globals }) => {
  if (!isPageStory(parameters)) return {}
  const [{ createWorld }, { WorldView }] = await Promise.all([import('./createWorld'), import('./WorldView')])
  const told = surroundings(parameters, globals)
  const world = await createWorld(told, globals.theme === 'dark' ? 'dark' : 'light')
  return { world, screen: <WorldView key={nextKey()} world={world} isOffline={told.trouble === 'offline'} /> }
}

/** Draws the whole console at the story's path; the story itself only names the screen. */
export const withWorld: Decorator = (Story, { loaded }) =>
  loaded.screen ? <>{loaded.screen as ReactNode}</> : <Story />

function isPageStory(parameters: object): parameters is WorldParameters {
  return 'at' in parameters && typeof parameters.at === 'string'
}
