import { Button, Dialog, DialogBody } from '@blueprintjs/core'
import { useState } from 'react'
import '../styles/dialog.scss'
import styles from './LongText.module.css'
import { prefersReducedMotion } from './prefersReducedMotion'

interface LongTextProps {
  /** Heading of the dialog that shows the whole text. */
  title: string
  text: string
}

/** Longest text in characters that a cell shows without a way to the whole. */
const short = 120

/**
 * A text of any length in a table: its beginning, and the whole of it in a dialog.
 *
 * Use it in a table’s cell for text that people wrote and that may be long. On a page of its own, print the text.
 */
export function LongText({ title, text }: LongTextProps) {
  const [isOpen, setOpen] = useState(false)
  if (!text) return <>–</>
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
        transitionDuration={prefersReducedMotion() ? 0 : 150}
      >
        <DialogBody>
          <p className={styles.whole} dir="auto">
            {text}
          </p>
        </DialogBody>
      </Dialog>
    </div>
  )
}
