import { Button, InputGroup } from '@blueprintjs/core'
import { ArrowDownIcon, ArrowUpIcon, CrossIcon } from '@blueprintjs/icons'
import { useRef, useState, type KeyboardEvent } from 'react'
import { VisuallyHidden } from '../text/VisuallyHidden'
import { ModalDialog } from '../feedback/ModalDialog'
import dialog from '../feedback/ModalDialog.module.css'
import styles from './ViewsDialog.module.css'

export interface ViewsDialogProps {
  isOpen: boolean
  /** In the order of the sidebar. */
  views: readonly { id: string; name: string }[]
  onRename: (id: string, name: string) => void
  /** `by` is -1 for one place up, 1 for one down. */
  onMove: (id: string, by: number) => void
  onRemove: (id: string) => void
  onClose: () => void
  /** The dialog is gone, and has given the focus back where that is still there. */
  onClosed?: () => void
}

/**
 * Renames, orders and removes the saved views. Each change counts at once.
 *
 * Use it from the sidebar alone.
 */
export function ViewsDialog({
  isOpen,
  views,
  onRename,
  onMove,
  onRemove,
  onClose,
  onClosed,
}: ViewsDialogProps) {
  const list = useRef<HTMLUListElement>(null)
  const done = useRef<HTMLButtonElement>(null)
  const [said, setSaid] = useState('')
  const move = (view: { id: string; name: string }, by: number) => {
    const to = views.indexOf(view) + by
    if (to < 0 || to >= views.length) return
    onMove(view.id, by)
    setSaid(`${view.name} is ${to + 1} of ${views.length}`)
  }
  const handleRemove = (view: { id: string; name: string }) => {
    const index = views.indexOf(view)
    onRemove(view.id)
    setSaid(`${view.name} removed`)
    // The focus goes on to what stands in its place.
    requestAnimationFrame(() => {
      const inputs = list.current?.querySelectorAll('input') ?? []
      const next = inputs[Math.min(index, inputs.length - 1)] ?? done.current
      next?.focus()
    })
  }
  return (
    <ModalDialog
      isOpen={isOpen}
      onClose={onClose}
      onClosed={onClosed}
      title="Edit views"
      isLight
      focusFirst={(element) => element.querySelector('input')}
    >
      {views.length === 0 && <p>No views are left. “Save view” above a list keeps it here.</p>}
      <ul ref={list} className={styles.list}>
        {views.map((view, index) => (
          <li key={view.id} className={styles.row}>
            <Name view={view} onRename={onRename} onMove={(by) => move(view, by)} />
            <Button
              variant="minimal"
              icon={<ArrowUpIcon />}
              aria-label={`Move ${view.name} up`}
              aria-disabled={index === 0}
              onClick={() => move(view, -1)}
            />
            <Button
              variant="minimal"
              icon={<ArrowDownIcon />}
              aria-label={`Move ${view.name} down`}
              aria-disabled={index === views.length - 1}
              onClick={() => move(view, 1)}
            />
            <Button
              variant="minimal"
              icon={<CrossIcon />}
              aria-label={`Remove ${view.name}`}
              onClick={() => handleRemove(view)}
            />
          </li>
        ))}
      </ul>
      <div className={dialog.actions}>
        <Button ref={done} intent="primary" text="Done" onClick={onClose} />
      </div>
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
    </ModalDialog>
  )
}

interface NameProps {
  view: { id: string; name: string }
  onRename: (id: string, name: string) => void
  onMove: (by: number) => void
}

/** The name is taken when the field is left, and by Enter; an empty one becomes what it was. Alt and an arrow move the view. */
function Name({ view, onRename, onMove }: NameProps) {
  const [text, setText] = useState<string>()
  const take = () => {
    if (text !== undefined) onRename(view.id, text)
    setText(undefined)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') take()
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!event.altKey || by === undefined) return
    event.preventDefault()
    onMove(by)
  }
  return (
    <InputGroup
      className={styles.name}
      aria-label={`Name of ${view.name}`}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      maxLength={60}
      value={text ?? view.name}
      onValueChange={setText}
      onBlur={take}
      onKeyDown={handleKeyDown}
    />
  )
}
