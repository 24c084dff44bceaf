import { useCallback, useState } from 'react'

/** What stands in the fields of one media item and is not in the list yet. */
export function usePendingItem() {
  const [what, setWhat] = useState<string>()
  const [isUploading, setUploading] = useState(false)
  const clear = useCallback(() => {
    setWhat(undefined)
    setUploading(false)
  }, [])
  return { what, isUploading, onPending: setWhat, onUploading: setUploading, clear }
}
