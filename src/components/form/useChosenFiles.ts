import { useCallback, useRef } from 'react'
import { useLatest } from '../../lib/useLatest'

/** Collects the names of files that fields hold and that are not uploaded, and tells of each change. */
export function useChosenFiles(
  onChange: ((names: readonly string[]) => void) | undefined,
): (holder: string, fileName: string | undefined) => void {
  const latest = useLatest(onChange)
  const chosen = useRef(new Map<string, string>())
  return useCallback(
    (holder: string, fileName: string | undefined) => {
      if (chosen.current.get(holder) === fileName) return
      if (fileName === undefined) chosen.current.delete(holder)
      else chosen.current.set(holder, fileName)
      latest.current?.([...chosen.current.values()])
    },
    [latest],
  )
}
