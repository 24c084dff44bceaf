import { Omnibar, type ItemListRendererProps, type ItemRendererProps } from '@blueprintjs/select'
import { useId, useState, type KeyboardEvent } from 'react'
import { prefersReducedMotion } from '../../lib/prefersReducedMotion'
import type { PaletteEntry, PaletteGroup, PaletteProblem } from './PaletteEntry'
import { PaletteList } from './PaletteList'
import { PaletteRow } from './PaletteRow'
import '../../styles/omnibar.scss'

export interface PaletteProps<Entry extends PaletteEntry> {
  isOpen: boolean
  /** What is typed; `>` at its beginning asks for actions alone. */
  query: string
  onQueryChange: (query: string) => void
  /** What is found, best first; without a query what is at hand. */
  groups: readonly PaletteGroup<Entry>[]
  /** Lists are still asked for. */
  isLoading: boolean
  problems: readonly PaletteProblem[]
  onChoose: (entry: Entry, isNewTab: boolean) => void
  onClose: () => void
}

const label = 'Find anything'

/**
 * One field that finds every record and every action, by keys alone where somebody likes: a combobox with a grouped list,
 * in a dialog. On a phone it is a sheet.
 *
 * Use it once, for the whole console. To pick records for a field use MultiPicker or ParentPicker.
 */
export function Palette<Entry extends PaletteEntry>(props: PaletteProps<Entry>) {
  const { isOpen, query, onQueryChange, groups, isLoading, problems, onChoose, onClose } = props
  const id = useId()
  const listId = `${id}-list`
  const entries = groups.flatMap((group) => group.entries)
  const [wanted, setWanted] = useState<string>()
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen)
    setWanted(undefined)
  }
  const at = Math.max(
    0,
    entries.findIndex((entry) => entry.id === wanted),
  )
  const active = entries[at]
  const optionId = (index: number) => `${id}-item-${index}`

  const activeId = active?.id

  // At the press, not at the release as the library does: with the command key held, macOS tells of no release.
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.stopPropagation()
    if (active && !event.repeat) onChoose(active, event.ctrlKey || event.metaKey)
  }
  const handleQuery = (next: string) => {
    if (next === query) return
    setWanted(undefined)
    onQueryChange(next)
  }

  const renderEntry = (entry: Entry, item: ItemRendererProps<HTMLElement>) => (
    <PaletteRow
      key={entry.id}
      entry={entry}
      id={optionId(item.index ?? 0)}
      isActive={entry.id === activeId}
    />
  )
  const renderList = ({ renderItem }: ItemListRendererProps<Entry>) => (
    <PaletteList
      id={listId}
      label={label}
      query={query}
      groups={groups}
      activeId={activeId}
      isLoading={isLoading}
      problems={problems}
      onPoint={(entry) => setWanted(entry.id)}
      onChoose={onChoose}
      onClose={onClose}
      renderEntry={renderItem}
    />
  )
  return (
    <Omnibar<Entry>
      isOpen={isOpen}
      items={entries}
      query={query}
      onQueryChange={handleQuery}
      activeItem={active ?? null}
      onActiveItemChange={(entry) => setWanted(entry?.id)}
      itemsEqual="id"
      resetOnQuery={false}
      onItemSelect={(entry) => onChoose(entry, false)}
      onClose={onClose}
      overlayProps={{
        // Who opens it knows where the focus goes afterwards.
        shouldReturnFocusOnClose: false,
        transitionDuration: prefersReducedMotion() ? 0 : 140,
        onOpening: becomeDialog,
      }}
      inputProps={{
        role: 'combobox',
        'aria-label': label,
        'aria-autocomplete': 'list',
        'aria-haspopup': 'listbox',
        'aria-expanded': entries.length > 0,
        'aria-controls': entries.length > 0 ? listId : undefined,
        'aria-activedescendant': active && optionId(at),
        placeholder: 'Find anything, or type > for actions',
        autoComplete: 'off',
        autoCapitalize: 'none',
        spellCheck: false,
        enterKeyHint: 'go',
        onKeyDown: handleKeyDown,
      }}
      itemRenderer={renderEntry}
      itemListRenderer={renderList}
    />
  )
}

/** What the library leaves out: its bar is a dialog, and no stop of Tab itself. */
function becomeDialog(bar: HTMLElement) {
  bar.setAttribute('role', 'dialog')
  bar.setAttribute('aria-modal', 'true')
  bar.setAttribute('aria-label', label)
  bar.tabIndex = -1
}
