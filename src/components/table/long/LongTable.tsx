import { useContext, useEffect, useMemo, useState } from 'react'
import { FilterBar } from '../../filters/FilterBar'
import { ListSlots } from '../../list/ListSlots'
import { useShownRows } from '../../selection/useShownRows'
import type { DataTableProps } from '../DataTable'
import { useSteady } from '../../../lib/useSteady'
import { useShownState } from '../model/useShownState'
import { exportedLines } from '../model/columns'
import { orderRows, type ModelRow } from '../model/orderRows'
import { DataRow } from '../rows/DataRow'
import { TableFrame } from '../TableFrame'
import { useAddedRow } from '../useAddedRow'
import { useMenuRows } from '../useMenuRows'
import { rowHeight } from '../windowing/rowHeight'
import { useVirtualRows } from '../useVirtualRows'
import { VirtualBody } from '../VirtualBody'
import type { LongRows } from './LongRows'
import { MoreRows } from './MoreRows'
import { useLongScroll } from './useLongScroll'
import styles from './LongTable.module.css'

export interface LongTableProps<Row extends object> extends Omit<DataTableProps<Row>, 'rows' | 'numbered'> {
  long: LongRows<Row>
}

const noFilters: readonly never[] = []
const noneOn: readonly string[] = []
const nothing = () => undefined

/**
 * The table of a list that is too long to be read whole: its server searches, filters and orders it, and the table holds the rows
 * around those in view. The scroll bar is that of the whole list.
 *
 * Use it where the host searches a list; for a list that is there as a whole use DataTable, which looks the same.
 */
export function LongTable<Row extends object>(props: LongTableProps<Row>) {
  const { columns, rowKey, state, onStateChange, selection, filters = noFilters, long } = props
  const { filters: on = noneOn } = state
  const { part, place, total, readKeys, markOf, readRange } = long
  const { found, isAbout = false } = part
  // The two estimates of a list of which all is shown need not be the same.
  const isAll = long.search === '' && on.length === 0
  place.follow(part, rowHeight())
  const [known] = useState(() => new WeakMap<Row, ModelRow<Row>>())
  const rows = useMemo(() => orderRows(part.rows, { rowKey, expanded: true }, known), [part, rowKey, known])
  const virtual = useVirtualRows({
    rows,
    search: long.search,
    scroll: props.scroll,
    above: place.above,
    whole: part,
  })
  const below = useLongScroll(long, virtual)
  const shownState = useShownState(state)
  const handleFilters = useSteady((next: readonly string[]) => onStateChange({ ...state, filters: next }))
  const measure = virtual.measure
  const added = useAddedRow(rows, virtual)
  const extent = useMemo(
    () => ({ count: found, isAbout, readKeys, markOf, readRange }),
    [found, isAbout, readKeys, markOf, readRange],
  )
  useShownRows(selection, rows, part.rows, rowKey, extent)
  const menuRows = useMenuRows({ ...props, rows: part.rows })
  useLongExport(props)

  return (
    <div className={styles.long}>
      <TableFrame
        label={props.label}
        noun={props.noun}
        columns={columns}
        total={total}
        found={isAll ? total : found}
        isTotalAbout={long.isTotalAbout}
        isAbout={isAbout}
        isBusy={long.isBusy}
        filters={
          filters.length > 0 && (
            <FilterBar
              filters={filters}
              counts={long.counts}
              total={total}
              state={shownState}
              onChange={handleFilters}
            />
          )
        }
        filtersOn={on}
        onShowAll={() => onStateChange({ ...state, search: '', filters: noneOn })}
        onFiltersOff={() => handleFilters(noneOn)}
        search={{
          text: state.search,
          shown: long.search,
          onChange: (search) => onStateChange({ ...state, search }),
          onFocus: nothing,
        }}
        sort={state.sort}
        onSort={(sort) => onStateChange({ ...state, sort })}
        rowCount={found}
        virtual={virtual}
        selection={selection}
        menuRows={menuRows}
        empty={props.empty}
      >
        <VirtualBody
          virtual={virtual}
          columns={columns}
          others={(selection ? 1 : 0) + (menuRows ? 1 : 0)}
          below={below}
          renderRow={(index) => {
            const row = rows[index]
            return (
              row && (
                <DataRow
                  key={row.id}
                  row={row}
                  index={index}
                  place={part.start + index}
                  columns={columns}
                  isNumbered={false}
                  measure={measure}
                  isNew={row.id === added}
                  selection={selection}
                  hasMenu={menuRows !== undefined}
                />
              )
            )
          }}
        />
      </TableFrame>
      <MoreRows noun={props.noun.many} failure={long.failure} />
    </div>
  )
}

/** Lets the page of the list export what the host has. */
function useLongExport<Row extends object>({ noun, columns, long }: LongTableProps<Row>): void {
  const table = useContext(ListSlots)?.table
  const { total, isTotalAbout, part, readRows } = long
  const { found, isAbout } = part
  useEffect(() => {
    table?.show({
      noun,
      total,
      isTotalAbout,
      shown: found,
      isShownAbout: isAbout,
      lines: async (wanted) => exportedLines(columns, await readRows(wanted)),
    })
  }, [table, noun, columns, total, isTotalAbout, found, isAbout, readRows])
  useEffect(() => () => table?.show(undefined), [table])
}
