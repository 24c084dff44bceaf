import { Button } from '@blueprintjs/core'
import { CrossIcon, SearchIcon } from '@blueprintjs/icons'
import { memo, useContext, type KeyboardEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { LineInput } from '../fields/LineInput'
import { searchShortcut } from '../keys/searchShortcut'
import { ShortcutContext, useShortcuts } from '../keys/useShortcuts'
import styles from './TableSearch.module.css'

export interface TableSearchProps {
  /** Stands in the empty field: `Search projects`. Its accessible name is `Search`. */
  label: string
  text: string
  onChange: (text: string) => void
  onClear: () => void
  /** Somebody is about to type. */
  onFocus?: () => void
  inputRef: RefObject<HTMLInputElement>
}

/**
 * The search of a list. `/` leads to it from anywhere on the page, also before it is there (TableSkeleton); Escape clears it.
 *
 * Use it above a list that is no table, such as that of the inbox; DataTable and TreeTable have it already.
 */
export const TableSearch = memo(function TableSearch(props: TableSearchProps) {
  const { label, text, onChange, onClear, onFocus, inputRef } = props
  const hasKey = useContext(ShortcutContext)?.isOn === true
  useShortcuts([
    {
      ...searchShortcut,
      run() {
        inputRef.current?.focus()
        inputRef.current?.select()
      },
      // At once, as a letter is: the next key would be put into a field that is still empty.
      type: (typed) => flushSync(() => onChange(typed)),
    },
  ])

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || text === '') return
    event.preventDefault()
    event.stopPropagation()
    onClear()
  }
  return (
    <div className={styles.field}>
      <LineInput
        type="search"
        inputRef={inputRef}
        aria-label="Search"
        aria-keyshortcuts={hasKey ? '/' : undefined}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onValueChange={onChange}
        onKeyDown={handleKeyDown}
        onFocus={onFocus}
        icon={<SearchIcon />}
      />
      {text !== '' ? (
        <Button
          className={styles.clear}
          variant="minimal"
          aria-label="Clear search"
          icon={<CrossIcon />}
          onClick={onClear}
        />
      ) : (
        hasKey && (
          <kbd className={styles.key} aria-hidden="true">
            /
          </kbd>
        )
      )}
    </div>
  )
})
