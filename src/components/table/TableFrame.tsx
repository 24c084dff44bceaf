import { Button } from '@blueprintjs/core'
import { useContext, useEffect, useRef, type HTMLAttributes, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { ListSlots } from '../list/ListSlots'
import { RowCount } from './RowCount'
import type { Selection } from '../selection/Selection'
import { useSelectionKeys } from '../selection/useSelectionKeys'
import { useRowKeys } from '../keys/useRowKeys'
import { RowMenuHost, type MenuRow } from '../menu/RowMenuHost'
import { TableHead } from './TableHead'
import { EmptyState } from '../feedback/EmptyState'
import { useSteady } from '../../lib/useSteady'
import { useSearchToCome } from '../keys/useSearchToCome'
import { TableSearch } from './TableSearch'
import { ScreenLinks } from '../list/ScreenLinks'
import type { Sort } from './model/tableState'
import { barHeight, type VirtualRows } from './useVirtualRows'
import type { Column } from './model/columns'
import table from './Table.module.css'
import styles from './TableFrame.module.css'
import { tableRoles } from './model/tableRoles'

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
  /** They are estimated. */
  isTotalAbout?: boolean
  isAbout?: boolean
  /** More rows are on their way. */
  isArriving?: boolean
  /** The search as it is typed, and as it is already shown. */
  search: { text: string; shown: string; onChange: (text: string) => void; onFocus: () => void }
  /** The bar of filters above the table. */
  filters?: ReactNode
  /** What is on of them: when that changes the list begins at its top. */
  filtersOn?: readonly string[]
  /** Ends the search and every filter. */
  onShowAll: () => void
  /** Ends every filter, and leaves the search. */
  onFiltersOff?: () => void
  sort: Sort | null
  onSort: (sort: Sort | null) => void
  /** Rows that are drawn or closed away, for `aria-rowcount`. */
  rowCount: number
  /** A treegrid takes the focus in its rows, and its keys here. */
  tree?: Pick<HTMLAttributes<HTMLTableElement>, 'onKeyDown' | 'onFocus'>
  /** Buttons beside the search. */
  tools?: ReactNode
  virtual: VirtualRows
  /** Other rows are on their way. */
  isBusy?: boolean
  /** What the rows are selected in; without it there are no checkboxes. */
  selection?: Selection | undefined
  /** The rows as their menus need them; without it they have none. */
  menuRows?: ((key: string) => MenuRow | undefined) | undefined
  /** Shown in place of the table when there are no rows at all. */
  empty: ReactNode
  /** The table's body. */
  children: ReactNode
}

/**
 * What all tables of the product have around their rows: search and count (in the page's head, where it has room for
 * them), a header that stays in view, states without rows. The page scrolls, not the table.
 */
export function TableFrame<Row>(props: TableFrameProps<Row>) {
  const { label, noun, columns, numbered, total, found, search, sort, onSort, tree, virtual } = props
  const { body, virtualizer, drawInView } = virtual
  const slots = useContext(ListSlots)
  const searchInput = useRef<HTMLInputElement>(null)
  const handleSearch = useSteady(search.onChange)
  const handleSearchFocus = useSteady(search.onFocus)
  const handleClear = useSteady(() => {
    search.onChange('')
    searchInput.current?.focus()
  })
  const handleSort = useSteady(onSort)

  const handleShowAll = () => {
    props.onShowAll()
    searchInput.current?.focus()
  }
  const handleFiltersOff = () => {
    props.onFiltersOff?.()
    searchInput.current?.focus()
  }

  useRowKeys(body, found > 0, drawInView)
  const { selection, menuRows } = props
  const frame = useRef<HTMLDivElement>(null)
  const handleSelectionKey = useSelectionKeys(selection, body)

  const order = `${props.filtersOn?.join() ?? ''} ${sort?.column ?? ''} ${sort?.direction ?? ''} ${search.shown}`
  const lastOrder = useRef(order)
  useEffect(() => {
    if (lastOrder.current === order) return
    lastOrder.current = order
    // At the top of the page nothing has to be measured, which would lay it out once more.
    if (!virtualizer.scrollOffset) return
    const top = body.current?.closest('[data-frame]')?.getBoundingClientRect().top ?? barHeight
    if (top < barHeight) window.scrollBy({ top: top - barHeight, behavior: 'instant' })
  }, [order, body, virtualizer])

  if (total === 0)
    return (
      <div className={styles.frame} data-frame>
        {props.empty}
      </div>
    )

  const isSearching = search.shown.trim() !== ''
  const isNarrowed = isSearching || found < total
  const isFiltered = (props.filtersOn?.length ?? 0) > 0
  const searchBox = (
    <TableSearch
      label={`Search ${noun.many}`}
      text={search.text}
      onChange={handleSearch}
      onClear={handleClear}
      onFocus={handleSearchFocus}
      inputRef={searchInput}
    />
  )
  const rowCount = (
    <RowCount
      noun={noun}
      total={total}
      found={isNarrowed ? found : undefined}
      isTotalAbout={props.isTotalAbout}
      isAbout={props.isAbout}
      isArriving={props.isArriving}
    />
  )
  return (
    <div ref={frame} className={styles.frame} data-frame data-framed={slots === undefined || undefined}>
      {slots ? (
        <>
          {slots.search ? createPortal(searchBox, slots.search) : <SearchToCome />}
          {slots.count && createPortal(rowCount, slots.count)}
          {props.tools !== undefined && <div className={styles.tools}>{props.tools}</div>}
        </>
      ) : (
        <div className={styles.bar}>
          <div className={styles.search}>{searchBox}</div>
          {props.tools !== undefined && <div className={styles.tools}>{props.tools}</div>}
          <div className={styles.count}>{rowCount}</div>
        </div>
      )}
      {props.filters}
      {found === 0 ? (
        <EmptyState
          mark="search"
          title={
            <>
              No {noun.many} match {isSearching && <q>{search.shown.trim()}</q>}
              {isSearching && isFiltered && ' and '}
              {(isFiltered || !isSearching) && 'these filters'}
            </>
          }
          actions={
            <>
              {isSearching && isFiltered && (
                <Button onClick={handleFiltersOff}>Search without filters</Button>
              )}
              <Button onClick={handleShowAll}>Show all {noun.many}</Button>
            </>
          }
        />
      ) : (
        <table
          role={tree ? tableRoles.treegrid : tableRoles.table}
          {...tree}
          aria-label={label}
          onKeyDownCapture={handleSelectionKey}
          aria-rowcount={props.isArriving ? -1 : props.rowCount + 1}
          aria-busy={props.isBusy || props.isArriving || undefined}
          className={table.table}
        >
          <TableHead
            columns={columns}
            numbered={numbered}
            sort={sort}
            onSort={handleSort}
            selection={selection}
            noun={noun.many}
            hasMenu={menuRows !== undefined}
          />
          <ScreenLinks>{props.children}</ScreenLinks>
        </table>
      )}
      {menuRows && <RowMenuHost frame={frame} rowAt={menuRows} />}
    </div>
  )
}

/** Until the page's head has its place for the search. */
function SearchToCome() {
  useSearchToCome()
  return null
}
