import type { Expected } from './expected'
import type { Looked } from './looked'
import type { ProjectOrder } from './projectQuery'
import type { Relation } from './sqlParts'
import type { Scope } from './sqlSearch'

/** How rows that search and filters keep are found. */
export interface Way {
  /** The rows with the words of a search are all looked up first, or each row that the filters leave is checked for them. */
  readonly words: 'first' | 'each'
  /** All rows that the filters keep are read; else a page goes through the list in its order until it is full. */
  readonly isAll: boolean
  /** The tags, categories or stacks whose rows are read for that; without them, the rows that the other filters leave. */
  readonly relation?: Relation
}

/**
 * Rows that search and filters keep lie together in an order more often than by chance: projects with a tag have like names, and less
 * so ids. So many times as many rows as by chance are taken to be looked at until a page is full.
 */
const clustering = ({ by }: ProjectOrder): number => (by === 'id' || by === 'best' ? 2 : 5)

/** What reading costs, measured in checks of one relation of a row. */
const costs = {
  /** An entry of an index behind another one. */
  entry: 0.15,
  /** A row by its id. */
  lookup: 2,
  /** Whether the texts of a row have the words. */
  text: 1.3,
  /** A row of all that have the words. */
  found: 3.5,
}

interface Choice {
  cost: number
  way: Way
}

/** The way to a page of so many rows that is expected to cost least. */
export function wayToPage(looked: Looked, limit: number): Way {
  const shares = sharesOf(looked)
  if (!shares) return { words: 'first', isAll: false }
  const { rows, related, found, left, relations, text } = shares
  const kept = Math.max(1, related * found * left)
  // Of few rows that the other filters leave the planner reads all.
  const walked = Math.min(left, (clustering(looked.query.order) * limit * rows) / kept)
  return cheapest([
    ...waysToAll(looked, shares),
    { cost: walked * Math.max(1, relations + text), way: { words: 'each', isAll: false } },
  ])
}

/** The way to all rows that search and filters keep that is expected to cost least. */
export function wayToAll(looked: Looked): Way {
  const shares = sharesOf(looked)
  if (!shares) return { words: 'first', isAll: true }
  return cheapest(waysToAll(looked, shares))
}

/** Of equal ones the first. */
const cheapest = (choices: readonly Choice[]): Way =>
  choices.reduce((best, one) => (one.cost < best.cost ? one : best)).way

/** How many rows the filters are expected to keep, whatever a search finds. */
export function filteredRows({ rows, expected }: Looked): number {
  const { related, left } = expectedShares(rows, expected)
  return related * left
}

/** What is known of the rows that are kept. */
interface Shares {
  /** Of the whole list; 1 or more. */
  rows: number
  /** The share of them that the tags, categories and stacks keep, and that the search finds. */
  related: number
  found: number
  /** Rows that the other filters leave. */
  left: number
  /** How many of the filters by tags, categories and stacks are on. */
  relations: number
  /** What the words of a search cost in a row. */
  text: number
}

/** Undefined where few rows are found, or nobody knows how many. */
function sharesOf({ scope, rows, expected }: Looked): Shares | undefined {
  const all = Math.max(1, rows)
  const found = foundShare(scope, all)
  if (found === undefined) return undefined
  return {
    ...expectedShares(all, expected),
    rows: all,
    found,
    relations: expected.related.size,
    text: scope.kind === 'all' ? 0 : costs.text,
  }
}

function expectedShares(rows: number, { related, left = rows }: Expected): Pick<Shares, 'related' | 'left'> {
  const shares = [...related.values()].map((one) => Math.min(1, one / Math.max(1, rows)))
  return { related: shares.reduce((product, share) => product * share, 1), left: Math.min(rows, left) }
}

function foundShare(scope: Scope, rows: number): number | undefined {
  if (scope.kind === 'all') return 1
  if (scope.kind === 'few') return undefined
  return scope.ids ? scope.ids.length / rows : scope.share
}

function waysToAll(
  { scope, expected }: Looked,
  { rows, related, found, left, relations, text }: Shares,
): Choice[] {
  const choices: Choice[] = [
    {
      cost: left * Math.max(1, relations + related * text),
      way: { words: 'each', isAll: true },
    },
  ]
  if (scope.kind === 'many')
    choices.push({ cost: found * rows * (costs.found + relations), way: { words: 'first', isAll: true } })
  const [rarest] = [...expected.related].sort(([, one], [, other]) => one - other)
  const entries = [...expected.related.values()].reduce((sum, one) => sum + one, 0)
  if (rarest)
    choices.push({
      cost: costs.entry * entries + related * (costs.lookup * rows + text * left),
      way: { words: 'each', isAll: true, relation: rarest[0] },
    })
  return choices
}
