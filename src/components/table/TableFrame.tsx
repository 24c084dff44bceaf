import { Button } from '@blueprintjs/core'
import { useEffect, useRef, type HTMLAttributes, type ReactNode } from 'react'
import { TableSearch } from './TableSearch'
import { tableWidth, TableHead } from './TableHead'
import type { Sort } from './tableState'
import type { VirtualRows } from './useVirtualRows'
import type { Column } from './columns'
import styles from './Table.module.css'

/** What the rows are, for the count: `{ one: 'project', many: 'projects' }`. */
export interface Noun {
  one: string
  many: string
}

export interface TableFrameProps<Row> {
  label: string
  noun: Noun
  columns: readonly Column<Row>[]
  numbered?: string
  /** Rows in all, and rows that the search leaves. */
  total: number
  found: number
  /** The search as it is typed, and as it is already shown. */
  search: { text: string; shown: string; onChange: (text: string) => void }
  sort: Sort | null
  onSort: (sort: Sort | null) => void
  /** Rows that are drawn or closed away, for `aria-rowcount`. */
  rowCount: number
  /** A treegrid takes the focus in its rows, and its keys here. */
  tree?: Pick<HTMLAttributes<HTMLTableElement>, 'onKeyDown' | 'onFocus'>
  /** Buttons beside the search. */
  tools?: ReactNode
  virtual: VirtualRows
  /** Shown in place of the table when there are no rows at all. */
  empty: ReactNode
  /** The table's body. */
  children: ReactNode
}

/** A region that scrolls has to be reachable by keyboard; not every browser sees to it. */
const scrollableByKeys = 0

/** What all tables of the product have around their rows: search, count, sticky header, states without rows. */
export function TableFrame<Row>(props: TableFrameProps<Row>) {
  const { label, noun, columns, numbered, total, found, search, sort, onSort, rowCount, tree, virtual } =
    props
  const { region } = virtual
  const searchInput = useRef<HTMLInputElement>(null)
  const handleClear = () => {
    search.onChange('')
    searchInput.current?.focus()
  }

  const order = `${sort?.column ?? ''} ${sort?.direction ?? ''} ${search.shown}`
  const lastOrder = useRef(order)
  useEffect(() => {
    if (lastOrder.current === order) return
    lastOrder.current = order
    region.current?.scrollTo({ top: 0, behavior: 'instant' })
  }, [order, region])

  if (total === 0)
    return (
      <div className={styles.frame} data-frame>
        {props.empty}
      </div>
    )

  const isSearching = search.shown.trim() !== ''
  const all = `${total.toLocaleString('en')} ${total === 1 ? noun.one : noun.many}`
  return (
    <div className={styles.frame} data-frame>
      <TableSearch
        text={search.text}
        onChange={search.onChange}
        onClear={handleClear}
        inputRef={searchInput}
        tools={props.tools}
        count={isSearching ? `${found.toLocaleString('en')} of ${all}` : all}
      />
      {found === 0 ? (
        <div className={styles.nothing}>
          <p>
            No {noun.many} match <q>{search.shown.trim()}</q>
          </p>
          <Button onClick={handleClear}>Show all {noun.many}</Button>
        </div>
      ) : (
        <section
          ref={region}
          className={styles.region}
          aria-label={`${label}, table`}
          tabIndex={tree ? undefined : scrollableByKeys}
        >
          <table
            role={tree && 'treegrid'}
            {...tree}
            aria-label={label}
            aria-rowcount={rowCount + 1}
            className={styles.table}
            style={{ minWidth: tableWidth(columns, numbered) }}
          >
            <TableHead columns={columns} numbered={numbered} sort={sort} onSort={onSort} />
            {props.children}
          </table>
        </section>
      )}
    </div>
  )
}
