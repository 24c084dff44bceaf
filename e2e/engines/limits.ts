import type { EngineName } from './Tab'

/** A test that an engine, or what drives it, cannot run, and why. */
interface Limit {
  engine: EngineName
  test: string
  reason: string
}

/** What is not tried in an engine. Each line is printed when the tests run. */
const limits: readonly Limit[] = []

/** Why a test is not run in an engine; undefined for one that is. */
export const limitOf = (engine: EngineName, test: string): string | undefined =>
  limits.find((one) => one.engine === engine && one.test === test)?.reason
