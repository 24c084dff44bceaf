import { defineConfig, mergeConfig } from 'vitest/config'
import { matrixProject } from '../stories/faultMatrix/matrixProject.ts'
import { preferencesProject } from '../stories/preferences/preferencesProject.ts'
import viteConfig from '../vite.config.ts'
import { storybookProject } from './storybook/storybookProject.ts'
import { slowJourneys, slowServerTests } from './support/endurance.ts'
import { SummaryReporter } from './support/summaryReporter.ts'

const retry = process.env['CI'] ? 1 : 0

/** `npm run test:endurance`: every case of the tests of which `npm test` tries one of each kind (`support/endurance.ts`). */
export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      reporters: ['default', new SummaryReporter()],
      env: { ENDURANCE: 'true' },
      projects: [
        {
          extends: true,
          test: {
            name: 'e2e',
            environment: 'node',
            include: [...slowJourneys, 'e2e/journeys/**/*.test.ts'],
            sequence: { groupOrder: 0 },
            retry,
            testTimeout: 120_000,
            hookTimeout: 240_000,
            maxConcurrency: 2,
            fileParallelism: false,
          },
        },
        {
          extends: true,
          test: {
            name: 'server',
            environment: 'node',
            include: [...slowServerTests, 'server/attacks.test.ts', 'server/node/http/longAnswers.test.ts'],
            sequence: { groupOrder: 0 },
            maxWorkers: 2,
            testTimeout: 60_000,
            hookTimeout: 60_000,
          },
        },
        matrixProject(1, ['stories/{faultMatrix,order,keptForms}/*.test.{ts,tsx}']),
        preferencesProject(2),
        storybookProject(3, retry, ['e2e/storybook/{alone,book}.test.ts']),
      ],
    },
  }),
)
