import type { BrowserCommand } from 'vitest/node'

/** What one test file found. */
export interface GroupFigures {
  group: string
  held: number
  cells: number
  /** Cells that make no sense, each with its reason. */
  uncounted: string[]
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    countCells: (figures: GroupFigures) => Promise<void>
    printLine: (words: string) => Promise<void>
  }
}

const groups = 6
const found = new Map<string, GroupFigures>()

/** Adds up what the test files of the matrix found, and prints it once all have reported. */
export const countCells: BrowserCommand<[GroupFigures]> = (_, figures) => {
  found.set(figures.group, figures)
  process.stdout.write(`matrix, ${figures.group}: ${figures.held} / ${figures.cells}\n`)
  if (found.size < groups) return
  const all = [...found.values()]
  const sum = (of: (one: GroupFigures) => number) => all.reduce((total, one) => total + of(one), 0)
  const uncounted = all.flatMap((one) => one.uncounted)
  process.stdout.write(`not counted, ${uncounted.length} cells:\n  ${uncounted.join('\n  ')}\n`)
  process.stdout.write(`matrix: ${sum((one) => one.held)} / ${sum((one) => one.cells)}\n`)
}

/** Prints a line where the tests are run. */
export const printLine: BrowserCommand<[string]> = (_, words) => {
  process.stdout.write(`${words}\n`)
}
