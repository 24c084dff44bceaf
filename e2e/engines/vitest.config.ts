import { defineConfig } from 'vitest/config'
import { SummaryReporter } from '../support/summaryReporter.ts'

/** `npm run test:engines`: all that is tried in the three engines. Of it `npm test` runs the basics. */
export default defineConfig({
  test: {
    name: 'engines',
    reporters: ['default', new SummaryReporter()],
    environment: 'node',
    include: ['e2e/engines/*.{test,engine}.ts'],
    testTimeout: 180_000,
    hookTimeout: 240_000,
    fileParallelism: false,
  },
})
