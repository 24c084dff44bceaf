import { useRef, useState, type KeyboardEvent } from 'react'
import { LineInput } from '../fields/LineInput'
import { limits } from '../../contract/limits'
import styles from './ViewsDialog.module.css'

export interface ViewNameProps {
  name: string
  /** Resolves with false where the name stayed as it was: what was typed stands then. */
  onRename: (name: string) => void | Promise<boolean>
  /** `by` is -1 for one place up, 1 for one down; without it the view has no place of its own. */
  onMove?: (by: number) => void
}

/**
 * The name is taken when the field is left, and by Enter; an empty one becomes what it was. One that could not be saved stays
 * in the field; left again, it is not sent again, as that would stand in the way of what is pressed then. Alt and an arrow move
 * the view.
 */
export function ViewName({ name, onRename, onMove }: ViewNameProps) {
  const [text, setText] = useState<string>()
  /** What was refused last. */
  const refused = useRef<string>(undefined)
  const take = async () => {
    const next = text?.trim()
    const isTaken = next === undefined || next === '' || next === name ? true : await onRename(next)
    if (isTaken === false) refused.current = next
    else setText((now) => (now === text ? undefined : now))
  }
  const handleChange = (next: string) => {
    refused.current = undefined
    setText(next)
  }
  const handleBlur = () => {
    if (text === undefined || text.trim() !== refused.current) void take()
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') void take()
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!event.altKey || by === undefined || !onMove) return
    event.preventDefault()
    onMove(by)
  }
  return (
    <LineInput
      className={styles.name}
      aria-label={`Name of ${name}`}
      {...(onMove && { 'aria-keyshortcuts': 'Alt+ArrowUp Alt+ArrowDown' })}
      maxLength={limits.viewName}
      value={text ?? name}
      onValueChange={handleChange}
      onBlur={handleBlur}
      onKeyDown={handleKeyDown}
    />
  )
}
