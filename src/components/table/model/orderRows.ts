import { compareValues, type SortValue } from './compareValues'

/** A row as a table shows it. */
export interface ModelRow<Row> {
  /** Its key. */
  id: string
  original: Row
  /** How many rows it lies below, and the key of the nearest of them. */
  depth: number
  parentId: string | undefined
  /** Whether the rows below it show; undefined where it has none. */
  isOpen: boolean | undefined
}

export interface RowOrder<Row> {
  rowKey: (row: Row) => string | number
  /** What the rows are ordered by; as they came without it. */
  sort?: { value: (row: Row) => SortValue; isDescending: boolean } | undefined
  /** Children of a row in a tree. */
  childrenOf?: ((row: Row) => readonly Row[] | undefined) | undefined
  /** Keys of open rows; `true` opens all. */
  expanded: true | Readonly<Record<string, boolean>>
}

/**
 * The rows of a table in their order, each before what lies below it, without those below a closed row. Equal ones stay in the
 * order in which they came, whatever the direction. `known` holds the rows of the last time: one that is as it was is the
 * same object, so that it need not be drawn again.
 */
export function orderRows<Row extends object>(
  rows: readonly Row[],
  { rowKey, sort, childrenOf, expanded }: RowOrder<Row>,
  known: WeakMap<Row, ModelRow<Row>>,
): ModelRow<Row>[] {
  if (!childrenOf)
    return sorted(rows, sort).map((row) => {
      const id = String(rowKey(row))
      const before = known.get(row)
      if (before?.id === id && isAlone(before)) return before
      const now = { id, original: row, ...alone }
      known.set(row, now)
      return now
    })
  const ordered: ModelRow<Row>[] = []
  // A stack of its own instead of recursion: a long chain must not exhaust the call stack.
  const waiting: { row: Row; parent: ModelRow<Row> | undefined }[] = []
  const push = (siblings: readonly Row[], parent: ModelRow<Row> | undefined) => {
    for (const row of sorted(siblings, sort).toReversed()) waiting.push({ row, parent })
  }
  push(rows, undefined)
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { row, parent } = next
    const id = String(rowKey(row))
    const children = childrenOf(row) ?? []
    const isOpen = children.length === 0 ? undefined : expanded === true || expanded[id] === true
    const shown = sameRow(known.get(row), {
      id,
      original: row,
      depth: parent ? parent.depth + 1 : 0,
      parentId: parent?.id,
      isOpen,
    })
    known.set(row, shown)
    ordered.push(shown)
    if (isOpen) push(children, shown)
  }
  return ordered
}

/** A row that lies below none, with none below it. */
const alone = { depth: 0, parentId: undefined, isOpen: undefined }
const isAlone = ({ depth, parentId, isOpen }: ModelRow<unknown>) =>
  depth === 0 && parentId === undefined && isOpen === undefined

function sorted<Row>(rows: readonly Row[], sort: RowOrder<Row>['sort']): readonly Row[] {
  if (!sort) return rows
  const { value, isDescending } = sort
  const sign = isDescending ? -1 : 1
  // Sorting is stable: equal ones stay as they came.
  return rows
    .map((row) => ({ row, by: value(row) }))
    .sort((a, b) => sign * compareValues(a.by, b.by))
    .map(({ row }) => row)
}

function sameRow<Row>(before: ModelRow<Row> | undefined, now: ModelRow<Row>): ModelRow<Row> {
  const isSame =
    before !== undefined &&
    (Object.keys(now) as (keyof ModelRow<Row>)[]).every((field) => before[field] === now[field])
  return isSame ? before : now
}
