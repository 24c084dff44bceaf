import { Button } from '@blueprintjs/core'
import { ArrowDownIcon, ArrowUpIcon, CrossIcon } from '@blueprintjs/icons'
import { useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '../text/VisuallyHidden'
import { LoadingButton } from '../feedback/LoadingButton'
import { ModalDialog } from '../feedback/ModalDialog'
import dialog from '../feedback/ModalDialog.module.css'
import { SharedViewRows, type SharedViewRowsProps } from './SharedViewRows'
import { ViewName } from './ViewName'
import styles from './ViewsDialog.module.css'

/** An own view, and how it is shared. */
export interface OwnView {
  id: string
  name: string
  /** Its name for everybody; undefined where it is not shared. */
  sharedAs?: string | undefined
}

/** What can be done about sharing; the owner of the dialog carries it out. */
export interface Sharing extends Omit<SharedViewRowsProps, 'busy'> {
  /** `own` and the id of an own view, or `shared` and that of a shared one: its change is under way. */
  busy: ReadonlySet<string>
  onShare: (id: string) => void
  onStop: (id: string) => void
}

export interface ViewsDialogProps {
  isOpen: boolean
  /** In the order of the sidebar. */
  views: readonly OwnView[]
  /** Where views can be shared. */
  sharing?: Sharing | undefined
  /** What has just failed, as a sentence. */
  problem?: string | undefined
  /** A question stands in front of it and has the focus; false by default. */
  isBehind?: boolean
  onRename: (id: string, name: string) => void
  /** `by` is -1 for one place up, 1 for one down. */
  onMove: (id: string, by: number) => void
  onRemove: (id: string) => void
  onClose: () => void
  /** The dialog is gone, and has given the focus back where that is still there. */
  onClosed?: () => void
}

/**
 * Renames, orders, shares and removes the saved views. Each change counts at once.
 *
 * Use it from the sidebar alone.
 */
export function ViewsDialog(props: ViewsDialogProps) {
  const { isOpen, views, sharing, problem, isBehind = false } = props
  const { onRename, onMove, onRemove, onClose, onClosed } = props
  const list = useRef<HTMLUListElement>(null)
  const done = useRef<HTMLButtonElement>(null)
  const [said, setSaid] = useState('')
  /** The shared view that was removed here last. */
  const removed = useRef<number>(undefined)
  useEffect(() => {
    const isThere = sharing?.shared.some(({ id }) => id === removed.current)
    if (removed.current === undefined || isThere || isBehind) return
    // The pressed button is gone with its row.
    removed.current = undefined
    if (document.activeElement === document.body) done.current?.focus()
  })
  const move = (view: OwnView, by: number) => {
    const to = views.indexOf(view) + by
    if (to < 0 || to >= views.length) return
    onMove(view.id, by)
    setSaid(`${view.name} is ${to + 1} of ${views.length}`)
  }
  const handleRemove = (view: OwnView) => {
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
      focusFirst={(element) => element.querySelector('input') ?? done.current}
    >
      {problem !== undefined && (
        <p role="alert" className={dialog.error}>
          {problem}
        </p>
      )}
      {views.length === 0 && <p>No views are left. “Save view” above a list keeps it here.</p>}
      <ul ref={list} className={styles.list}>
        {views.map((view, index) => (
          <li key={view.id}>
            <div className={styles.row}>
              <ViewName
                name={view.name}
                onRename={(name) => onRename(view.id, name)}
                onMove={(by) => move(view, by)}
              />
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
            </div>
            {sharing && <Share view={view} sharing={sharing} />}
          </li>
        ))}
      </ul>
      {sharing && (
        <SharedViewRows
          {...sharing}
          onRemoveShared={(id) => {
            removed.current = id
            sharing.onRemoveShared(id)
          }}
        />
      )}
      <div className={dialog.actions}>
        <Button ref={done} intent="primary" text="Done" onClick={onClose} />
      </div>
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
    </ModalDialog>
  )
}

/** Whether everybody has the view, and the button that changes it. */
function Share({ view, sharing }: { view: OwnView; sharing: Sharing }) {
  const { id, name, sharedAs } = view
  const { busy, onShare, onStop } = sharing
  const isShared = sharedAs !== undefined
  const text = isShared ? 'Stop sharing' : 'Share with everybody'
  return (
    <div className={styles.sharing}>
      {isShared && <span>{sharedAs === name ? 'Shared with everybody' : `Shared as “${sharedAs}”`}</span>}
      <LoadingButton
        variant="minimal"
        size="small"
        text={text}
        aria-label={`${text}: ${name}`}
        isBusy={busy.has(`own ${id}`)}
        onClick={() => (isShared ? onStop(id) : onShare(id))}
      />
    </div>
  )
}
