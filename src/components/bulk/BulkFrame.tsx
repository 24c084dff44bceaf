import { Button } from '@blueprintjs/core'
import { useMemo, useState, type ReactNode } from 'react'
import { LoadingButton } from '../feedback/LoadingButton'
import { ModalDialog } from '../feedback/ModalDialog'
import type { Noun } from '../table/TableFrame'
import { ChangeList, type ChangeRow } from './ChangeList'
import styles from './BulkFrame.module.css'
import { aboutWord, countWord } from '../../contract/words'

export interface BulkFrameProps {
  isOpen: boolean
  /** What is changed, of how many: `Tags of 30 projects`. */
  title: string
  noun: Noun
  /** What is done to each; nothing has to be chosen without it. */
  children?: ReactNode
  /** What happens to each of the records; undefined as long as nothing is chosen. */
  rows: readonly ChangeRow[] | undefined
  /** More records are changed that are not among the rows: how many, where that is known, and whether that is an estimate. */
  more?: { count: number | undefined; isAbout: boolean } | undefined
  /** How many records have been read, of how many; nothing can be applied before that. */
  read: { done: number; of: number }
  /** So many could not be read, and how to try that again. */
  unread?: { count: number; onRetry: () => void } | undefined
  /** `Change` by default. */
  verb?: string
  /** What becomes of them: `will change` by default. */
  fate?: string
  intent?: 'primary' | 'danger'
  /** Why nothing can be applied now. */
  hindrance?: string | undefined
  /** One call does the whole: the button's words, also where no record changes, and what came of the last try. */
  whole?: { label: string; isBusy: boolean; error: string | undefined } | undefined
  onApply: () => void
  onCancel: () => void
  /** The dialog is gone. */
  onClosed?: () => void
}

/**
 * The dialog that changes many records: the choice, what it makes of each record, and a button that does it.
 *
 * Use it behind the buttons of a SelectionBar.
 */
export function BulkFrame(props: BulkFrameProps) {
  const { isOpen, title, noun, children, rows, read, unread, verb = 'Change', intent = 'primary' } = props
  const { fate = 'will change', more } = props
  const [isSkippedAlone, setSkippedAlone] = useState(false)
  const changing = rows?.filter(({ tone }) => tone === 'changed').length ?? 0
  const skipped = useMemo(
    () => rows?.filter(({ tone }) => tone === 'skipped' || tone === 'failed') ?? [],
    [rows],
  )
  const isReading = read.done < read.of
  const nouns = (count: number) => `${countWord(count)} ${count === 1 ? noun.one : noun.many}`
  const { whole, hindrance } = props
  const isReady =
    rows !== undefined && hindrance === undefined && (whole !== undefined || (!isReading && changing > 0))
  const isBusy = whole?.isBusy === true
  const handleCancel = () => {
    if (!isBusy) props.onCancel()
  }
  const summary = isReading
    ? `Reading ${countWord(read.done)} of ${countWord(read.of)}…`
    : rows === undefined
      ? 'Choose what to change'
      : `${nouns(changing)} ${fate}${skipped.length === 0 ? '' : `, ${countWord(skipped.length)} will not`}${more ? moreWords(more) : ''}`
  const shown = isSkippedAlone && skipped.length > 0 ? skipped : (rows ?? [])
  return (
    <ModalDialog
      isOpen={isOpen}
      onClose={handleCancel}
      onClosed={props.onClosed}
      title={title}
      width={760}
      className={styles.dialog}
      shouldReturnFocusOnClose={false}
      focusFirst={(dialog) => dialog.querySelector<HTMLElement>('input:checked, input:not([hidden]), button')}
    >
      {children}
      <div className={styles.previewHead}>
        <h3 className={styles.previewTitle}>Preview</h3>
        <output className={styles.summary}>{summary}</output>
        {!isReading && skipped.length > 0 && skipped.length < (rows?.length ?? 0) && (
          <Button
            size="small"
            variant="minimal"
            intent="primary"
            text={isSkippedAlone ? 'Show all' : `Show those that will not`}
            onClick={() => setSkippedAlone(!isSkippedAlone)}
          />
        )}
      </div>
      <ChangeList label="Preview" rows={shown} room={read.of} />
      {unread && (
        <p role="alert" className={styles.unread}>
          {nouns(unread.count)} could not be read.{' '}
          <Button size="small" text="Read again" onClick={unread.onRetry} />
        </p>
      )}
      {hindrance !== undefined && <p className={styles.hindrance}>{hindrance}</p>}
      {whole?.error !== undefined && (
        <p role="alert" className={styles.unread}>
          {whole.error}
        </p>
      )}
      <div className={styles.actions}>
        <Button text="Cancel" disabled={isBusy} onClick={handleCancel} />
        <LoadingButton
          intent={intent}
          text={whole?.label ?? (changing > 0 ? `${verb} ${nouns(changing)}` : verb)}
          isBusy={isBusy}
          // A disabled button would lose the focus while more is read.
          aria-disabled={isBusy || !isReady || undefined}
          className={isReady ? undefined : styles.notReady}
          onClick={() => isReady && props.onApply()}
        />
      </div>
    </ModalDialog>
  )
}

/** `, and about 40,700 more`. */
const moreWords = ({ count, isAbout }: NonNullable<BulkFrameProps['more']>) =>
  count === undefined ? ', and more' : `, and ${aboutWord(count, isAbout)} more`
