import path from 'node:path'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { vitestBrowser } from '../../e2e/support/vitestBrowser.ts'
import { countCells, printLine } from './countCells.ts'

/**
 * The fault matrix in headless Chromium: calls × what may happen to them, on the screen that makes them (which of them, says
 * `runGroup`); and forms whose answers come in any order, and forms that come back whatever ends them.
 */
export const matrixProject = (
  turn: number,
  include = ['stories/{faultMatrix,keptForms,order,support}/**/*.test.{ts,tsx}'],
): TestProjectInlineConfiguration => ({
  extends: true,
  publicDir: path.resolve(import.meta.dirname, '../support/pictures'),
  test: {
    name: 'matrix',
    include,
    setupFiles: ['stories/support/shortErrors.ts'],
    sequence: { groupOrder: turn },
    retry: process.env['CI'] ? 1 : 0,
    // More pages than cores: half of the time a cell waits, for a delay of its fault or a retry.
    maxWorkers: 3,
    isolate: false,
    browser: {
      ...vitestBrowser({ commands: { countCells, printLine }, context: { reducedMotion: 'reduce' } }),
      isolate: false,
    },
  },
})
