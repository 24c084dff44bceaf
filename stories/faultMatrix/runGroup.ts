import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commands } from 'vitest/browser'
import type { EndpointName } from '../../src/contract/endpoints'
import '../../src/styles/base.scss'
import { columnNames, type ColumnName } from './faultColumns'
import { judge, warmUp } from './judge'
import type { Group, Row } from './rows/row'
import { table } from './table'

/** Why a cell is not counted; undefined for one that is. */
function reasonAgainst(name: EndpointName, column: ColumnName, row: Row): string | undefined {
  const own = row.without?.[column]
  if (own) return own
  if (row.kind !== 'load') return undefined
  if (column === 'double click') return 'nobody clicks for this call'
  if (column === 'cut after commit' && name !== 'verify') return 'a GET commits nothing'
  return undefined
}

const isEndurance = Boolean(import.meta.env['ENDURANCE'])

/**
 * Whether this run judges a cell, by the places of its row in the group and of its column: `npm run test:endurance` judges all.
 * `npm test` lets everything happen to the first call of each group, and to each other call every third thing, from call to call
 * another third.
 */
const isTried = (rowPlace: number, columnPlace: number) =>
  isEndurance || rowPlace === 0 || (rowPlace + columnPlace) % 3 === 0

const rowsOf = (group: Group) =>
  (Object.entries(table) as [EndpointName, Row][]).filter(([, row]) => row.group === group)

/** Judges the cells of a group of rows, and reports the figures; a cell that does not hold fails by name. */
export function runGroup(group: Group, rows: readonly [EndpointName, Row][] = rowsOf(group)): void {
  const held = new Set<string>()
  const uncounted: string[] = []
  let cells = 0
  for (const [rowPlace, [name, row]] of rows.entries()) {
    describe(name, () => {
      beforeAll(() => warmUp(row))
      for (const [columnPlace, column] of columnNames.entries()) {
        const reason = reasonAgainst(name, column, row)
        if (reason !== undefined) {
          uncounted.push(`${name} × ${column}: ${reason}`)
          continue
        }
        if (!isTried(rowPlace, columnPlace)) continue
        cells++
        it(column, { timeout: 40_000 }, async () => {
          const complaints = await judge(name, column, row)
          if (complaints.length === 0) held.add(`${name} ${column}`)
          expect(complaints, `${name} × ${column}`).toEqual([])
        })
      }
    })
  }
  afterAll(() => commands.countCells({ group, held: held.size, cells, uncounted }))
}
