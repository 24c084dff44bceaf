import type { BrowserCommand } from 'vitest/node'

/** What one story file was looked at: stories, those of them with a play that asserted something, and runs of axe. */
export interface Looks {
  stories: number
  asserting: number
  axeRuns: number
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    countLooks: (looks: Looks) => Promise<void>
  }
}

const seen = { stories: 0, asserting: 0, axeRuns: 0 }

/** Adds up the counts of the story files, and prints the sum when everything has run. */
export const countLooks: BrowserCommand<[Looks]> = (_, { stories, asserting, axeRuns }) => {
  if (seen.stories === 0 && stories > 0) process.once('exit', printSum)
  seen.stories += stories
  seen.asserting += asserting
  seen.axeRuns += axeRuns
}

const printSum = () =>
  process.stdout.write(
    `Looked at: ${seen.stories} stories, ${seen.asserting} by plays that assert, ${seen.axeRuns} axe runs, no violation let pass\n`,
  )
