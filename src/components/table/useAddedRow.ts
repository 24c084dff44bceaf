import { useContext, useEffect, useState } from 'react'
import { useLatest } from '../../lib/useLatest'
import { ListSlots } from '../list/ListSlots'
import type { VirtualRows } from './useVirtualRows'

/** How long a row that was just added stands out, in ms. */
const standsOut = 2000

/** Brings the record that the page just added into view, and returns the id of its row as long as it stands out. */
export function useAddedRow(
  rows: readonly { id: string }[],
  { virtualizer }: Pick<VirtualRows, 'virtualizer'>,
): string | undefined {
  const added = useContext(ListSlots)?.added
  const [over, setOver] = useState<typeof added>()
  const index = added === undefined || added === over ? -1 : rows.findIndex(({ id }) => id === added.id)
  const isShown = index >= 0
  const latest = useLatest(index)

  useEffect(() => {
    if (!isShown) return
    virtualizer.scrollToIndex(latest.current, { align: 'center' })
    const timer = setTimeout(() => setOver(added), standsOut)
    return () => clearTimeout(timer)
  }, [isShown, added, virtualizer, latest])
  return isShown ? added?.id : undefined
}
