import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import { compile } from 'sass'
import type { Indexer } from 'storybook/internal/types'
import { readTokens } from '../stories/docs/tokens/readTokens.ts'
import { managerTheme } from './managerTheme.ts'

const root = path.resolve(import.meta.dirname, '..')

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

/** The product's colours and mark for Storybook's own frame: `manager.ts` puts them on. */
function withThemes(head = ''): string {
  const { css } = compile(path.join(root, 'src/styles/tokens.scss'), {
    style: 'compressed',
    silenceDeprecations: ['import'],
  })
  const mark = readFileSync(path.join(root, 'src/styles/marks/icon.svg'), 'utf8')
  const tokens = readTokens(css)
  const themes = {
    light: managerTheme(tokens, 'light', mark),
    dark: managerTheme(tokens, 'dark', mark),
  }
  const icon = `<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,${encodeURIComponent(mark)}">`
  const script = JSON.stringify(themes).replaceAll('<', '\\u003c')
  return `${head}${icon}<script>window.consoleThemes = ${script}</script>`
}

/** The pictures that `npm run test:visual` took; an index that says so where there are none. */
function overviewFolder(): string {
  const folder = path.join(root, '.visual/overview')
  mkdirSync(folder, { recursive: true })
  for (const [name, nothing] of [
    ['index.json', 'null'],
    ['looks.json', '[]'],
  ] as const) {
    const file = path.join(folder, name)
    if (!existsSync(file)) writeFileSync(file, nothing)
  }
  return folder
}

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  // Pictures at the addresses that the scenarios' records and uploads have.
  staticDirs: ['../stories/support/pictures', { from: overviewFolder(), to: '/overview' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  experimental_indexers: documentComponents,
  managerHead: withThemes,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
}

export default config
