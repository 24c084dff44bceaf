import { playwright } from '@vitest/browser-playwright'
import type { BrowserContextOptions } from 'playwright'
import type { BrowserConfigOptions } from 'vitest/node'
import { chromiumArguments, findHeadless } from './chromium.ts'

interface Wanted {
  /** What tests may ask of the process that drives the browser. */
  commands: NonNullable<BrowserConfigOptions['commands']>
  context?: Pick<BrowserContextOptions, 'reducedMotion'>
}

/** The browser of a Vitest project whose tests run in a page: headless Chromium, 1280 by 800 px. */
export const vitestBrowser = ({ commands, context }: Wanted) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1280, height: 800 },
  provider: playwright({
    launchOptions: { executablePath: findHeadless(), args: chromiumArguments },
    ...(context && { contextOptions: context }),
  }),
  instances: [{ browser: 'chromium' as const }],
  commands,
})
