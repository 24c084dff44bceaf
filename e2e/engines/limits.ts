import type { EngineName } from './Tab'

/** A test that an engine, or what drives it, cannot run, and why. */
interface Limit {
  engine: EngineName
  group: string
  test: string
  reason: string
}

/** What is not tried in an engine. Each line is printed when the tests run. */
const limits: readonly Limit[] = [
  {
    engine: 'webkit',
    group: 'as people found it',
    test: 'a click without a connection stays in the console',
    reason: 'WebKitGTK’s WebDriver cannot take the connection away',
  },
  {
    engine: 'webkit',
    group: 'as people found it',
    test: 'a text is coloured with the mouse in a window of 360 px',
    reason: 'the window of WebKitGTK’s MiniBrowser is 447 px wide at least',
  },
]

/** What of a group of tests is not tried in an engine. */
export const limitsOf = (engine: EngineName, group: string): readonly Limit[] =>
  limits.filter((one) => one.engine === engine && one.group === group)
