import { pageAt } from './page'

/**
 * Meta of stories that go through several screens of the whole console, in the scenario that the parameters ask for.
 * The meta that spreads it has a line comment: for a block comment Storybook adds `parameters` of its own, and these
 * would take the place of the spread ones.
 */
export const consoleAt = (parameters: Parameters<typeof pageAt>[0]) => ({
  ...pageAt(parameters),
  // The scenario draws the console: what is given here is not used.
  args: { console: null as never, router: null as never },
})
