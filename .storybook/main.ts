import type { StorybookConfig } from '@storybook/react-vite'
import type { Indexer } from 'storybook/internal/types'

/**
 * Documentation pages are for the design system: one of a screen would draw all its scenarios at once. Screens are shown
 * by the book's own pages, each in a frame.
 */
const documentComponents = (indexers: Indexer[] = []): Indexer[] =>
  indexers.map((indexer) => ({
    ...indexer,
    async createIndex(file, options) {
      const inputs = await indexer.createIndex(file, options)
      if (file.split('\\').join('/').includes('/stories/components/')) return inputs
      return inputs.map((input) => ({ ...input, tags: [...(input.tags ?? []), '!autodocs'] }))
    },
  }))

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  // Pictures at the addresses that the scenarios' records and uploads have.
  staticDirs: ['../stories/support/pictures'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  experimental_indexers: documentComponents,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
}

export default config
