import { Button } from '@blueprintjs/core'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import type { DataTableProps } from './DataTable'
import { searchTexts } from './model/columns'
import { buildTree } from './model/buildTree'
import { TableFrame } from './TableFrame'
import { placesOf } from './model/treePlaces'
import { TreeRow } from './TreeRow'
import { useMenuRows } from './useMenuRows'
import { useListTable } from './useListTable'
import { useShownRows } from '../selection/useShownRows'
import { useAddedRow } from './useAddedRow'
import { useTableModel } from './model/useTableModel'
import { useTreeKeys } from './useTreeKeys'
import { useVirtualRows } from './useVirtualRows'
import { VirtualBody } from './VirtualBody'

export interface TreeTableProps<Row extends object> extends DataTableProps<Row> {
  /** Key of a row's parent; null where it has none. A constant function, like the columns. */
  parentKey: (row: Row) => string | number | null
}

/**
 * A table whose rows form a tree (categories, language stacks): the ARIA treegrid pattern with all its keys,
 * branches that open and close, and a search that keeps the ancestors of what it finds.
 *
 * Use it for records that have a parent: categories, language stacks. For flat lists use DataTable.
 */
export function TreeTable<Row extends object>(props: TreeTableProps<Row>) {
  const { columns, rows, rowKey, parentKey, state, onStateChange, numbered, selection } = props
  const shown = useDeferredValue(state.search)
  const isSearching = shown.trim() !== ''

  const tree = useMemo(() => buildTree(rows, rowKey, parentKey), [rows, rowKey, parentKey])
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const handleToggle = useCallback((key: string, isOpen: boolean) => {
    setClosed((before) => {
      const after = new Set(before)
      if (isOpen) after.delete(key)
      else after.add(key)
      return after
    })
  }, [])
  const branches = useMemo(
    () => rows.filter((row) => tree.childrenOf(row) !== undefined).map((row) => String(rowKey(row))),
    [rows, rowKey, tree],
  )
  const expanded = useMemo(
    () => Object.fromEntries(branches.map((key) => [key, !closed.has(key)])),
    [branches, closed],
  )

  const {
    rows: found,
    isFound,
    prepareSearch,
  } = useTableModel({
    columns,
    rows: tree.roots,
    rowKey,
    search: shown,
    sort: state.sort,
    childrenOf: tree.childrenOf,
    // What a search finds must show, whatever was closed before.
    expanded: isSearching ? true : expanded,
  })
  const places = useMemo(() => placesOf(found, isFound), [found, isFound])
  const textsOf = useMemo(() => searchTexts(columns), [columns])
  const keyRows = useMemo(
    () =>
      places.map((place, index) => ({
        ...place,
        text: found[index] ? (textsOf(found[index].original)[0] ?? '') : '',
      })),
    [places, found, textsOf],
  )

  const [activeKey, setActiveKey] = useState<string | null>(null)
  const activeIndex = found.findIndex((row) => row.id === activeKey)
  const virtual = useVirtualRows({ rows: found, search: shown, scroll: props.scroll, keep: activeIndex })
  const { virtualizer, body } = virtual
  const added = useAddedRow(found, virtual)
  const shownRows = useMemo(
    () => (isSearching ? found.filter((row) => isFound(row.original)) : found),
    [isSearching, found, isFound],
  )
  useShownRows(selection, shownRows, rows, rowKey)
  const menuRows = useMenuRows(props)
  useListTable({ ...props, shown: shownRows })
  const keys = useTreeKeys({
    region: body,
    rows: keyRows,
    activeIndex: Math.max(0, activeIndex),
    onActive: setActiveKey,
    scrollTo: (index) => virtualizer.scrollToIndex(index, { align: 'auto' }),
    onToggle: handleToggle,
  })

  return (
    <TableFrame
      label={props.label}
      noun={props.noun}
      columns={columns}
      numbered={numbered}
      total={rows.length}
      found={isSearching ? found.filter((row) => isFound(row.original)).length : found.length}
      onShowAll={() => onStateChange({ ...state, search: '' })}
      search={{
        text: state.search,
        shown,
        onChange: (search) => onStateChange({ ...state, search }),
        onFocus: prepareSearch,
      }}
      sort={state.sort}
      onSort={(sort) => onStateChange({ ...state, sort })}
      rowCount={found.length}
      tree={keys}
      tools={
        branches.length === 0 || isSearching ? undefined : (
          <>
            <Button variant="minimal" text="Expand all" onClick={() => setClosed(new Set())} />
            <Button variant="minimal" text="Collapse all" onClick={() => setClosed(new Set(branches))} />
          </>
        )
      }
      virtual={virtual}
      selection={selection}
      menuRows={menuRows}
      empty={props.empty}
    >
      <VirtualBody
        virtual={virtual}
        columns={columns}
        others={(numbered === undefined ? 0 : 1) + (selection ? 1 : 0) + (menuRows ? 1 : 0)}
        renderRow={(index) => {
          const row = found[index]
          const place = places[index]
          return (
            row &&
            place && (
              <TreeRow
                key={row.id}
                row={row.original}
                place={place}
                index={index}
                columns={columns}
                isNumbered={numbered !== undefined}
                isActive={index === Math.max(0, activeIndex)}
                measure={virtual.measure}
                onToggle={handleToggle}
                isNew={row.id === added}
                selection={selection}
                hasMenu={menuRows !== undefined}
              />
            )
          )
        }}
      />
    </TableFrame>
  )
}
