import { Button } from '@blueprintjs/core'
import { useEffect, useRef, useState } from 'react'
import { ChangeList, type ChangeRow } from '../bulk/ChangeList'
import styles from './ImportPreview.module.css'
import { countWord } from '../../contract/words'

/** How many rows of a file do what. */
export interface ImportCounts {
  added: number
  changed: number
  unchanged: number
  errors: number
}

export interface ImportPreviewProps {
  fileName: string
  /** What becomes of each row: `failed` where it has an error. */
  rows: readonly ChangeRow[]
  counts: ImportCounts
  /** How many of the records that rows change have been read; nothing is said of those before. */
  read: { done: number; of: number }
  /** So many could not be read, and how to try that again. */
  unread?: { count: number; onRetry: () => void } | undefined
  /** Sentences on the file as a whole: columns that are skipped or missing, what Undo does. */
  notes: readonly string[]
  /** Saves the rows that have an error, each with the reason. */
  onDownloadErrors: () => void
}

/**
 * What becomes of each row of a file, before anything is sent.
 *
 * Use it in an ImportFrame, once the file is read.
 */
export function ImportPreview(props: ImportPreviewProps) {
  const { fileName, rows, counts, read, unread, notes, onDownloadErrors } = props
  const [isErrorsAlone, setErrorsAlone] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  // The field in which the file was chosen is gone.
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  const isFiltered = isErrorsAlone && counts.errors > 0
  const shown = isFiltered ? rows.filter(({ tone }) => tone === 'failed') : rows
  const said = [
    counts.added > 0 && `${countWord(counts.added)} will be added`,
    counts.changed > 0 && `${countWord(counts.changed)} will be changed`,
    counts.unchanged > 0 &&
      `${countWord(counts.unchanged)} will be left as ${counts.unchanged === 1 ? 'it is' : 'they are'}`,
    counts.errors > 0 &&
      `${countWord(counts.errors)} ${counts.errors === 1 ? 'has an error' : 'have errors'}`,
  ].filter(Boolean)
  const isReading = read.done < read.of
  return (
    <>
      <div className={styles.head}>
        <h3 ref={title} tabIndex={-1} className={styles.title}>
          {fileName}
        </h3>
        <output className={styles.summary}>
          {isReading ? `Comparing ${countWord(read.done)} of ${countWord(read.of)}…` : said.join(', ')}
        </output>
      </div>
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {counts.errors > 0 && (
        <div className={styles.tools}>
          <Button
            size="small"
            text={isFiltered ? 'Show all rows' : 'Show only errors'}
            onClick={() => setErrorsAlone(!isErrorsAlone)}
          />
          <Button
            size="small"
            text={`Download ${countWord(counts.errors)} ${counts.errors === 1 ? 'row' : 'rows'} with errors`}
            onClick={onDownloadErrors}
          />
        </div>
      )}
      <ChangeList label="Preview" rows={shown} room={rows.length} />
      {unread && (
        <p role="alert" className={styles.unread}>
          {countWord(unread.count)} {unread.count === 1 ? 'record' : 'records'} could not be read.{' '}
          <Button size="small" text="Read again" onClick={unread.onRetry} />
        </p>
      )}
    </>
  )
}
