import type { ReactNode } from 'react'
import { headHeight, type VirtualRows } from './useVirtualRows'

export interface VirtualBodyProps {
  virtual: VirtualRows
  /** Columns that a gap spans. */
  columnCount: number
  renderRow: (index: number) => ReactNode
}

/** The rows in view, and gaps as high as the rows that are not drawn. */
export function VirtualBody({ virtual, columnCount, renderRow }: VirtualBodyProps) {
  const { virtualizer } = virtual
  const drawn: ReactNode[] = []
  let end = headHeight
  const gap = (height: number) => {
    if (height < 1) return
    drawn.push(
      <tr key={`gap-${drawn.length}`} aria-hidden="true">
        <td aria-hidden="true" colSpan={columnCount} style={{ height, padding: 0, border: 0 }} />
      </tr>,
    )
  }
  for (const item of virtualizer.getVirtualItems()) {
    gap(item.start - end)
    drawn.push(renderRow(item.index))
    end = item.end
  }
  gap(virtualizer.getTotalSize() + headHeight - end)
  return <tbody>{drawn}</tbody>
}
