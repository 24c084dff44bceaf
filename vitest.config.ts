import { createRequire } from 'node:module'
import path from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import type { Plugin } from 'vite'
import { defineConfig, mergeConfig } from 'vitest/config'
import { isEndurance, slowJourneys, slowServerTests } from './e2e/support/endurance.ts'
import { storybookProject } from './e2e/storybook/storybookProject.ts'
import { SummaryReporter } from './e2e/support/summaryReporter.ts'
import { vitestBrowser } from './e2e/support/vitestBrowser.ts'
import { countLooks } from './.storybook/countLooks.ts'
import { matrixProject } from './stories/faultMatrix/matrixProject.ts'
import { preferencesProject } from './stories/preferences/preferencesProject.ts'
import viteConfig from './vite.config.ts'

/** Where the packages are installed: here, or in a folder above. */
const packages = path.resolve(createRequire(import.meta.url).resolve('vite/package.json'), '../..')

/** In CI, on a shared machine, what happens in a browser is tried a second time; the run's last lines name what needed it. */
const retry = process.env.CI ? 1 : 0

/** How long a test waits for what comes by itself, in ms: on a busy machine one second, as it is by default, says nothing. */
const patience = 20_000

/** Each server keeps its bundles of dependencies to itself: in one place two would replace each other's under a running test. */
const ownCache = (name: string): Plugin => ({
  name: 'own-cache',
  config: () => ({ cacheDir: `node_modules/.cache/vitest-${name}` }),
})

/**
 * Every story is a test in headless Chromium: its play at this width in this theme, or at its own width, then axe on what
 * it leaves behind; in which themes and at which other widths, says `.storybook/audit.setup.ts`. Movement is reduced, so that no
 * play waits for it. Files share a page, one for each core: loading the console anew for each takes as long as the plays, and every
 * story makes a scenario of its own anyway.
 */
const stories = (
  name: string,
  theme: 'light' | 'dark',
  width: number,
  turn: number,
  /** Stories with one of these tags are left out. */
  exclude: string[] = [],
) => ({
  extends: true as const,
  plugins: [
    storybookTest({ configDir: '.storybook', initialGlobals: { theme }, tags: { exclude } }),
    ownCache(name),
  ],
  test: {
    name,
    sequence: { groupOrder: turn },
    retry,
    setupFiles: ['.storybook/audit.setup.ts'],
    env: { STORY_WIDTH: String(width), ...(isEndurance && { ENDURANCE: 'true' }) },
    testTimeout: 60_000,
    maxWorkers: 2,
    isolate: false,
    browser: {
      ...vitestBrowser({ commands: { countLooks }, context: { reducedMotion: 'reduce' } }),
      isolate: false,
    },
  },
})

// One kind after another (`groupOrder`): side by side they would starve each other of two cores.
export default mergeConfig(
  viteConfig,
  defineConfig({
    // The copy that e2e/recipe makes finds its packages above itself.
    server: { fs: { allow: [import.meta.dirname, packages] } },
    test: {
      reporters: ['default', new SummaryReporter()],
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'node',
            maxWorkers: 2,
            // Files share what they import, which took a third of the time; each test builds what it tests.
            isolate: false,
            // On a busy machine the five seconds by default say nothing either.
            testTimeout: 60_000,
            hookTimeout: 60_000,
            expect: { poll: { timeout: patience } },
            include: ['{src,bench,tools,e2e/support}/**/*.test.ts', 'stories/{coverage,docs}/**/*.test.ts'],
            sequence: { groupOrder: 0 },
          },
        },
        {
          extends: true,
          test: {
            name: 'server',
            sequence: { groupOrder: 1 },
            environment: 'node',
            maxWorkers: 2,
            isolate: false,
            expect: { poll: { timeout: patience } },
            include: ['server/**/*.test.ts'],
            exclude: slowServerTests,
            testTimeout: 60_000,
            hookTimeout: 60_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'e2e',
            sequence: { groupOrder: 4 },
            isolate: false,
            retry,
            environment: 'node',
            include: ['e2e/**/*.test.ts'],
            exclude: ['e2e/{storybook,support}/**', ...slowJourneys],
            testTimeout: 120_000,
            hookTimeout: 240_000,
            expect: { poll: { timeout: patience } },
            // Chromium has all other journeys.
            env: { ENGINES: process.env['ENGINES'] ?? 'firefox,webkit' },
            // Files at a time, and tests at a time of those that run side by side.
            maxWorkers: 2,
            maxConcurrency: 2,
          },
        },
        stories('stories', 'light', 1280, 2),
        // `npm test` plays a story once, and looks at it on a phone as its play has left it. A play that needs a phone has one in the
        // run above, which looks at it in both themes.
        ...(isEndurance ? [stories('stories-phone', 'dark', 360, 3, ['phone'])] : []),
        matrixProject(5),
        preferencesProject(6),
        storybookProject(7, retry),
      ],
    },
  }),
)
