import { useState, type ChangeEvent, type ClipboardEvent, type ReactNode } from 'react'
import styles from './FileDrop.module.css'

interface FileDropProps {
  id: string
  /** Media types, as the browser's file chooser wants them. */
  accept: string
  onFile: (file: File) => void
  /** Ids for `aria-describedby`. */
  describedBy?: string | undefined
  isInvalid?: boolean
  /** As low as a line of text. */
  isCompact?: boolean
  required?: boolean | undefined
  disabled?: boolean | undefined
  /** What is shown in the area; buttons in it stay usable. */
  children: ReactNode
}

/**
 * An area that takes one file by choosing, dropping or pasting. The browser's own file input lies over it, unseen:
 * so keys, screen readers, the drop and the chooser are the browser's.
 */
export function FileDrop({
  id,
  accept,
  onFile,
  describedBy,
  isInvalid,
  isCompact,
  required,
  disabled,
  children,
}: FileDropProps) {
  const [isOver, setOver] = useState(false)
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0]
    // Emptied, so that the same file can be chosen again after a failure.
    event.currentTarget.value = ''
    if (file) onFile(file)
  }
  const handlePaste = (event: ClipboardEvent) => {
    const file = event.clipboardData.files[0]
    if (!file || disabled) return
    event.preventDefault()
    onFile(file)
  }
  return (
    <div
      className={[styles.area, isInvalid && styles.invalid, isCompact && styles.compact]
        .filter(Boolean)
        .join(' ')}
      data-over={isOver || undefined}
      onPaste={handlePaste}
      onDragEnter={() => setOver(true)}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      }}
      onDrop={() => setOver(false)}
    >
      <input
        id={id}
        className={styles.input}
        type="file"
        accept={accept}
        title=""
        disabled={disabled}
        onChange={handleChange}
        aria-required={required || undefined}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
      />
      {children}
    </div>
  )
}
