import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { useChunk } from '../../lib/loading/useChunk'
import { useLatest } from '../../lib/useLatest'
import { KeyPresses, sheetKey } from './KeyPresses'
import { ShortcutRegistry } from './ShortcutRegistry'
import { ShortcutContext } from './useShortcuts'

export interface ShortcutHostProps {
  /** The user has shortcuts on. */
  isOn: boolean
  /** The user turns them on or off in the sheet. */
  onToggle: (isOn: boolean) => void
  /** Fetch the code of the sheet now; by default it is fetched with the first key. */
  isIdle?: boolean
  children: ReactNode
}

const loadKeys = () => import('./ShortcutKeys').then((module) => module.ShortcutKeys)

/**
 * Gives what stands in it shortcuts of one key or two (`useShortcuts`), and the sheet that lists them. None acts while
 * somebody types or a dialog is open.
 *
 * Use it once, around the main layout. Where a component needs a key of its own, it calls `useShortcuts`.
 */
export function ShortcutHost({ isOn, onToggle, isIdle = false, children }: ShortcutHostProps) {
  const [registry] = useState(() => new ShortcutRegistry())
  const [presses] = useState(() => new KeyPresses(registry))
  const [isNeeded, setNeeded] = useState(false)
  const { part: ShortcutKeys, hasFailed, retry } = useChunk(loadKeys, isNeeded || isIdle)

  const need = useLatest(() => {
    setNeeded(true)
    if (hasFailed) retry()
  })
  const around = useMemo(
    () => ({
      registry,
      isOn,
      showSheet() {
        need.current()
        presses.press(sheetKey)
      },
    }),
    [registry, presses, isOn, need],
  )

  // With what is drawn, as `useShortcuts`: a key that is pressed as soon as the screen is there is not lost.
  useLayoutEffect(() => {
    if (!isOn) return
    const remove = registry.add([
      { keys: sheetKey, label: 'Show these shortcuts', group: 'Everywhere', run: () => undefined },
    ])
    const handleKey = (event: KeyboardEvent) => {
      if (!presses.take(event)) return
      event.preventDefault()
      need.current()
    }
    document.addEventListener('keydown', handleKey)
    return () => {
      document.removeEventListener('keydown', handleKey)
      remove()
    }
  }, [isOn, registry, presses, need])

  return (
    <ShortcutContext.Provider value={around}>
      {children}
      {ShortcutKeys && <ShortcutKeys registry={registry} presses={presses} isOn={isOn} onToggle={onToggle} />}
    </ShortcutContext.Provider>
  )
}
