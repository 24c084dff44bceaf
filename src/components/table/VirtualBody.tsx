import type { ReactNode } from 'react'
import type { VirtualRows } from './useVirtualRows'
import { tableRoles } from './tableRoles'

export interface VirtualBodyProps {
  virtual: VirtualRows
  /** Columns that a gap spans. */
  columnCount: number
  renderRow: (index: number) => ReactNode
}

/** The rows in view, and gaps as high as the rows that are not drawn. */
export function VirtualBody({ virtual, columnCount, renderRow }: VirtualBodyProps) {
  const { virtualizer, body } = virtual
  const { scrollMargin } = virtualizer.options
  const drawn: ReactNode[] = []
  let end = scrollMargin
  const gap = (height: number) => {
    if (height < 1) return
    drawn.push(
      <tr key={`gap-${drawn.length}`} aria-hidden="true" data-gap>
        <td aria-hidden="true" colSpan={columnCount} style={{ height, padding: 0, border: 0 }} />
      </tr>,
    )
  }
  for (const item of virtualizer.getVirtualItems()) {
    gap(item.start - end)
    drawn.push(renderRow(item.index))
    end = item.end
  }
  gap(virtualizer.getTotalSize() + scrollMargin - end)
  return (
    <tbody ref={body} role={tableRoles.rowgroup}>
      {drawn}
    </tbody>
  )
}
