import type { StoryContext } from '@storybook/react-vite'
import type { StoryWorld, WorldParameters } from './createWorld'

/** Meta of page stories: full screen, no documentation page of live consoles. */
export const pageMeta = {
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
  },
}

/** The world around a running story. */
export const worldOf = (context: Pick<StoryContext, 'loaded'>): StoryWorld =>
  context.loaded.world as StoryWorld

/** Parameters of a page story, checked by the contract. */
export const inWorld = (parameters: WorldParameters) => ({ ...parameters })

/** How long a play waits for a screen: retries of a failed call take up to two seconds. */
export const patience = { timeout: 8000 }
