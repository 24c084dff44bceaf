import type { BrowserCommand } from 'vitest/node'

/** What one story file was looked at: stories, and runs of axe. */
export interface Looks {
  stories: number
  axeRuns: number
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    countLooks: (looks: Looks) => Promise<void>
  }
}

const seen = { stories: 0, axeRuns: 0 }

/** Adds up what the story files tell, and prints the sum when everything has run. */
export const countLooks: BrowserCommand<[Looks]> = (_, { stories, axeRuns }) => {
  if (seen.stories === 0 && stories > 0) process.once('exit', tell)
  seen.stories += stories
  seen.axeRuns += axeRuns
}

const tell = () =>
  process.stdout.write(
    `Looked at: ${seen.stories} plays of stories, ${seen.axeRuns} axe runs, no violation let pass\n`,
  )
