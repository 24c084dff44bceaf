import { ChevronDownIcon, ChevronRightIcon } from '@blueprintjs/icons'
import { memo, useEffect, useRef } from 'react'
import type { Selection } from '../selection/Selection'
import { RowCells } from './RowCells'
import type { Column } from './model/columns'
import styles from './TreeRow.module.css'
import { tableRoles } from './model/tableRoles'

export interface TreeRowProps<Row extends object> {
  row: Row
  /** Key of the row, and its place in the tree. */
  place: TreePlace
  /** Place among the rows shown, from 0. */
  index: number
  columns: readonly Column<Row>[]
  isNumbered: boolean
  /** The one row that Tab comes to. */
  isActive: boolean
  measure: (element: HTMLTableRowElement | null) => void
  onToggle: (key: string, isOpen: boolean) => void
  /** It was just added. */
  isNew: boolean
  selection: Selection | undefined
  /** A button at its end opens the row's menu. */
  hasMenu: boolean
}

/** Where a row stands in the tree. */
export interface TreePlace {
  key: string
  parent: string | undefined
  level: number
  /** Position among its siblings, from 1, and their number. */
  position: number
  siblings: number
  /** Whether its children show; undefined where it has none. */
  isOpen: boolean | undefined
  /** Stands there only because the search found something below it. */
  isBystander: boolean
}

function TreeRowOf<Row extends object>(props: TreeRowProps<Row>) {
  const { row, place, index, columns, isNumbered, isActive, measure, onToggle, isNew, selection, hasMenu } =
    props
  const element = useRef<HTMLTableRowElement | null>(null)

  // One tab stop for the whole tree: only the active row's links and buttons are in the tab order.
  useEffect(() => {
    const inside = element.current?.querySelectorAll<HTMLElement>('a[href], button:not([aria-hidden]), input')
    inside?.forEach((widget) => widget.setAttribute('tabindex', isActive ? '0' : '-1'))
  })

  const Chevron = place.isOpen ? ChevronDownIcon : ChevronRightIcon
  return (
    <tr
      ref={(node) => {
        element.current = node
        measure(node)
      }}
      role={tableRoles.row}
      className={styles.treeRow}
      data-index={index}
      data-key={place.key}
      data-bystander={place.isBystander}
      data-new={isNew || undefined}
      tabIndex={isActive ? 0 : -1}
      aria-rowindex={index + 2}
      aria-label={selection && rowLabel(row, index, columns, isNumbered)}
      aria-level={place.level}
      aria-posinset={place.position}
      aria-setsize={place.siblings}
      aria-expanded={place.isOpen}
    >
      <RowCells
        row={row}
        columns={columns}
        number={isNumbered ? index + 1 : undefined}
        isFocusable
        selection={selection}
        rowKey={place.key}
        hasMenu={hasMenu}
        lead={
          <span className={styles.lead} style={{ paddingInlineStart: (place.level - 1) * 20 }}>
            {place.isOpen !== undefined && (
              // The row itself says and changes by key whether it is open; this is for the pointer.
              <button
                type="button"
                aria-hidden="true"
                tabIndex={-1}
                className={styles.chevron}
                onClick={() => onToggle(place.key, !place.isOpen)}
              >
                <Chevron />
              </button>
            )}
          </span>
        }
      />
    </tr>
  )
}

/** What the cells of a row say, without the name of its checkbox, and without what not every width has. */
function rowLabel<Row>(
  row: Row,
  index: number,
  columns: readonly Column<Row>[],
  isNumbered: boolean,
): string {
  const values = columns.map(({ value, isSpare }) => (isSpare ? '' : String(value?.(row) ?? '')))
  return [...(isNumbered ? [index + 1] : []), ...values.filter(Boolean)].join(' ')
}

/** One row of a `TreeTable`; drawn again only when something of it changes. */
export const TreeRow = memo(TreeRowOf, isSame) as typeof TreeRowOf

function isSame<Row extends object>(before: TreeRowProps<Row>, after: TreeRowProps<Row>): boolean {
  const { place: a, ...rest } = before
  const { place: b, ...others } = after
  return isShallowEqual(a, b) && isShallowEqual(rest, others)
}

function isShallowEqual<T extends object>(a: T, b: T): boolean {
  return (Object.keys(a) as (keyof T)[]).every((key) => Object.is(a[key], b[key]))
}
