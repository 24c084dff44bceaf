import { ChevronDownIcon, ChevronRightIcon, CogIcon } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { useId, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Avatar } from '../../components/text/Avatar'
import type { HistoryEntry } from '../../contract/endpoints/history'
import { exactWords, shortWords, timeWords } from './days'
import { entryWords } from './entryWords'
import { shortChanges } from './shortChanges'
import styles from './HistoryItem.module.css'
import { recordPath } from './recordPath'
import { useFieldWords } from './useNames'

interface HistoryItemProps {
  entry: HistoryEntry
  isOpen: boolean
  onToggle: (id: number) => void
  /** The list is about this one record: it is not named in each line, and the day stands in each. */
  isOfRecord?: boolean
  /** What is shown of the entry once it is open. */
  children: ReactNode
}

/** One entry of a history: who did what, when; its button shows the fields that changed. */
export function HistoryItem({ entry, isOpen, onToggle, isOfRecord = false, children }: HistoryItemProps) {
  const id = useId()
  const at = new Date(entry.at)
  const short = shortChanges(entry)
  const Mark = isOpen ? ChevronDownIcon : ChevronRightIcon
  return (
    <div className={styles.item} data-open={isOpen || undefined}>
      <div className={styles.line}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-more` : undefined}
          aria-labelledby={`${id}-words ${id}-time`}
          onClick={() => onToggle(entry.id)}
        >
          <Mark />
        </button>
        {entry.by ? (
          <Avatar name={entry.by.name || entry.by.email} size={28} />
        ) : (
          <span className={styles.nobody}>
            <CogIcon size={14} />
          </span>
        )}
        <div className={styles.words}>
          <p id={`${id}-words`} dir="auto">
            <Sentence entry={entry} isOfRecord={isOfRecord} />
          </p>
          {short !== '' && (
            <p className={styles.short} dir="auto">
              {short}
            </p>
          )}
        </div>
        <time id={`${id}-time`} dateTime={entry.at} title={exactWords(at)} className={styles.time}>
          {isOfRecord ? shortWords(at) : timeWords(at)}
        </time>
      </div>
      {isOpen && (
        <div id={`${id}-more`} className={styles.more}>
          {children}
        </div>
      )}
    </div>
  )
}

/** 'Ada Adeyemi changed License of React' */
function Sentence({ entry, isOfRecord }: Pick<HistoryItemProps, 'entry' | 'isOfRecord'>) {
  const { actor, verb, link, rest, into } = entryWords(entry)
  const { record, event } = entry
  return (
    <>
      <strong>{actor}</strong> {verb}
      {record && link !== undefined && !isOfRecord && (
        <>
          {' '}
          {link} <RecordName record={record} isGone={event === 'removed'} />
        </>
      )}
      {rest !== undefined && ` ${rest}`}
      {record && into !== undefined && (
        <>
          {' into '}
          <MergedInto kind={record.kind} id={into} />
        </>
      )}
    </>
  )
}

/** The name of the record that took the place of another one. */
const MergedInto = observer(function MergedInto({ kind, id }: { kind: string; id: unknown }) {
  const { show } = useFieldWords(kind, ['mergedInto'])('mergedInto')
  return (
    <strong>
      <bdi>{show?.(id)}</bdi>
    </strong>
  )
})

function RecordName({ record, isGone }: { record: NonNullable<HistoryEntry['record']>; isGone: boolean }) {
  const path = isGone ? undefined : recordPath(record)
  const name = record.name || `No. ${record.id}`
  return path === undefined ? (
    <strong>{name}</strong>
  ) : (
    <Link className={styles.record} to={path}>
      {name}
    </Link>
  )
}
