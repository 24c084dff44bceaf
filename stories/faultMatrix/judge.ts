import type { EndpointName } from '../../src/contract/endpoints'
import { Cell } from './Cell'
import { failures, type ColumnName } from './faultColumns'
import { judgeLeftLoad, judgeLoad } from './judgeLoad'
import { judgeDouble, judgeLeft, judgeSend } from './judgeSend'
import { formNamed, until } from './look'
import { mountConsole, type MountedConsole } from './mountConsole'
import type { Row } from './rows/row'

/** What is done to a console before it is judged, to see that the judge notices. */
export type Mutation = (mounted: MountedConsole) => void

/** Lets one thing happen to one call on its screen. Returns what did not hold: nothing, if all is well. */
export async function judge(
  name: EndpointName,
  column: ColumnName,
  row: Row,
  mutate?: Mutation,
): Promise<readonly string[]> {
  const failure = failures[column]
  const mounted = await consoleAt(row)
  const cell = new Cell(name, column, row, mounted)
  mutate?.(mounted)
  try {
    if (row.kind === 'send') mounted.open()
    if (row.kind === 'load') await (failure ? judgeLoad(cell, row, failure) : judgeLeftLoad(cell, row))
    else if (failure) await judgeSend(cell, row, failure)
    else await (column === 'double click' ? judgeDouble(cell, row) : judgeLeft(cell, row))
  } catch (error) {
    cell.complaints.push(error instanceof Error ? error.message : String(error))
  } finally {
    mounted.close()
  }
  return [...cell.complaints, ...mounted.errors]
}

async function consoleAt(row: Row): Promise<MountedConsole> {
  const mounted = await mountConsole({
    at: typeof row.at === 'string' ? row.at : '/',
    as: row.as,
    hidesTags: row.hidesTags ?? false,
    hasViews: row.hasViews ?? false,
    ...(row.isSearched && { wholeListUpTo: 0 }),
    ...(row.trail && { trail: row.trail }),
  })
  if (typeof row.at !== 'string') mounted.scenario.open(await row.at(mounted.scenario))
  return mounted
}

/** Opens the screen once while all is well: its code is fetched when it is first opened, which takes a busy machine many seconds. */
export async function warmUp(row: Row): Promise<void> {
  const mounted = await consoleAt(row)
  mounted.open()
  try {
    const isThere = row.kind === 'load' ? row.isShown : () => row.form === undefined || formNamed(row.form)
    await until(isThere, 'the screen does not open', 20_000)
    if (row.kind === 'send') await row.fill()
  } finally {
    mounted.close()
  }
}
