import { observer } from 'mobx-react-lite'
import { useRef, useState } from 'react'
import { formatRelativeTime } from '../../components/compare/formatRelativeTime'
import { LoadingButton } from '../../components/feedback/LoadingButton'
import { ResourceView } from '../../components/feedback/ResourceView'
import type { Opportunity } from '../../contract/entities'
import { useConsole, useStores } from '../../hooks/useConsole'
import { useResource } from '../../hooks/useResource'
import { useNow } from '../../lib/useNow'
import styles from './DeletedOpportunities.module.css'
import { deletionEditor } from './deletionEditor'
import { opportunitiesOf } from '../../stores/OpportunityStore'

/** "Deleted (3)": a project's deleted opportunities, each with the way to restore it; nothing where there are none. */
export const DeletedOpportunities = observer(function DeletedOpportunities({ osnId }: { osnId: number }) {
  const list = useResource(opportunitiesOf(useStores()).deletedOf.of(osnId))
  const heading = useRef<HTMLElement>(null)
  // What was opened stays where the last one was restored, so that the focus has a place.
  const [wasShown, setWasShown] = useState(false)
  const count = list.value?.length ?? 0
  if (list.status === 'ready' && count === 0 && !wasShown) return null
  if (list.status === 'loading') return null
  return (
    <ResourceView {...list} label="Loading deleted opportunities…">
      {list.value && (
        <details
          className={styles.deleted}
          onToggle={({ currentTarget }) => {
            if (currentTarget.open) setWasShown(true)
          }}
        >
          <summary ref={heading}>Deleted ({count})</summary>
          {count === 0 ? (
            <p className={styles.none}>No opportunity of this project is deleted.</p>
          ) : (
            <ul className={styles.list} aria-label="Deleted opportunities">
              {list.value.map((opportunity) => (
                <Deleted
                  key={opportunity.id}
                  opportunity={opportunity}
                  onRestored={() => heading.current?.focus()}
                />
              ))}
            </ul>
          )}
        </details>
      )}
    </ResourceView>
  )
})

function Deleted({ opportunity, onRestored }: { opportunity: Opportunity; onRestored: () => void }) {
  const { stores, toaster } = useConsole()
  const [isBusy, setBusy] = useState(false)
  const now = useNow()
  const { title, createdAt, updatedAt, updatedBy } = opportunity
  const deletedAt = updatedAt === createdAt ? undefined : updatedAt
  const handleRestore = async () => {
    setBusy(true)
    const isRestored = await deletionEditor(stores, toaster.show, opportunity).submit()
    setBusy(false)
    if (isRestored) onRestored()
  }
  return (
    <li className={styles.row}>
      <span className={styles.title} dir="auto">
        {title}
      </span>
      {deletedAt && (
        <span className={styles.when}>
          Deleted <time dateTime={deletedAt}>{formatRelativeTime(Date.parse(deletedAt), now)}</time>
          {updatedBy && ` by ${updatedBy.name}`}
        </span>
      )}
      <LoadingButton
        text="Restore"
        aria-label={`Restore ${title}`}
        isBusy={isBusy}
        onClick={() => void handleRestore()}
      />
    </li>
  )
}
