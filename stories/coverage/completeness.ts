import { requiredCells, type Cell } from './cells'
import { exceptions } from './exceptions'
import { readStories, type StoryFile } from './readStories'

/** The stories compared with what they must cover. */
export interface Completeness {
  cells: number
  /** One line for each cell without a story that has a play. */
  missing: string[]
  /** Exceptions that no cell needs any more. */
  idle: string[]
  stories: number
  plays: number
}

/** Compares the table of what must exist with the stories that do. */
export function compare(files: readonly StoryFile[] = readStories()): Completeness {
  const cells = requiredCells()
  const isExcused = ({ name, state }: Cell) =>
    exceptions.some((one) => one.name === name && (one.state === '*' || one.state === state))
  const stories = files.flatMap((file) => file.stories)
  const missing = cells.filter((cell) => !hasStory(cell, files))
  return {
    cells: cells.length,
    missing: missing.filter((cell) => !isExcused(cell)).map(lineOf),
    idle: exceptions
      .filter(
        ({ name, state }) =>
          !missing.some((cell) => cell.name === name && (state === '*' || state === cell.state)),
      )
      .map(({ name, state }) => `${name} × ${state}`),
    stories: stories.length,
    plays: stories.filter((story) => story.hasPlay).length,
  }
}

/** Whether a story with a play fills the cell: what nothing looks at may as well be missing. */
function hasStory(cell: Cell, files: readonly StoryFile[]): boolean {
  if (cell.of === 'component')
    return files.some(
      ({ file, draws, stories }) =>
        file.startsWith('stories/components/') &&
        cell.files.some((one) => draws.has(one)) &&
        stories.some(({ hasPlay, words }) => hasPlay && (cell.state === 'any' || words.has(cell.state))),
    )
  const about = files.filter(
    ({ component, componentName }) =>
      component !== undefined &&
      cell.files.includes(component) &&
      (cell.component === undefined || cell.component === componentName),
  )
  return about.some(({ stories }) => stories.some(({ name, hasPlay }) => hasPlay && name === cell.state))
}

const lineOf = ({ of, name, state, files }: Cell) =>
  `${of} ${name} × ${state === 'any' ? 'a story' : state}, with a play (${files.join(', ') || 'nothing draws it'})`
