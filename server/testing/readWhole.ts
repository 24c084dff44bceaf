/** A step of a plan, as `EXPLAIN (FORMAT JSON)` of PostgreSQL names it. */
export interface Plan {
  'Node Type': string
  'Relation Name'?: string
  Plans?: Plan[]
}

const tables = /^project(s$|_)/

/** The tables of projects that a plan reads as a whole, row by row. */
export const readWhole = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' && tables.test(plan['Relation Name'] ?? '')
    ? [plan['Relation Name'] ?? '']
    : []),
  ...(plan.Plans ?? []).flatMap(readWhole),
]
