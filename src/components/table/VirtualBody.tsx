import type { ReactNode } from 'react'
import type { Column } from './model/columns'
import type { VirtualRows } from './useVirtualRows'
import { tableRoles } from './model/tableRoles'

export interface VirtualBodyProps<Row> {
  virtual: VirtualRows
  columns: readonly Column<Row>[]
  /** Columns beside these: for numbers, checkboxes and menus. */
  others: number
  renderRow: (index: number) => ReactNode
  /** Space below the rows in px, for those that are not read yet. */
  below?: number
}

/** The rows in view, and gaps as high as the rows that are not drawn. */
export function VirtualBody<Row>({ virtual, columns, others, renderRow, below = 0 }: VirtualBodyProps<Row>) {
  const { virtualizer, body } = virtual
  const { scrollMargin } = virtualizer.options
  const spare = columns.filter(({ isSpare }) => isSpare)
  const drawn: ReactNode[] = []
  let end = scrollMargin
  const gap = (height: number) => {
    if (height < 1) return
    drawn.push(
      <tr key={`gap-${drawn.length}`} aria-hidden="true" data-gap>
        <td
          aria-hidden="true"
          colSpan={columns.length - spare.length + others}
          style={{ height, padding: 0, border: 0 }}
        />
        {/* A span over columns that are left out would add columns. */}
        {spare.map(({ id, isSpare }) => (
          <td key={id} aria-hidden="true" data-spare={isSpare} style={{ padding: 0, border: 0 }} />
        ))}
      </tr>,
    )
  }
  for (const item of virtualizer.getVirtualItems()) {
    gap(item.start - end)
    drawn.push(renderRow(item.index))
    end = item.end
  }
  gap(virtualizer.getTotalSize() + scrollMargin - end + below)
  return (
    <tbody ref={body} role={tableRoles.rowgroup}>
      {drawn}
    </tbody>
  )
}
