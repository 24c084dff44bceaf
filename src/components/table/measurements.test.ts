// @vitest-environment jsdom
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DataTable } from './DataTable'
import { TreeTable } from './TreeTable'
import { untouched, type TableState } from './model/tableState'
import type * as Windowing from './windowing/useWindowedRows'

const seen = vi.hoisted(() => ({ keys: new Set<unknown>(), renders: 0 }))

vi.mock('./windowing/useWindowedRows', async (load) => {
  const real = await load<typeof Windowing>()
  return {
    useWindowedRows: (...[options, body]: Parameters<typeof real.useWindowedRows>) => {
      // All rows are measured anew when another function is handed over here.
      seen.keys.add(options.getItemKey)
      seen.renders += 1
      return real.useWindowedRows(options, body)
    },
  }
})

interface Row {
  id: number
  name: string
}
const rows: Row[] = Array.from({ length: 10_000 }, (_, id) => ({ id, name: `Row ${id}` }))
const shared = {
  label: 'Rows',
  noun: { one: 'row', many: 'rows' },
  columns: [{ id: 'name', header: 'Name', value: (row: Row) => row.name, search: true as const }],
  rows,
  rowKey: (row: Row) => row.id,
  empty: 'none',
}
const noParent = () => null
const tables = {
  DataTable: (state: TableState) =>
    createElement(DataTable<Row>, { ...shared, state, onStateChange: () => undefined }),
  TreeTable: (state: TableState) =>
    createElement(TreeTable<Row>, {
      ...shared,
      parentKey: noParent,
      state,
      onStateChange: () => undefined,
    }),
}

describe.each(Object.entries(tables))('a %s of 10,000 rows', (_, table) => {
  beforeEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
    // jsdom scrolls and lays out nothing.
    window.scrollTo = () => undefined
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    )
    seen.keys.clear()
    seen.renders = 0
  })

  it('keeps its measurements when it is drawn again, and makes new ones for other rows', () => {
    const root = createRoot(document.createElement('div'))
    const draw = (state: TableState) => act(() => root.render(table(state)))
    draw(untouched)
    draw(untouched)
    draw({ ...untouched })
    expect(seen.renders).toBeGreaterThanOrEqual(3)
    expect(seen.keys.size).toBe(1)
    draw({ search: '99', sort: null })
    expect(seen.keys.size).toBe(2)
    act(() => root.unmount())
  })
})
