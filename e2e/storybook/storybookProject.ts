import type { TestProjectInlineConfiguration } from 'vitest/config'

/** The Storybook as a site of files: its documentation, and each of its stories opened alone. It is built once for all. */
export const storybookProject = (
  turn: number,
  retry: number,
  include = ['e2e/storybook/**/*.test.ts'],
): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name: 'storybook',
    sequence: { groupOrder: turn },
    retry,
    environment: 'node',
    include,
    globalSetup: ['e2e/storybook/serveBook.ts'],
    testTimeout: 90_000,
    hookTimeout: 240_000,
    fileParallelism: false,
    // Pages that are open at a time.
    maxConcurrency: 2,
  },
})
