import { ArrowRightIcon } from '@blueprintjs/icons'
import { useEffect, useState } from 'react'
import type { MenuEntry } from '../../components/menu/MenuEntry'
import type { OpenRecord } from '../../hooks/actions/openRecord'
import type { Findable } from './Source'

const none: readonly Findable[] = []

/** What can be done to the record whose page is open, as the palette finds it; nothing until its code is there. */
export function useRecordCommands(record: OpenRecord | undefined, isOpen: boolean): readonly Findable[] {
  const [found, setFound] = useState<{ record: OpenRecord; commands: readonly Findable[] }>()
  useEffect(() => {
    if (!record || !isOpen) return
    let isWanted = true
    record.entries().then(
      (entries) => {
        if (isWanted)
          setFound({ record, commands: entries.flatMap((entry) => commandOf(entry, record.name)) })
      },
      // The page's own menu says what could not be loaded.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [record, isOpen])
  return found && found.record === record ? found.commands : none
}

/** What can't be chosen now is left out. */
function commandOf(entry: MenuEntry, name: string): Findable[] {
  const { id, label, icon, href, isNewTab, run, hindrance } = entry
  if (hindrance !== undefined) return []
  const words = {
    id: `record/${id}`,
    name: label,
    note: name,
    icon: icon ?? <ArrowRightIcon />,
    texts: [label, '', name] as const,
  }
  if (href === undefined) return [{ ...words, hasAddress: false, ...(run && { run }) }]
  if (isNewTab)
    return [{ ...words, hasAddress: false, run: () => void window.open(href, '_blank', 'noopener') }]
  return [{ ...words, hasAddress: true, path: href }]
}
