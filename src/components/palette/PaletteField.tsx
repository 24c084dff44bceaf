import { Classes } from '@blueprintjs/core'
import { SearchIcon } from '@blueprintjs/icons'
import { memo, type KeyboardEvent } from 'react'
import { LineInput } from '../fields/LineInput'
import { paletteName } from './paletteName'

interface PaletteFieldProps {
  query: string
  /** Of the list below; undefined where nothing is found. */
  listId: string | undefined
  /** Of the option that Enter chooses. */
  activeId: string | undefined
  onQuery: (query: string) => void
  onEnter: (event: KeyboardEvent) => void
  /** Before `onOtherKey` gets an arrow key. */
  onArrow: () => void
  onOtherKey: (event: KeyboardEvent<HTMLElement>) => void
}

const searchIcon = <SearchIcon />

const combobox = {
  role: 'combobox',
  'aria-label': paletteName,
  'aria-autocomplete': 'list',
  'aria-haspopup': 'listbox',
  autoFocus: true,
  placeholder: 'Find anything, or type > for actions',
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
  enterKeyHint: 'go',
} as const

/**
 * The palette's field, a combobox.
 *
 * Use it through Palette.
 */
export const PaletteField = memo(function PaletteField(props: PaletteFieldProps) {
  const { query, listId, activeId, onQuery, onEnter, onArrow, onOtherKey } = props
  return (
    <LineInput
      {...combobox}
      className={Classes.LARGE}
      icon={searchIcon}
      value={query}
      aria-expanded={listId !== undefined}
      aria-controls={listId}
      aria-activedescendant={activeId}
      onValueChange={onQuery}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Enter') return onEnter(event)
        if (event.key.startsWith('Arrow')) onArrow()
        onOtherKey(event)
      }}
    />
  )
})
