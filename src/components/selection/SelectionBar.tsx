import { Button } from '@blueprintjs/core'
import { CrossIcon } from '@blueprintjs/icons'
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { useLatest } from '../../lib/useLatest'
import { useRootHeight } from '../../lib/window/useRootHeight'
import { useRootMark } from '../../lib/window/useRootMark'
import { isCovered } from '../keys/shortcutKey'
import type { Noun } from '../table/TableFrame'
import { VisuallyHidden } from '../text/VisuallyHidden'
import type { Selection } from './Selection'
import styles from './SelectionBar.module.css'
import { aboutWord, countWord } from '../../contract/words'

/** Something that can be done to all that is selected. */
export interface SelectionAction {
  id: string
  /** One word: `Tags`. A dialog follows. */
  label: string
  /** The word says what is done to them, as `Delete` does: not `Delete of` them. */
  isVerb?: boolean | undefined
}

export interface SelectionBarProps {
  selection: Selection
  noun: Noun
  actions: readonly SelectionAction[]
  onAction: (id: string) => void
  /** Buttons behind the actions that change nothing: an export. */
  tools?: ReactNode
  /** The bar is gone while the focus was in it: the focus needs another place. */
  onFocusLost: () => void
}

/**
 * What can be done to the selected rows, at the bottom of the window as long as there are any.
 *
 * Use it below a table with a `selection`; where nothing can be done to many records, leave both out.
 */
export function SelectionBar(props: SelectionBarProps) {
  const { selection } = props
  useSyncExternalStore(selection.watch, selection.read)
  const { count, shownCount } = selection
  const hidden = count - shownCount
  const selected = `${countWord(count)} selected${hidden > 0 ? `, ${countWord(hidden)} of them not shown` : ''}`
  return (
    <>
      <VisuallyHidden>
        <output>{count > 0 ? selected : ''}</output>
      </VisuallyHidden>
      {count > 0 && <Bar {...props} selected={selected} />}
    </>
  )
}

/** Where Escape has a meaning of its own. */
const elsewhere =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="dialog"], dialog, [aria-live]'

function Bar(props: SelectionBarProps & { selected: string }) {
  const { selection, noun, actions, onAction, onFocusLost, selected } = props
  const bar = useRef<HTMLElement>(null)
  useRootMark('withSelection')
  useRootHeight(bar, '--selection-bar')
  const lost = useLatest(onFocusLost)
  useLayoutEffect(() => {
    const element = bar.current
    const giveBack = () => lost.current()
    return () => {
      if (element?.contains(document.activeElement)) queueMicrotask(giveBack)
    }
  }, [lost])
  useEffect(() => {
    const handleEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      if (!isCovered() && !(event.target instanceof Element && event.target.closest(elsewhere)))
        selection.clear()
    }
    document.addEventListener('keydown', handleEscape)
    return () => document.removeEventListener('keydown', handleEscape)
  }, [selection])
  const { shownCount, extent, isAbout, isReading } = selection
  return (
    <section ref={bar} className={styles.bar} aria-label={`Selected ${noun.many}`} data-selection-bar>
      <div className={styles.row}>
        <span className={styles.count}>{selected}</span>
        {shownCount < extent && (
          <Button
            variant="minimal"
            intent="primary"
            text={isReading ? 'Selecting…' : `Select all ${aboutWord(extent, isAbout)}`}
            aria-busy={isReading || undefined}
            // A disabled button would lose the focus.
            onClick={() => !isReading && selection.selectShown()}
          />
        )}
        <span className={styles.actions}>
          {actions.map(({ id, label, isVerb }) => (
            <Button
              key={id}
              data-action={id}
              text={`${label}…`}
              aria-haspopup="dialog"
              aria-label={`${label}${isVerb ? '' : ' of'} the selected ${noun.many}`}
              onClick={() => onAction(id)}
            />
          ))}
          {props.tools}
        </span>
        <Button
          variant="minimal"
          aria-label="Clear the selection"
          title="Clear the selection (Esc)"
          icon={<CrossIcon />}
          onClick={() => selection.clear()}
        />
      </div>
    </section>
  )
}
