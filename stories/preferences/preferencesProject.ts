import path from 'node:path'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { vitestBrowser } from '../../e2e/support/vitestBrowser.ts'
import { emulate } from './emulate.ts'

/** Every screen as people ask for it who need less movement, colours of their own, larger text, or much zoom. */
export const preferencesProject = (turn: number): TestProjectInlineConfiguration => ({
  extends: true,
  publicDir: path.resolve(import.meta.dirname, '../support/pictures'),
  test: {
    name: 'preferences',
    include: ['stories/preferences/**/*.test.ts'],
    setupFiles: ['stories/support/shortErrors.ts'],
    sequence: { groupOrder: turn },
    retry: process.env['CI'] ? 1 : 0,
    testTimeout: 60_000,
    maxWorkers: 2,
    isolate: false,
    browser: { ...vitestBrowser({ commands: { emulate } }), isolate: false },
  },
})
