import { Button, InputGroup } from '@blueprintjs/core'
import { CrossIcon, SearchIcon } from '@blueprintjs/icons'
import { useEffect, type KeyboardEvent, type RefObject } from 'react'
import styles from './TableSearch.module.css'

export interface TableSearchProps {
  /** Stands in the empty field: `Search projects`. Its accessible name is `Search`. */
  label: string
  text: string
  onChange: (text: string) => void
  onClear: () => void
  inputRef: RefObject<HTMLInputElement>
}

/** What takes letters, and dialogs: where `/` means itself. */
const takesLetters = 'input, textarea, select, [contenteditable], dialog, [role="dialog"]'

/** The search of a table. `/` leads to it from anywhere on the page; Escape clears it. */
export function TableSearch({ label, text, onChange, onClear, inputRef }: TableSearchProps) {
  useEffect(() => {
    const handleKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return
      if (event.target instanceof Element && event.target.closest(takesLetters)) return
      event.preventDefault()
      inputRef.current?.focus()
      inputRef.current?.select()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [inputRef])

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || text === '') return
    event.preventDefault()
    event.stopPropagation()
    onClear()
  }
  return (
    <InputGroup
      type="search"
      inputRef={inputRef}
      aria-label="Search"
      aria-keyshortcuts="/"
      placeholder={label}
      autoComplete="off"
      spellCheck={false}
      value={text}
      onValueChange={onChange}
      onKeyDown={handleKeyDown}
      leftIcon={<SearchIcon />}
      rightElement={
        text === '' ? (
          <kbd className={styles.key} aria-hidden="true">
            /
          </kbd>
        ) : (
          <Button variant="minimal" aria-label="Clear search" icon={<CrossIcon />} onClick={onClear} />
        )
      }
    />
  )
}
