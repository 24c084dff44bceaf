import path from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { chromiumArguments, findChromium } from '../../e2e/support/chromium.ts'
import { emulate } from './emulate.ts'

/** Every screen as people ask for it who need less movement, colours of their own, larger text, or much zoom. */
export const preferencesProject = (turn: number): TestProjectInlineConfiguration => ({
  extends: true,
  publicDir: path.resolve(import.meta.dirname, '../support/pictures'),
  test: {
    name: 'preferences',
    include: ['stories/preferences/**/*.test.ts'],
    sequence: { groupOrder: turn },
    testTimeout: 60_000,
    maxWorkers: 2,
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      isolate: false,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({ launchOptions: { executablePath: findChromium(), args: chromiumArguments } }),
      instances: [{ browser: 'chromium' }],
      commands: { emulate },
    },
  },
})
