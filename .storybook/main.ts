import type { StorybookConfig } from '@storybook/react-vite'

/** Titles come from the folders below stories/: a story file names no title. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  // Pictures at the addresses that the worlds' records and uploads have.
  staticDirs: ['../stories/support/pictures'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
}

export default config
