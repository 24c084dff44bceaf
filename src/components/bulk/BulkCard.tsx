import { Button, ProgressBar } from '@blueprintjs/core'
import '../../styles/progress.scss'
import { CrossIcon } from '@blueprintjs/icons'
import { useRef } from 'react'
import type { Noun } from '../table/TableFrame'
import styles from './BulkCard.module.css'
import { countWord } from '../../contract/words'

/** Where the change of many records stands. */
export type BulkCardStatus = 'running' | 'signedOut' | 'offline' | 'stopped' | 'refused' | 'ended'

export interface BulkCardProps {
  status: BulkCardStatus
  noun: Noun
  /** How many records are in each state. */
  counts: { waiting: number; done: number; skipped: number; failed: number }
  /** It takes another change back. */
  isUndo?: boolean
  /** All are changed in one step, or none: there is nothing to stop in its middle. */
  isOneCall?: boolean
  /** So many had been saved by somebody else meanwhile, which was kept. */
  merged?: number
  /** The records come from a file. */
  isImport?: boolean | undefined
  /** The records are removed, or merged into another one. */
  act?: 'remove' | 'merge' | undefined
  /** What Undo does, or has done, where that is not all: a sentence. Shown once the change has ended. */
  note?: string | undefined
  onStop: () => void
  /** Goes on with what is left. */
  onGoOn: () => void
  /** Tries again what failed. */
  onRetry: () => void
  /** Takes the whole back; without it that is not possible. */
  onUndo?: (() => void) | undefined
  /** Lists what was not changed. */
  onShow: () => void
  onDismiss: () => void
}

/**
 * How far the change of many records has come, over all screens; when it has ended what came of it, with one Undo.
 *
 * Use it once, in the frame of the console. What is done to one record says so by a toast.
 */
export function BulkCard(props: BulkCardProps) {
  const {
    status,
    noun,
    counts,
    isUndo = false,
    isImport = false,
    act,
    note,
    isOneCall = false,
    merged = 0,
  } = props
  const { waiting, done, skipped, failed } = counts
  const total = waiting + done + skipped + failed
  const isRefused = status === 'refused'
  const left = isRefused ? failed : skipped + failed + waiting
  const nouns = (count: number) => `${countWord(count)} ${count === 1 ? noun.one : noun.many}`
  const isRunning = status === 'running'
  const isWaiting = status === 'offline' || status === 'signedOut'
  const isAtOnce = isRunning && isOneCall
  const said = saidOf(status, { isUndo, act: isImport ? 'import' : act, merged }, nouns)
  const card = useRef<HTMLElement>(null)
  /** The button may be gone then: the card takes its focus. */
  const acting = (act: () => void) => () => {
    act()
    card.current?.focus({ preventScroll: true })
  }
  const progress = `${countWord(total - waiting)} of ${countWord(total)}`
  return (
    <section
      ref={card}
      tabIndex={-1}
      className={styles.card}
      aria-label="Change of many records"
      data-failed={failed > 0 || undefined}
    >
      <div className={styles.head}>
        <output className={styles.said}>{said(counts, total)}</output>
        {!isRunning && !isWaiting && (
          <Button
            variant="minimal"
            size="small"
            aria-label="Dismiss"
            icon={<CrossIcon />}
            onClick={props.onDismiss}
          />
        )}
      </div>
      {(isRunning || isWaiting) && (
        <div className={styles.progress}>
          <span className={styles.count}>{isAtOnce ? 'All at once' : progress}</span>
          <ProgressBar
            {...(!isAtOnce && { value: total === 0 ? 1 : (total - waiting) / total })}
            stripes={isAtOnce}
            intent="primary"
            aria-label={said(counts, total)}
            aria-valuetext={isAtOnce ? 'All at once' : progress}
          />
        </div>
      )}
      {note !== undefined && !isRunning && !isWaiting && <p className={styles.note}>{note}</p>}
      <div className={styles.actions}>
        {((isRunning && !isAtOnce) || isWaiting) && (
          <Button size="small" text="Cancel" onClick={acting(props.onStop)} />
        )}
        {status === 'offline' && <Button size="small" text="Try now" onClick={acting(props.onGoOn)} />}
        {status === 'stopped' && waiting > 0 && (
          <Button size="small" text="Go on" onClick={acting(props.onGoOn)} />
        )}
        {isRefused && <Button size="small" text="Go on without them" onClick={acting(props.onGoOn)} />}
        {!isRunning && failed > 0 && <Button size="small" text="Retry" onClick={acting(props.onRetry)} />}
        {!isRunning && !isWaiting && left > 0 && (
          <Button
            size="small"
            variant="minimal"
            text={`Show ${countWord(left)} not ${isUndo ? 'changed' : wordsOf(isImport ? 'import' : act).did}`}
            onClick={props.onShow}
          />
        )}
        {!isRunning && !isWaiting && done > 0 && props.onUndo && (
          <Button size="small" text="Undo" onClick={acting(props.onUndo)} />
        )}
      </div>
    </section>
  )
}

type Act = 'import' | 'remove' | 'merge'

const change = { doing: 'Changing', did: 'changed', noun: 'change' }
const words: { [act in Act]: typeof change } = {
  import: { doing: 'Importing', did: 'imported', noun: 'import' },
  remove: { doing: 'Removing', did: 'removed', noun: 'removal' },
  merge: { doing: 'Merging', did: 'merged', noun: 'merge' },
}
const wordsOf = (act: Act | undefined) => (act ? words[act] : change)

/** What is said of a change in this state; the numbers of the progress are not announced one by one. */
function saidOf(
  status: BulkCardStatus,
  { isUndo, act, merged }: { isUndo: boolean; act: Act | undefined; merged: number },
  nouns: (count: number) => string,
) {
  const { doing, did, noun } = wordsOf(act)
  const undoing = `Taking back the ${noun} of`
  return ({ waiting, done, skipped, failed }: BulkCardProps['counts'], total: number): string => {
    if (status === 'running') return `${isUndo ? undoing : doing} ${nouns(total)}`
    if (status === 'offline') return 'No connection. It goes on by itself when the connection is back'
    if (status === 'signedOut') return 'Waiting until you have signed in again'
    if (status === 'refused') {
      const before =
        done > 0 ? `${nouns(done)} ${isUndo ? 'taken back' : did}, then it stopped` : 'Nothing was changed'
      return `${before}: ${countWord(failed)} of ${nouns(total)} can't be ${isUndo ? 'taken back' : 'changed'}`
    }
    const rest = [
      merged > 0 && `${countWord(merged)} merged with what others saved`,
      skipped > 0 && `${countWord(skipped)} left as ${skipped === 1 ? 'it is' : 'they are'}`,
      failed > 0 && `${countWord(failed)} failed`,
      waiting > 0 && `${countWord(waiting)} not done`,
    ].filter(Boolean)
    return [`${nouns(done)} ${isUndo ? 'taken back' : did}`, ...rest].join(', ')
  }
}
