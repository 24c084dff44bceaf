import { createContext, useContext, useEffect } from 'react'
import { useLatest } from '../../lib/useLatest'
import type { Shortcut, ShortcutRegistry } from './ShortcutRegistry'

/** What the shortcuts of a screen need of the console around it. */
export interface ShortcutsAround {
  registry: ShortcutRegistry
  /** The user has them on. */
  isOn: boolean
  showSheet: () => void
}

/** Without one there are no shortcuts. */
export const ShortcutContext = createContext<ShortcutsAround | undefined>(undefined)

/** Adds shortcuts for as long as the component is on the screen. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const registry = useContext(ShortcutContext)?.registry
  const latest = useLatest(shortcuts)
  const listed = JSON.stringify(shortcuts.map(({ run, ...rest }) => ({ ...rest, acts: run !== undefined })))
  useEffect(() => {
    const all = JSON.parse(listed) as (Omit<Shortcut, 'run'> & { acts: boolean })[]
    return registry?.add(
      all.map(({ acts, ...rest }, at) => ({
        ...rest,
        ...(acts && { run: () => latest.current[at]?.run?.() }),
      })),
    )
  }, [registry, latest, listed])
}
