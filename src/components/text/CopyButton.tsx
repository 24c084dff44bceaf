import { Button } from '@blueprintjs/core'
import { DuplicateIcon, TickIcon } from '@blueprintjs/icons'
import { useEffect, useState } from 'react'
import styles from './CopyButton.module.css'

export interface CopyButtonProps {
  /** What is copied. */
  text: string
  /** Accessible name: `Copy ada@example.org`. */
  label: string
}

/** How long the answer stands, in ms. */
const answerTime = 2000

/**
 * Copies a text to the clipboard and says so.
 *
 * Use it beside a value that people paste elsewhere: an address, an id. The value itself stays readable beside it.
 */
export function CopyButton({ text, label }: CopyButtonProps) {
  const [answer, setAnswer] = useState<'Copied' | 'Copying failed' | null>(null)

  useEffect(() => {
    if (answer === null) return
    const timer = setTimeout(() => setAnswer(null), answerTime)
    return () => clearTimeout(timer)
  }, [answer])

  const handleClick = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setAnswer('Copied')
    } catch {
      setAnswer('Copying failed')
    }
  }
  return (
    <>
      <Button
        variant="minimal"
        size="small"
        className={styles.button}
        data-copied={answer === 'Copied' || undefined}
        aria-label={label}
        title={label}
        intent={answer === 'Copying failed' ? 'danger' : 'none'}
        icon={answer === 'Copied' ? <TickIcon /> : <DuplicateIcon />}
        onClick={() => void handleClick()}
      />
      <output className={styles.answer}>{answer}</output>
    </>
  )
}
