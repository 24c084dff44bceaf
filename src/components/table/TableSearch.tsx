import { Button, InputGroup } from '@blueprintjs/core'
import { CrossIcon, SearchIcon } from '@blueprintjs/icons'
import type { KeyboardEvent, ReactNode, Ref } from 'react'
import styles from './Table.module.css'

export interface TableSearchProps {
  text: string
  onChange: (text: string) => void
  onClear: () => void
  inputRef: Ref<HTMLInputElement>
  /** The row count, announced politely when it changes. */
  count: string
  /** Buttons beside the search. */
  tools?: ReactNode
}

/** The search of a table, with the row count beside it. Escape clears. */
export function TableSearch({ text, onChange, onClear, inputRef, count, tools }: TableSearchProps) {
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || text === '') return
    event.preventDefault()
    event.stopPropagation()
    onClear()
  }
  return (
    <div className={styles.bar}>
      <InputGroup
        type="search"
        className={styles.search}
        inputRef={inputRef}
        aria-label="Search"
        placeholder="Search"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onValueChange={onChange}
        onKeyDown={handleKeyDown}
        leftIcon={<SearchIcon />}
        rightElement={
          text === '' ? undefined : (
            <Button variant="minimal" aria-label="Clear search" icon={<CrossIcon />} onClick={onClear} />
          )
        }
      />
      {tools !== undefined && <div className={styles.tools}>{tools}</div>}
      <output className={styles.count}>{count}</output>
    </div>
  )
}
