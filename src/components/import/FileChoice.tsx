import { Button, ProgressBar, TextArea } from '@blueprintjs/core'
import '../../styles/progress.scss'
import { DocumentIcon } from '@blueprintjs/icons'
import { useEffect, useId, useState, type ClipboardEvent, type ReactNode } from 'react'
import { FieldFrame, frameIds } from '../fields/FieldFrame'
import { FileDrop } from '../upload/FileDrop'
import styles from './FileChoice.module.css'

export interface FileChoiceProps {
  /** What each row needs, in words. */
  children: ReactNode
  /** What may be chosen: `CSV, 5 MB and 10,000 rows at most`. */
  hint: string
  /** Why the file was refused, as a sentence that says what to do. */
  problem?: string | undefined
  /** Name of the file that is being read. */
  reading?: string | undefined
  onFile: (file: File) => void
  /** Rows were pasted. */
  onText: (text: string) => void
  /** Files that help to begin. */
  downloads: readonly { label: string; onPress: () => void }[]
}

/**
 * Chooses a table: by the browser's file dialog, by dropping it or by pasting its rows.
 *
 * Use it in an ImportFrame. For pictures use ImageInput.
 */
export function FileChoice(props: FileChoiceProps) {
  const { children, hint, problem, reading, onFile, onText, downloads } = props
  const id = useId()
  const [text, setText] = useState('')
  /** One file after another: the field has the focus again. */
  useEffect(() => {
    if (!document.activeElement || document.activeElement === document.body)
      document.getElementById(id)?.focus()
  }, [id])
  const handlePaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain')
    if (event.clipboardData.files.length > 0 || pasted.trim() === '') return
    event.preventDefault()
    onText(pasted)
  }
  return (
    <>
      <div className={styles.words}>{children}</div>
      <div onPaste={handlePaste}>
        <FieldFrame id={id} label="CSV file" description={hint} error={problem} isUrgent>
          <FileDrop
            id={id}
            accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
            onFile={onFile}
            describedBy={frameIds(id, { description: hint, error: problem }).describedBy}
            isInvalid={problem !== undefined}
          >
            <DocumentIcon size={28} aria-hidden className={styles.icon} />
            {reading === undefined ? (
              <div className={styles.area}>
                <span className={styles.lead}>Choose a file</span>, drop it here or paste its rows
              </div>
            ) : (
              <div className={styles.area}>
                <output className={styles.reading}>Reading {reading}…</output>
                <ProgressBar aria-label={`Reading ${reading}`} stripes={false} intent="primary" />
              </div>
            )}
          </FileDrop>
        </FieldFrame>
      </div>
      <details className={styles.paste}>
        <summary>Type or paste rows in place of a file</summary>
        <FieldFrame id={`${id}-text`} label="Rows, with the names of the columns first">
          <TextArea
            id={`${id}-text`}
            fill
            rows={5}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </FieldFrame>
        <Button text="Read these rows" disabled={text.trim() === ''} onClick={() => onText(text)} />
      </details>
      <div className={styles.downloads}>
        {downloads.map(({ label, onPress }) => (
          <Button key={label} variant="minimal" intent="primary" text={label} onClick={onPress} />
        ))}
      </div>
    </>
  )
}
