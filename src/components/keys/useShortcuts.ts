import { createContext, useContext, useLayoutEffect } from 'react'
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

/** A shortcut as text, so that it is added anew only when it has changed. */
type Listed = Omit<Shortcut, 'run' | 'type'> & { acts: boolean; types: boolean }

/** Adds shortcuts for as long as the component is on the screen. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const registry = useContext(ShortcutContext)?.registry
  const latest = useLatest(shortcuts)
  const listed = JSON.stringify(
    shortcuts.map(({ run, type, ...rest }) => ({
      ...rest,
      acts: run !== undefined,
      types: type !== undefined,
    })),
  )
  // With what is drawn: a key that is pressed as soon as the screen is there is not lost.
  useLayoutEffect(() => {
    const all = JSON.parse(listed) as Listed[]
    return registry?.add(
      all.map(({ acts, types, ...rest }, at) => ({
        ...rest,
        ...(acts && { run: () => latest.current[at]?.run?.() }),
        ...(types && { type: (text: string) => latest.current[at]?.type?.(text) }),
      })),
    )
  }, [registry, latest, listed])
}
