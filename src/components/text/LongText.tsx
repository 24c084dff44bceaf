import { Button, Classes, Dialog } from '@blueprintjs/core'
import { useRef, useState } from 'react'
import '../../styles/dialog.scss'
import styles from './LongText.module.css'
import { prefersReducedMotion } from '../../lib/prefersReducedMotion'
import { EmptyValue } from '../feedback/EmptyValue'

interface LongTextProps {
  /** Heading of the dialog that shows the whole text. */
  title: string
  text: string
}

/** Longest text in characters that a cell shows without a way to the whole. */
const short = 120

/** A region that scrolls has to be reachable by keyboard; not every browser sees to it. */
const scrollableByKeys = 0

const body = `${Classes.DIALOG_BODY} ${Classes.DIALOG_BODY_SCROLL_CONTAINER}`

/**
 * A text of any length in a table: its beginning, and the whole of it in a dialog.
 *
 * Use it in a table’s cell for text that people wrote and that may be long. On a page of its own, print the text.
 */
export function LongText({ title, text }: LongTextProps) {
  const [isOpen, setOpen] = useState(false)
  const whole = useRef<HTMLElement>(null)
  if (!text) return <EmptyValue />
  if (text.length <= short && !text.includes('\n')) return <span dir="auto">{text}</span>
  return (
    <div className={styles.text}>
      <p className={styles.beginning} dir="auto">
        {text}
      </p>
      <Button size="small" text="Read all" aria-label={`Read all: ${title}`} onClick={() => setOpen(true)} />
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={title}
        className={styles.dialog}
        autoFocus={false}
        onOpening={() => whole.current?.focus()}
        transitionDuration={prefersReducedMotion() ? 0 : 150}
      >
        {/* Blueprint's DialogBody scrolls as well, but no key reaches it. */}
        <section ref={whole} aria-label={title} className={body} tabIndex={scrollableByKeys}>
          <p className={styles.whole} dir="auto">
            {text}
          </p>
        </section>
      </Dialog>
    </div>
  )
}
