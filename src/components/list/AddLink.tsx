import { Classes } from '@blueprintjs/core'
import type { MouseEvent } from 'react'
import { VisuallyHidden } from '../text/VisuallyHidden'
import { openForm } from './openForm'

interface AddLinkProps {
  /** Anchor of the form: `add-project`. */
  id: string
  label: string
  /** The main action of the page; a plain button without it. */
  isMain?: boolean
  /** Before the form is looked for. */
  onFollow?: () => void
}

/**
 * Leads to the form that adds a record, with the focus in its first field.
 *
 * Use it in the head of a list and where the list is empty.
 */
export function AddLink({ id, label, isMain = false, onFollow }: AddLinkProps) {
  const handleClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    onFollow?.()
    const form = document.getElementById(id)
    if (!form) return
    event.preventDefault()
    openForm(form)
  }
  const [verb = '', ...noun] = label.split(' ')
  return (
    <a
      href={`#${id}`}
      className={isMain ? `${Classes.BUTTON} ${Classes.INTENT_PRIMARY}` : Classes.BUTTON}
      aria-label={label}
      onClick={handleClick}
    >
      <span className={Classes.BUTTON_TEXT}>
        {isMain ? verb : label}
        {/* Without the menu beside it the head has no room for more. */}
        {isMain && <VisuallyHidden below={1024}> {noun.join(' ')}</VisuallyHidden>}
      </span>
    </a>
  )
}
