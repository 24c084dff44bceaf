import { HotkeysProvider, useHotkeys } from '@blueprintjs/core'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { KeyPresses } from './KeyPresses'
import type { Shortcut, ShortcutRegistry } from './ShortcutRegistry'
import { ShortcutSheet } from './ShortcutSheet'

interface ShortcutKeysProps {
  registry: ShortcutRegistry
  presses: KeyPresses
  isOn: boolean
  onToggle: (isOn: boolean) => void
}

/** Blueprint's hotkeys for the shortcuts of what is on the screen, and their sheet. */
export function ShortcutKeys({ registry, presses, isOn, onToggle }: ShortcutKeysProps) {
  const shortcuts = useSyncExternalStore(registry.watch, registry.read)
  return (
    <HotkeysProvider
      renderDialog={({ isDialogOpen }, { handleDialogClose }) => (
        <ShortcutSheet
          isOpen={isDialogOpen}
          shortcuts={shortcuts}
          isOn={isOn}
          onToggle={onToggle}
          onClose={handleDialogClose}
        />
      )}
    >
      <Hotkeys shortcuts={shortcuts} presses={presses} />
    </HotkeysProvider>
  )
}

function Hotkeys({ shortcuts, presses }: { shortcuts: readonly Shortcut[]; presses: KeyPresses }) {
  const hotkeys = useMemo(
    () =>
      shortcuts
        .filter(({ keys, run }) => run && keys !== '?')
        .map(({ keys, label, run }) => ({ combo: keys, label, global: true, onKeyDown: run })),
    [shortcuts],
  )
  // In place of the document: by then it is decided that nobody types, and two keys have become one press.
  useHotkeys(hotkeys, { document: presses.target as unknown as Document, showDialogKeyCombo: '?' })
  useEffect(() => presses.listen(), [presses])
  return null
}
