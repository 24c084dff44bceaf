import type { StoryContext } from '@storybook/react-vite'
import type { StoryWorld, WorldParameters } from './createWorld'

/**
 * What counts as a landmark. Storybook's own hidden links stand before ours in the document, so that axe would not
 * know the skip link as one by itself.
 */
const regionMatcher = 'dialog, [role=dialog], [role=alertdialog], svg, a[href^="#"]:first-child'

/** Meta of page stories: full screen, no documentation page of live consoles, and what counts as a landmark. */
export const pageMeta = {
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    a11y: {
      config: { checks: [{ id: 'region', options: { regionMatcher } }] },
    },
  },
}

/** The world around a running story. */
export const worldOf = (context: Pick<StoryContext, 'loaded'>): StoryWorld =>
  context.loaded.world as StoryWorld

/** Parameters of a page story, checked by the contract. */
export const inWorld = (parameters: WorldParameters) => ({ ...parameters })

/** How long a play waits for a screen: retries of a failed call take up to two seconds. */
export const patience = { timeout: 8000 }
